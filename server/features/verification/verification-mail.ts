import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { findOrder } from "#server/features/verification/orders-store";
import { verificationCertificateFile } from "#server/features/verification/verification-certificate-file";
import { notifyOfGone } from "#server/features/verification/notify-of-gone";
import { moment, sayVerdict } from "#server/features/verification/say-verdict";
import { findVerificationOf } from "#server/features/verification/verifications-store";
import { defineJob } from "#server/jobs/queue";
import { isAgreement } from "#shared/domain/agreements/agreement-content";
import { documentTypeLabels } from "#shared/domain/document-status";
import { pathTo } from "#shared/paths";

export const resultMail = defineJob<{ paymentId: string }>("verification.result-mail");

/** The result and its certificate to whoever paid; when the document is gone by now, that it is. */
export async function sendResultMail(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  const { db, env, mail } = deps;
  const order = await findOrder(db, paymentId);
  if (!order) return;
  const verification = await findVerificationOf(db, paymentId);
  if (!verification) return notifyOfGone(deps, order);

  const { result } = verification;
  const { songTitle, artistName, facts } = result.verificationResult;
  const verdict = sayVerdict(result);
  const type = documentTypeLabels[result.document.type].toLowerCase();
  const song = `"${songTitle}"${artistName && ` by ${artistName}`}`;
  const certificate = await verificationCertificateFile(deps, verification);
  await mail.send({
    key: `verification-${verification.id}`,
    to: { name: order.name, address: order.email },
    subject: `${verdict.status}: "${songTitle}" (${type})`,
    ...renderMail({
      preheader: verdict.sentences[0] ?? "",
      heading: `"${songTitle}": ${verdict.headline}`,
      paragraphs: [
        `${order.name}, you asked us whether the ${type} ${isAgreement(result.document.type) ? "for" : "of"} ${song} is signed.`,
        ...verdict.sentences,
        ...facts,
        "This says who signed through what, not who is right: identities are not checked by us.",
        "The certificate is attached. It says who has signed and when, and carries the SHA-256 of what was sent to them.",
      ],
      facts: [
        { label: "Result", value: verdict.status },
        { label: "As of", value: moment(result.verifiedAt) },
        { label: "Verification id", value: result.verificationId },
        { label: "Document id", value: result.document.id },
        { label: "Version", value: String(result.document.version) },
      ],
      button: {
        label: "See the verification",
        url: env.APP_URL + pathTo.verification(result.verificationId),
      },
      closing:
        "This result speaks of the moment it names and does not change. If the document is signed or changed later, only a new verification tells.",
    }),
    attachments: [
      { filename: certificate.filename, content: certificate.bytes, contentType: "application/pdf" },
    ],
  });
}
