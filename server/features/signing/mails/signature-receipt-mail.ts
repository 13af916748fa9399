import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { aboutOf, bindsMeanwhile, partOf, sourceOf } from "#server/features/signing/mails/invitation-words";
import { actedBy } from "#server/features/signing/signature-record";
import { findInvitationOfSigner } from "#server/features/signing/signers-store";
import { defineJob } from "#server/jobs/queue";
import { momentInNairobiAndUtc } from "#shared/dates";
import { wordsIn } from "#shared/words/speak";

export const signatureReceiptMail = defineJob<{ signerId: string }>("signing.signature-receipt-mail");

/**
 * Tells somebody at once that a signature was given in their name: a receipt to whom it is theirs, a warning to whom it is not. Answers
 * go to the support: whoever asked for it may be who gave it.
 */
export async function sendSignatureReceiptMail(
  { db, env, mail }: Deps,
  { signerId }: { signerId: string },
): Promise<void> {
  const invitation = await findInvitationOfSigner(db, signerId);
  if (!invitation?.signature) return;
  const { signer, owner, signature, version, language } = invitation;
  const words = wordsIn(language);
  const { say } = words;
  const about = aboutOf(invitation);
  const acting = actedBy(signature);
  await mail.send({
    key: `signature-receipt-${signerId}`,
    to: { name: signer.name, address: signer.email },
    subject: say("signatureReceipt.subject", about),
    ...renderMail({
      language,
      preheader: say("signatureReceipt.preheader", signature),
      heading: say("signatureReceipt.heading", about),
      paragraphs: [
        acting
          ? say("signatureReceipt.signedFor", {
              ...about,
              name: signer.name,
              by: say("acting.by", { ...acting, hasPosition: acting.position !== "" }),
            })
          : say("signatureReceipt.signed", { ...about, name: signer.name }),
        ...(signer.leaving
          ? [say("signatureReceipt.leaves", { name: signer.name, number: String(version.replaces ?? "") })]
          : bindsMeanwhile(invitation, words)),
      ],
      facts: [
        { label: say("signatureReceipt.id"), value: signature.signatureId },
        { label: say("signatureReceipt.at"), value: momentInNairobiAndUtc(signature.signedAt) },
        ...partOf(invitation, words).facts,
        { label: say("signatureReceipt.fingerprint"), value: version.sha256 },
      ],
      closing: say("signatureReceipt.closing", { email: env.OPERATOR.supportEmail }),
      ...sourceOf(signer, owner, words),
    }),
  });
}
