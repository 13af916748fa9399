import { randomUUID } from "node:crypto";
import { textPatience } from "#server/adapters/sms/sms";
import { renderMail, type Letter } from "#server/adapters/mail/layout";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { OWNER, type Party } from "#server/features/consent/consent-parties";
import type { AskedSigner, ConsentRequestDetails } from "#server/features/consent/questions-store";
import { giveText, insertText } from "#server/features/signing/index";
import { defineJob } from "#server/jobs/queue";
import type { Language } from "#shared/words/languages";
import { wordsIn, type Words } from "#shared/words/speak";
import type { DocumentType } from "#shared/domain/document-status";

/** What the last mail says. It has outlived the document, so it knows no title, and whom it goes to waits sealed. */
type PurgeMail = {
  to: { name: string; address: string };
  language: Language;
  isOwner: boolean;
  type: DocumentType;
  documentId: string;
  /** Which version was in force; absent in letters of before this was told. */
  version?: number;
  confirmations: number;
  agreedAt: string;
  deletedAt: string;
};

export const purgeMail = defineJob<{ sealed: string }>("consent.purge-mail");

export function sealPurgeMail(
  { secrets }: Pick<Deps, "secrets">,
  { party, consent, at }: { party: Party; consent: ConsentRequestDetails; at: Date },
): string {
  const { request, document, version } = consent;
  const letter: PurgeMail = {
    to: { name: party.name, address: party.email },
    language: party.language,
    isOwner: party.id === OWNER,
    type: document.type,
    documentId: document.id,
    version: version.number,
    confirmations: request.confirmedCount,
    agreedAt: (request.decidedAt ?? at).toISOString(),
    deletedAt: at.toISOString(),
  };
  return secrets.seal(JSON.stringify(letter));
}

type PurgeText = { to: string; language: Language; type: DocumentType; documentId: string; agreedAt: string };

/** The same to a phone, in what one message holds. */
export const purgeText = defineJob<{ textId: string; sealed: string }>("consent.purge-text", textPatience);

export async function sendPurgeText(
  { sms, secrets, jobs }: Pick<Deps, "sms" | "secrets" | "jobs">,
  trx: Trx,
  { phone, consent, at }: { phone: AskedSigner; consent: ConsentRequestDetails; at: Date },
): Promise<void> {
  if (!sms) return;
  const textId = randomUUID();
  const letter: PurgeText = {
    to: phone.phone,
    language: phone.language ?? consent.requester.language ?? "en",
    type: consent.document.type,
    documentId: consent.document.id,
    agreedAt: (consent.request.decidedAt ?? at).toISOString(),
  };
  await insertText(trx, { id: textId, signerId: null, accountId: null, kind: "purged", at });
  await jobs.enqueue(
    trx,
    purgeText,
    { textId, sealed: secrets.seal(JSON.stringify(letter)) },
    { key: textId },
  );
}

export async function deliverPurgeText(
  deps: Deps,
  { textId, sealed }: { textId: string; sealed: string },
): Promise<void> {
  const { to, language, type, documentId, agreedAt } = JSON.parse(deps.secrets.unseal(sealed)) as PurgeText;
  const { say, day } = wordsIn(language);
  const text = say("consentText.purged", { type, documentId, day: day(new Date(agreedAt)) });
  await giveText(deps, textId, () => Promise.resolve({ to, text }));
}

export async function sendPurgeMail({ mail, secrets }: Deps, { sealed }: { sealed: string }): Promise<void> {
  const letter = JSON.parse(secrets.unseal(sealed)) as PurgeMail;
  const { to, language, documentId } = letter;
  const { subject, ...content } = write(letter, wordsIn(language));
  await mail.send({
    key: `purged-${documentId}-${secrets.hashToken(to.address)}`,
    to,
    subject,
    ...renderMail({ language, ...content }),
  });
}

function write(letter: PurgeMail, { say, day }: Words): Letter {
  const { isOwner, type, documentId, confirmations } = letter;
  const agreed = day(new Date(letter.agreedAt));
  const deleted = day(new Date(letter.deletedAt));
  const facts = { isOwner, type, agreed, deleted, number: String(letter.version ?? "none") };
  return {
    subject: say("purge.subject", facts),
    preheader: say("purge.preheader", facts),
    heading: say("purge.heading", facts),
    paragraphs: [say("purge.what", facts), say("purge.kept", facts)],
    facts: [
      { label: say("purge.document"), value: documentId },
      { label: say("purge.agreedBy"), value: say("purge.signers", { count: confirmations }) },
      { label: say("purge.agreedOn"), value: agreed },
      { label: say("purge.deletedOn"), value: deleted },
    ],
    closing: say("purge.closing"),
    ...(!isOwner && { source: say("mail.sourceAsker") }),
  };
}
