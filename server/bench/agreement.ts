import * as fc from "fast-check";
import { renderAgreementPlainly } from "#server/bench/agreement-plain";
import { cpuOf, median, ratioResult, type Result, tableOf } from "#server/bench/result";
import { draftFromLibrary } from "#server/features/agreements/draft-from-library";
import { renderDocumentPdf, type AgreementPdf } from "#server/features/documents/pdf/document-pdf";
import { producerForm } from "#server/testing/factories/agreement-form";
import { agreementPdf } from "#server/testing/factories/agreement-pdf";
import { spokenName } from "#server/testing/factories/any-text";
import { readPdf } from "#server/testing/read-pdf";
import { writeAgreement } from "#shared/domain/agreements/agreement-text";
import type { ProducerForm } from "#shared/domain/agreements/producer-agreement";

const ROUNDS = 9;
const AGREEMENTS_A_ROUND = 4;

/** What it costs to draft an agreement with the clause library and to draw it, beside plain pdfkit drawing the same text. */
export async function benchAgreement(): Promise<Result[]> {
  const forms = anyForms((ROUNDS + 2) * AGREEMENTS_A_ROUND);
  const next = () => forms.splice(0, AGREEMENTS_A_ROUND);
  await expectSameWords();
  await cpuOf(ours, next());
  await cpuOf(renderAgreementPlainly, next().slice(0, 2).map(draft));

  const rounds: { ours: number; plain: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const batch = next();
    rounds.push({
      plain: await cpuOf(renderAgreementPlainly, batch.map(draft)),
      ours: await cpuOf(ours, batch),
    });
  }
  const spent = median(rounds.map((round) => round.ours));
  const plain = median(rounds.map((round) => round.plain));
  const ratio = median(rounds.map((round) => round.ours / round.plain));
  const detail = `${spent.toFixed(1)} ms of CPU beside ${plain.toFixed(1)} ms`;
  const name = "Producer agreement, drafted and drawn, beside pdfkit drawing it with font paths";
  return [ratioResult(name, ratio, { most: 0.25 }, detail)];
}

const ours = (form: ProducerForm) => renderDocumentPdf(draft(form));

function draft(form: ProducerForm): AgreementPdf {
  const generatedAgreement = writeAgreement(draftFromLibrary("producer_agreement", form));
  return agreementPdf(
    {
      type: "producer_agreement",
      content: {
        formData: form,
        generatedAgreement,
        draftedBy: "clause_library",
        editedAt: null,
        edition: null,
      },
    },
    { signed: 2, title: `Producer Agreement: ${form.trackTitle}` },
  );
}

/** Every form has names, titles and a fee of its own, so no cache knows them. */
function anyForms(count: number): ProducerForm[] {
  const forms = fc
    .tuple(spokenName, spokenName, spokenName, spokenName, fc.nat(99_999_999))
    .map(([artistName, producerName, trackTitle, projectTitle, producerFee]) =>
      producerForm({ artistName, producerName, trackTitle, projectTitle, producerFee }),
    );
  return fc.sample(forms, { seed: 6, numRuns: count });
}

/** The comparison is worth nothing if one of the two writes less. Pages differ in number, so the lines of each page are left out. */
async function expectSameWords(): Promise<void> {
  const input = draft(producerForm());
  const wordsOf = async (file: Buffer) => {
    const { pages } = await readPdf(file);
    const lines = pages.flatMap((page) => page.split("\n")).filter((line) => !isOfPage(line, input));
    return lines.join(" ").split(/\s+/).filter(Boolean).toSorted().join(" ");
  };
  const drawn = await wordsOf(await renderDocumentPdf(input));
  const plain = await wordsOf(await renderAgreementPlainly(input));
  if (drawn !== plain) throw new Error(`The two documents do not say the same:\n${drawn}\n${plain}`);
}

function isOfPage(line: string, { documentId, title }: AgreementPdf): boolean {
  return (
    /^Fully signed |Sahihi\.com( ·|$)|^\d+ of \d+$/.test(line) ||
    line.includes(`${documentId} `) ||
    title.endsWith(`: ${line}`)
  );
}

if (import.meta.main) process.stdout.write(`${tableOf(await benchAgreement())}\n`);
