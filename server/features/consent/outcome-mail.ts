import { renderMail, type Letter, type MailContent } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { OWNER, partiesOf, type Party } from "#server/features/consent/consent-parties";
import type { ConsentRequestRow } from "#server/features/consent/consent-store";
import { findRequest, type ConsentRecord } from "#server/features/consent/questions-store";
import { aboutOf } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import { pathTo } from "#shared/paths";
import { wordsIn, type Words } from "#shared/words/speak";

type OutcomeMail = { requestId: string; status: ConsentRequestRow["status"]; to: string };

/** `to` is the id of a party: names and addresses are not kept in jobs. */
export const outcomeMail = defineJob<OutcomeMail>("consent.outcome-mail");

/** Tells one party how a request ended. What has changed since then is told by another mail. */
export async function sendOutcomeMail({ db, env, mail }: Deps, payload: OutcomeMail): Promise<void> {
  const { requestId, status, to } = payload;
  const record = await findRequest(db, requestId);
  const party = record && partiesOf(record).find(({ id }) => id === to);
  if (!party || record.request.status !== status) return;

  const { subject, ...content } = write(record, party);
  await mail.send({
    key: `outcome-${requestId}-${status}-${to}`,
    to: { name: party.name, address: party.email },
    subject,
    ...renderMail({
      language: party.language,
      ...content,
      ...(party.id === OWNER && {
        button: { label: "Open the document", url: env.APP_URL + pathTo.view(record.document.id) },
      }),
    }),
  });
}

function write(record: ConsentRecord, party: Party): Letter {
  const words = wordsIn(party.language);
  const { headline, ...content } = outcomes[record.request.status](record, party, words);
  return {
    subject: words.say("outcome.subject", { ...aboutOf(record), headline }),
    heading: headline,
    ...content,
    closing: words.say("outcome.closing", { isOwner: party.id === OWNER }),
  };
}

type Outcome = Pick<MailContent, "preheader" | "paragraphs" | "facts"> & { headline: string };
type Tell = (record: ConsentRecord, party: Party, words: Words) => Outcome;

const outcomes: Record<ConsentRequestRow["status"], Tell> = {
  pending: ({ request }) => {
    throw new Error(`request ${request.id} has not ended`);
  },
  approved: (record, party, words) =>
    (record.request.purpose === "deletion" ? tellDeletionDay : tellAmendment)(record, party, words),
  rejected: (record, party, words) => {
    const { say } = words;
    const refuser = record.asked.find(({ answer }) => answer === "rejected");
    const isReader = refuser?.email === party.email && !isShared(record, party.email);
    const name = refuser?.name ?? say("outcome.aSigner");
    return stays(
      record,
      party,
      say("outcome.rejected", { ...factsOf(record, party), isReader, name }),
      words,
    );
  },
  expired: (record, party, words) => {
    const { say, list } = words;
    const isReader = ({ email }: Pick<Party, "email">) => email === party.email && !isShared(record, email);
    const silent = record.asked
      .filter(({ answer }) => !answer)
      .map((signer) => (isReader(signer) ? say("outcome.you") : signer.name));
    const names = list(silent);
    return stays(record, party, say("outcome.expired", { ...factsOf(record, party), names }), words);
  },
  cancelled: (record, party, words) =>
    stays(record, party, words.say("outcome.cancelled", factsOf(record, party)), words),
};

/** What the sentences are made of. */
const factsOf = (record: ConsentRecord, { id }: Party) => ({
  ...aboutOf(record),
  purpose: record.request.purpose,
  isOwner: id === OWNER,
  owner: fullName(record.requester),
});

function tellDeletionDay(record: ConsentRecord, party: Party, words: Words): Outcome {
  const { say } = words;
  const day = words.day(record.request.scheduledAt!);
  const facts = factsOf(record, party);
  return {
    headline: say("outcome.deletedOn", { ...facts, day }),
    preheader: say("outcome.allAgreed"),
    paragraphs: [
      say("outcome.allAgreedTo", facts),
      say("outcome.deletion", { day }),
      say("outcome.canCancel", facts),
    ],
    // The last mail cannot name the document any more.
    facts: [
      { label: say("outcome.deletedOnLabel"), value: day },
      { label: say("outcome.document"), value: record.document.id },
    ],
  };
}

function tellAmendment(record: ConsentRecord, party: Party, { say }: Words): Outcome {
  const facts = factsOf(record, party);
  return {
    headline: say("outcome.mayChange", facts),
    preheader: say("outcome.allAgreed"),
    paragraphs: [
      say("outcome.allAgreedTo", facts),
      say("outcome.draftAgain", { ...facts, owner: record.requester.firstName }),
      say("outcome.versionKept"),
    ],
  };
}

/** For everything that changes nothing. */
function stays(record: ConsentRecord, party: Party, what: string, { say }: Words): Outcome {
  const facts = factsOf(record, party);
  return {
    headline: say("outcome.stays", facts),
    preheader: say("outcome.staysSigned"),
    paragraphs: [what, say("outcome.nothingChanges", facts)],
  };
}

/** Whether more than one person reads the mailbox. */
const isShared = ({ asked }: ConsentRecord, address: string) =>
  asked.filter(({ email }) => email === address).length > 1;
