import { renderMail, type Letter, type MailContent } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { OWNER, partiesOf, type Party } from "#server/features/consent/consent-parties";
import type { ConsentRequestRow } from "#server/features/consent/consent-store";
import { findRequest, type ConsentRecord } from "#server/features/consent/questions-store";
import { outcomeInSwahili } from "#server/features/consent/swahili-mails";
import { formatDate, nameList, songOf, typeOf, whatOf } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import { pathTo } from "#shared/paths";

type OutcomeMail = { requestId: string; status: ConsentRequestRow["status"]; to: string };

/** `to` is the id of a party: names and addresses are not kept in jobs. */
export const outcomeMail = defineJob<OutcomeMail>("consent.outcome-mail");

/** Tells one party how a request ended. What has changed since then is told by another mail. */
export async function sendOutcomeMail({ db, env, mail }: Deps, payload: OutcomeMail): Promise<void> {
  const { requestId, status, to } = payload;
  const record = await findRequest(db, requestId);
  const party = record && partiesOf(record).find(({ id }) => id === to);
  if (!party || record.request.status !== status) return;

  const { subject, ...content } =
    party.language === "sw"
      ? outcomeInSwahili(record, party, isShared(record, party.email))
      : outcomeInEnglish(record, party);
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

function outcomeInEnglish(record: ConsentRecord, party: Party): Letter {
  const { headline, ...content } = outcomes[record.request.status](record, party);
  return {
    subject: `${headline} (${typeOf(record)})`,
    heading: headline,
    ...content,
    closing: `You get this mail because you ${party.id === OWNER ? "sent this document for signing" : "signed this document"}.`,
  };
}

type Words = Pick<MailContent, "preheader" | "paragraphs" | "facts"> & { headline: string };
type Tell = (record: ConsentRecord, party: Party) => Words;

const outcomes: Record<ConsentRequestRow["status"], Tell> = {
  pending: ({ request }) => {
    throw new Error(`request ${request.id} has not ended`);
  },
  approved: (record, party) => (isDeletion(record) ? tellDeletionDay : tellAmendment)(record, party),
  rejected: (record, party) => {
    const refuser = record.asked.find(({ answer }) => answer === "rejected");
    const isRefuser = refuser?.email === party.email;
    const who = isRefuser && !isShared(record, party.email) ? "You" : (refuser?.name ?? "A signer");
    return stays(record, party, `${who} did not agree ${questionOf(record)}`);
  },
  expired: (record, party) => {
    const isReader = ({ email }: Pick<Party, "email">) => email === party.email && !isShared(record, email);
    const silent = record.asked
      .filter(({ answer }) => !answer)
      .map((signer) => (isReader(signer) ? "you" : signer.name));
    return stays(
      record,
      party,
      `Not everybody answered in time, and ${questionOf(record)} everybody has to agree. There was no answer from ${nameList(silent)}`,
    );
  },
  cancelled: (record, party) => {
    const who = party.id === OWNER ? "You" : fullName(record.requester);
    return stays(record, party, `${who} took back the request ${questionOf(record)}`);
  },
};

function tellDeletionDay(record: ConsentRecord, { id }: Party): Words {
  const day = formatDate(record.request.scheduledAt!);
  const owner = id === OWNER ? "You" : fullName(record.requester);
  return {
    headline: `"${songOf(record)}" will be deleted on ${day}`,
    preheader: "Everybody agreed.",
    paragraphs: [
      `Everybody who signed the ${whatOf(record)} has agreed ${questionOf(record)}.`,
      `On ${day} it goes for good: its text, its signatures and the signed PDF that we keep. If you want to keep a copy, save the PDF that was mailed to you when everybody had signed.`,
      `${owner} can cancel the deletion until then.`,
    ],
    // The last mail cannot name the document any more.
    facts: [
      { label: "Deleted on", value: day },
      { label: "Document", value: record.document.id },
    ],
  };
}

function tellAmendment(record: ConsentRecord, { id }: Party): Words {
  const isOwner = id === OWNER;
  return {
    headline: `"${songOf(record)}" may be changed`,
    preheader: "Everybody agreed.",
    paragraphs: [
      `Everybody who signed the ${whatOf(record)} has agreed ${questionOf(record)}.`,
      isOwner
        ? "It is a draft again. Change what has to be changed and send it: everybody signs the new version."
        : `It is a draft again. When ${record.requester.firstName} sends the changed document, you get a new link to read and sign it.`,
      `The version that everybody signed is kept in the document's history, with its signatures and its PDF.`,
    ],
  };
}

/** For everything that changes nothing. */
function stays(record: ConsentRecord, { id }: Party, what: string): Words {
  return {
    headline: `"${songOf(record)}" ${isDeletion(record) ? "is not deleted" : "stays as it is"}`,
    preheader: "It stays signed, as it was.",
    paragraphs: [
      `${what}.`,
      `So the ${whatOf(record)} stays fully signed, as it was, and the answers that were given no longer count. ${id === OWNER ? "You can ask again at any time." : "You do not need to do anything."}`,
    ],
  };
}

const isDeletion = ({ request }: ConsentRecord) => request.purpose === "deletion";
const questionOf = (record: ConsentRecord) => (isDeletion(record) ? "to delete it" : "to let it be changed");

/** Whether more than one person reads the mailbox. */
const isShared = ({ asked }: ConsentRecord, address: string) =>
  asked.filter(({ email }) => email === address).length > 1;
