import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { findPaymentWithOwner, type PaymentRow } from "#server/features/payments/payments-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { formatKes } from "#shared/domain/money";
import { channelLabel } from "#shared/domain/payment-channels";
import { serviceLabels, type ServiceType } from "#shared/domain/services";
import { paths } from "#shared/paths";

export const receiptMail = defineJob<{ paymentId: string }>("payments.receipt-mail");

const WHERE_THE_AGREEMENT_IS =
  "Your agreement is among your documents, or waits beside this payment until you continue; nothing more is charged for it.";

/** Where what was paid for is: the mail may be read before or after its buyer has come back to have it made. */
const whereItIs: Record<ServiceType, string[]> = {
  producer_agreement: [WHERE_THE_AGREEMENT_IS],
  featured_artist_agreement: [WHERE_THE_AGREEMENT_IS],
  ai_review: [
    "Your review is among your reviews, or waits until you send the contract; nothing more is charged for it.",
  ],
  ownership_verification: [],
};

/** Goes to the account that paid, whatever address the provider was given. */
export async function sendReceiptMail(
  { db, env, mail, payments }: Deps,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const found = await findPaymentWithOwner(db, paymentId);
  if (found?.payment.status !== "completed") return;
  const { payment, owner } = found;
  const service = serviceLabels[payment.serviceType];
  const amount = formatKes(payment.amountCents);

  await mail.send({
    key: `receipt-${payment.id}`,
    to: { name: fullName(owner), address: owner.email },
    subject: `Receipt ${payment.receiptNumber}: ${service}, ${amount}`,
    ...renderMail({
      preheader: `We received ${amount}. Thank you.`,
      heading: `We received ${amount}`,
      paragraphs: [
        `Thank you, ${owner.firstName}. This is your receipt for one ${service}.`,
        ...whereItIs[payment.serviceType],
        ...(payments?.domain === "test" ? ["This was a trial payment: no money has moved."] : []),
      ],
      facts: factsOf(payment),
      button: { label: "See your payments", url: env.APP_URL + paths.payments },
      closing: `Keep this mail: it is your receipt. If you did not make this payment, write to ${brand.supportEmail}.`,
    }),
  });
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
