import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { findPaymentWithBuyer, type PaymentRow } from "#server/features/payments/payments-store";
import { defineJob } from "#server/jobs/queue";
import { brand } from "#shared/brand";
import { formatKes } from "#shared/domain/money";
import { channelLabel } from "#shared/domain/payment-channels";
import { serviceLabels, type ServiceType } from "#shared/domain/services";
import { paths, pathTo } from "#shared/paths";

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
  ownership_verification: [
    "The result comes in a mail of its own, with a certificate; it is on its page too.",
  ],
};

type Found = NonNullable<Awaited<ReturnType<typeof findPaymentWithBuyer>>>;

/** Goes to the account that paid, whatever address the provider was given; a guest has no other address than that one. */
export async function sendReceiptMail(
  { db, env, mail, payments }: Deps,
  { paymentId }: { paymentId: string },
): Promise<void> {
  const found = await findPaymentWithBuyer(db, paymentId);
  if (found?.payment.status !== "completed") return;
  const { payment } = found;
  const to = recipientOf(found);
  // A guest who was forgotten before the money came: the order's own job says so.
  if (to.address === "") return;
  const service = serviceLabels[payment.serviceType];
  const amount = formatKes(payment.amountCents);

  await mail.send({
    key: `receipt-${payment.id}`,
    to,
    subject: `Receipt ${payment.receiptNumber}: ${service}, ${amount}`,
    ...renderMail({
      preheader: `We received ${amount}. Thank you.`,
      heading: `We received ${amount}`,
      paragraphs: [
        `Thank you, ${found.owner?.firstName ?? found.guest.name ?? ""}. This is your receipt for one ${service}.`,
        ...whereItIs[payment.serviceType],
        ...(payments?.domain === "test" ? ["This was a trial payment: no money has moved."] : []),
      ],
      facts: factsOf(payment),
      button: found.owner
        ? { label: "See your payments", url: env.APP_URL + paths.payments }
        : { label: "See the verification", url: env.APP_URL + pathTo.paidVerification(payment.id) },
      closing: `Keep this mail: it is your receipt. If you did not make this payment, write to ${brand.supportEmail}.`,
    }),
  });
}

function recipientOf({ owner, guest }: Found) {
  return owner
    ? { name: fullName(owner), address: owner.email }
    : { name: guest.name ?? "", address: guest.email };
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
