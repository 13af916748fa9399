import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { OWNER, type Party } from "#server/features/consent/consent-parties";
import type { ConsentRecord } from "#server/features/consent/questions-store";
import { formatDate } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import type { Language } from "#shared/words/languages";
import { documentTypeLabels, type DocumentType } from "#shared/domain/document-status";

/** What the last mail says. It has outlived the document, so it knows no title, and whom it goes to waits sealed. */
type PurgeMail = {
  to: { name: string; address: string };
  language: Language;
  isOwner: boolean;
  type: DocumentType;
  documentId: string;
  confirmations: number;
  agreedAt: string;
  deletedAt: string;
};

export const purgeMail = defineJob<{ sealed: string }>("consent.purge-mail");

export function sealPurgeMail(
  { secrets }: Pick<Deps, "secrets">,
  { party, record, at }: { party: Party; record: ConsentRecord; at: Date },
): string {
  const { request, document } = record;
  const letter: PurgeMail = {
    to: { name: party.name, address: party.email },
    language: party.language,
    isOwner: party.id === OWNER,
    type: document.type,
    documentId: document.id,
    confirmations: request.confirmedCount,
    agreedAt: (request.decidedAt ?? at).toISOString(),
    deletedAt: at.toISOString(),
  };
  return secrets.seal(JSON.stringify(letter));
}

export async function sendPurgeMail({ mail, secrets }: Deps, { sealed }: { sealed: string }): Promise<void> {
  const letter = JSON.parse(secrets.unseal(sealed)) as PurgeMail;
  const { to, language, documentId } = letter;
  const { subject, ...content } = (language === "sw" ? purgeInSwahili : purgeInEnglish)(letter);
  await mail.send({
    key: `purged-${documentId}-${secrets.hashToken(to.address)}`,
    to,
    subject,
    ...renderMail({ language, ...content }),
  });
}

function purgeInEnglish(letter: PurgeMail): Letter {
  const { isOwner, documentId, confirmations } = letter;
  const type = documentTypeLabels[letter.type].toLowerCase();
  const [agreed, deleted] = [formatDate(new Date(letter.agreedAt)), formatDate(new Date(letter.deletedAt))];
  return {
    subject: `A ${type} you ${isOwner ? "owned" : "signed"} has been deleted`,
    preheader: `Everybody agreed on ${agreed}.`,
    heading: `The ${type} is deleted`,
    paragraphs: [
      `A ${type} that you ${isOwner ? "sent for signing" : "signed"} was deleted on ${deleted} for good, as everybody who had signed it agreed on ${agreed}.`,
      "We no longer have its title, its text, its signatures or its PDF, so this mail cannot name it. What is kept is its number, when it was deleted, how many agreed, and a record of when each step happened, without names.",
    ],
    facts: [
      { label: "Document", value: documentId },
      { label: "Agreed by", value: `${confirmations} ${confirmations === 1 ? "signer" : "signers"}` },
      { label: "Agreed on", value: agreed },
      { label: "Deleted on", value: deleted },
    ],
    closing:
      "There is nothing to do. The copy that was mailed to you when everybody had signed is yours to keep; it shows the same number.",
  };
}

/** For a signer: owners are written to in English. */
function purgeInSwahili({ documentId, confirmations, agreedAt, deletedAt }: PurgeMail): Letter {
  const [agreed, deleted] = [formatDate(new Date(agreedAt)), formatDate(new Date(deletedAt))];
  return {
    subject: "Hati uliyosaini imefutwa",
    preheader: `Kila mtu alikubali tarehe ${agreed}.`,
    heading: "Hati imefutwa",
    paragraphs: [
      `Hati uliyosaini ilifutwa kabisa tarehe ${deleted}, kama wote walioisaini walivyokubali tarehe ${agreed}.`,
      "Hatuna tena kichwa chake, maandishi yake, sahihi zake wala PDF yake, kwa hivyo barua pepe hii haiwezi kuitaja kwa jina. Kinachohifadhiwa ni nambari yake, tarehe ilipofutwa, idadi ya waliokubali, na kumbukumbu ya kila hatua ilipofanyika, bila majina.",
    ],
    facts: [
      { label: "Hati", value: documentId },
      {
        label: "Waliokubali",
        value: confirmations === 1 ? "Mtia sahihi 1" : `Watia sahihi ${confirmations}`,
      },
      { label: "Walikubali tarehe", value: agreed },
      { label: "Ilifutwa tarehe", value: deleted },
    ],
    closing:
      "Huhitaji kufanya lolote. Nakala uliyotumiwa kwa barua pepe kila mtu aliposaini ni yako; ina nambari hiyo hiyo.",
  };
}
