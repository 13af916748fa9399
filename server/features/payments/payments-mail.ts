import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { pageOf } from "#server/features/payments/payments-rules";
import { findPaymentWithOwner, type PaymentRow } from "#server/features/payments/payments-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { formatKes } from "#shared/domain/money";
import { channelLabel } from "#shared/domain/payment-channels";
import { serviceLabels } from "#shared/domain/services";
import { paths } from "#shared/paths";

type Receipt = {
  paymentId: string;
  /** The payment went through without the buyer's page being told: they may have closed it. */
  isOwnerAway: boolean;
};

export const receiptMail = defineJob<Receipt>("payments.receipt-mail");

/** Goes to the account that paid, whatever address the provider was given. */
export async function sendReceiptMail(
  { db, env, mail, payments }: Deps,
  { paymentId, isOwnerAway }: Receipt,
): Promise<void> {
  const found = await findPaymentWithOwner(db, paymentId);
  if (found?.payment.status !== "completed") return;
  const { payment, owner } = found;
  const service = serviceLabels[payment.serviceType];
  const amount = formatKes(payment.amountCents);
  const waits = isOwnerAway && payment.usedAt === null ? waitingFor(payment) : null;

  await mail.send({
    key: `receipt-${payment.id}`,
    to: { name: fullName(owner), address: owner.email },
    subject: `Receipt ${payment.receiptNumber}: ${service}, ${amount}`,
    ...renderMail({
      preheader: waits ? waits.preheader : `We received ${amount}. Thank you.`,
      heading: `We received ${amount}`,
      paragraphs: [
        `Thank you, ${owner.firstName}. This is your receipt for one ${service}.`,
        ...(waits ? [waits.paragraph] : []),
        ...(payments?.domain === "test" ? ["This was a trial payment: no money has moved."] : []),
      ],
      facts: factsOf(payment),
      button: waits
        ? { label: waits.button, url: env.APP_URL + pageOf[payment.serviceType] }
        : { label: "See your payments", url: env.APP_URL + paths.payments },
      closing: `Keep this mail: it is your receipt. If you did not make this payment, write to ${brand.supportEmail}.`,
    }),
  });
}

const waitingAgreement = {
  preheader: "Your paid agreement waits for you.",
  paragraph:
    "Your agreement is paid for and waits for you: open it, and we draft it from your answers. You will not be charged again. If you have it already, there is nothing to do.",
  button: "Continue your agreement",
};
const waitingReview = {
  preheader: "Your paid review waits for you.",
  paragraph:
    "Your contract review is paid for and waits for you: upload or paste the contract, and we review it. You will not be charged again. If you have the review already, there is nothing to do.",
  button: "Continue your review",
};

/** What somebody who has paid and left the page comes back to. */
function waitingFor({ serviceType }: PaymentRow) {
  if (serviceType === "ownership_verification") return null;
  return serviceType === "ai_review" ? waitingReview : waitingAgreement;
}

function factsOf(payment: PaymentRow) {
  const { receiptNumber, serviceType, amountCents, paidAt, channel, providerReference } = payment;
  return [
    { label: "Receipt", value: receiptNumber ?? "" },
    { label: "Service", value: serviceLabels[serviceType] },
    { label: "Amount", value: formatKes(amountCents) },
    { label: "Paid on", value: paidAt ? formatMoment(paidAt) : "" },
    ...(channel ? [{ label: "Paid with", value: channelLabel(channel) }] : []),
    { label: "Reference", value: providerReference ?? payment.reference },
  ];
}

/** "20/11/2026, 14:05 (Nairobi)" */
function formatMoment(at: Date): string {
  const moment = at.toLocaleString("en-GB", {
    dateStyle: "short",
    timeStyle: "short",
    timeZone: "Africa/Nairobi",
  });
  return `${moment} (Nairobi)`;
}
