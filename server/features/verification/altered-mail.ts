import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { markUnusedNotified } from "#server/features/payments/index";
import { findOrder, findVerificationId, type Order } from "#server/features/verification/orders-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { formatKes } from "#shared/domain/money";
import { pathTo } from "#shared/paths";

export const alteredMail = defineJob<{ paymentId: string }>("verification.altered-mail");

/** Somebody paid for a document whose text or PDF is not what was signed: they are told, once. */
export async function tellOfAltered({ db, jobs, clock }: Deps, { paymentId }: Order): Promise<void> {
  await db.transaction(async (trx) => {
    if (await markUnusedNotified(trx, paymentId, clock.now()))
      await jobs.enqueue(trx, alteredMail, { paymentId }, { key: paymentId });
  });
}

/** What becomes of the payment, and what they can do. Nothing where it is verified by now, or was paid back. */
export async function sendAlteredMail(
  { db, env, mail }: Deps,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const order = await findOrder(db, paymentId);
  if (order?.payment.status !== "completed" || (await findVerificationId(db, paymentId))) return;
  const { name, email, documentId, payment } = order;
  const amount = formatKes(payment.amountCents);
  const receiptNumber = payment.receiptNumber ?? "";
  await mail.send({
    key: `verification-altered-${paymentId}`,
    to: { name, address: email },
    subject: "Paid, and not verified yet: what is stored is not what was signed",
    ...renderMail({
      preheader: `Your ${amount} are kept for it. You do not pay again.`,
      heading: "Paid, and not verified yet",
      paragraphs: [
        `${name}, you paid ${amount} to learn whether a document is signed. What is stored of it here is not what was sent and signed, so we do not verify it. That says nothing against those who signed.`,
        `Whoever runs ${brand.name} has been told. Your payment is kept for this document: once what is stored is put right, it brings you the result, and you do not pay again.`,
        `You can have your money back instead: write to ${env.OPERATOR.supportEmail} and name the receipt ${receiptNumber}.`,
      ],
      facts: [
        { label: "Document id", value: documentId ?? "" },
        { label: "Receipt", value: receiptNumber },
        { label: "Reference", value: payment.providerReference ?? payment.reference },
      ],
      button: { label: "Try again", url: env.APP_URL + pathTo.paidVerification(paymentId) },
      closing: "If you do nothing, your payment waits unused.",
    }),
  });
}
