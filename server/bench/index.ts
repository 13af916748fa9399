import { benchAdmin } from "#server/bench/admin";
import { benchAgreement } from "#server/bench/agreement";
import { benchChat } from "#server/bench/chat";
import { benchCollaborators } from "#server/bench/collaborators";
import { benchCompletion } from "#server/bench/completion";
import { benchContacts } from "#server/bench/contacts";
import { benchDashboard } from "#server/bench/dashboard";
import { benchExtraction } from "#server/bench/extraction";
import { benchHttp, benchLoggedSigning, benchLongList } from "#server/bench/http";
import { benchPdf } from "#server/bench/pdf";
import { tableOf, type Result } from "#server/bench/result";
import { benchReviews } from "#server/bench/reviews";
import { benchSeal } from "#server/bench/seal";
import { benchSearch } from "#server/bench/search";
import { benchStart } from "#server/bench/start";
import { benchTransparency } from "#server/bench/transparency";
import { benchTyping } from "#server/bench/typing";

const benches = [
  benchStart,
  benchHttp,
  benchLongList,
  benchDashboard,
  benchContacts,
  benchPdf,
  benchAgreement,
  benchCompletion,
  benchExtraction,
  benchTyping,
  benchReviews,
  benchSearch,
  benchAdmin,
  benchCollaborators,
  benchChat,
  benchSeal,
  benchTransparency,
  benchLoggedSigning,
];
const named = process.argv.slice(2);

const results: Result[] = [];
for (const bench of benches)
  if (named.length === 0 || named.includes(bench.name)) results.push(...(await bench()));
process.stdout.write(`${tableOf(results)}\n`);
process.exitCode = results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1;
