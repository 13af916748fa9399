import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { findOrder } from "#server/features/verification/orders-store";
import { defineJob } from "#server/jobs/queue";
import { formatKes } from "#shared/domain/money";

export const goneMail = defineJob<{ paymentId: string }>("verification.gone-mail");

/** Tells the payer that the document was deleted, and how to get the money back. */
export async function sendGoneMail(
  { db, env, mail }: Deps,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const order = await findOrder(db, paymentId);
  if (!order) return;
  const { name, email, payment } = order;
  const amount = formatKes(payment.amountCents);
  const receiptNumber = payment.receiptNumber ?? "";
  await mail.send({
    key: `verification-gone-${paymentId}`,
    to: { name, address: email },
    subject: `Your ${amount} back: the document was deleted before it could be verified`,
    ...renderMail({
      preheader: `There is nothing to verify any more. You get ${amount} back.`,
      heading: "There is nothing to verify any more",
      paragraphs: [
        `${name}, you paid ${amount} to learn whether a document is signed. It was deleted before we could look, so we have no answer for you and you get your money back.`,
        `Write to ${env.OPERATOR.supportEmail} and name the receipt ${receiptNumber}. We return the money to where it came from.`,
      ],
      facts: [
        { label: "Receipt", value: receiptNumber },
        { label: "Reference", value: payment.providerReference ?? payment.reference },
      ],
      closing: "If you do nothing, we look into it all the same: your payment is on our list of refunds.",
    }),
  });
}
