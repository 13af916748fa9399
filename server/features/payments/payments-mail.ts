import { renderMail } from "#server/adapters/mail/layout";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { findPaymentWithBuyer, type PaymentRecord } from "#server/features/payments/payments-store";
import { defineJob } from "#server/jobs/queue";
import { momentInNairobi } from "#shared/dates";
import { formatKes, toShillings } from "#shared/domain/money";
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

/** Of a payment that was paid back. */
export const refundMail = defineJob<{ paymentId: string }>("payments.refund-mail");

/** Goes to the account that paid, whatever address the provider was given; a guest has no other address than that one. */
export async function sendReceiptMail(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  const { env, mail } = deps;
  const bought = await findBought(deps, paymentId, "completed");
  if (!bought?.payment.serviceType) return;
  const { payment, owner, to, service, amount, trial } = bought;

  await mail.send({
    key: `receipt-${payment.id}`,
    to,
    subject: `Receipt ${payment.receiptNumber}: ${service}, ${amount}`,
    ...renderMail({
      preheader: `We received ${amount}. Thank you.`,
      heading: `We received ${amount}`,
      paragraphs: [
        `Thank you, ${owner?.firstName ?? to.name}. This is your receipt for one ${service}.`,
        ...whereItIs[bought.payment.serviceType],
        ...trial,
      ],
      facts: factsOf(payment),
      button: owner
        ? { label: "See your payments", url: env.APP_URL + paths.payments }
        : { label: "See the verification", url: env.APP_URL + pathTo.paidVerification(payment.id) },
      closing: `Keep this mail: it is your receipt. If you did not make this payment, write to ${env.OPERATOR.supportEmail}.`,
    }),
  });
}

/** Tells whoever paid that the provider has paid it back. */
export async function sendRefundMail(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  const { env, mail } = deps;
  const bought = await findBought(deps, paymentId, "reversed");
  if (!bought) return;
  const { payment, owner, to, service, amount, trial } = bought;
  const isKnown = payment.receiptNumber !== null;

  await mail.send({
    key: `refund-${payment.id}`,
    to,
    subject: isKnown
      ? `Refund of receipt ${payment.receiptNumber}: ${service}, ${amount}`
      : `Refund of ${amount}`,
    ...renderMail({
      preheader: `${amount} go back the way they came.`,
      heading: `We have paid back ${amount}`,
      paragraphs: [
        `${isKnown ? `You paid for one ${service}.` : "We received this money and could not tell what it was for."} The payment provider has confirmed that all of it goes back the way it came. Banks and mobile money can take some days to show it.`,
        ...(isKnown ? ["What was paid back cannot be used any more."] : []),
        ...trial,
      ],
      facts: factsOf(payment),
      button: owner
        ? { label: "See your payments", url: env.APP_URL + paths.payments }
        : { label: "Contact support", url: env.APP_URL + paths.support },
      closing: `Keep this mail${isKnown ? " with your receipt" : ""}. If the money has not come after ten working days, write to ${env.OPERATOR.supportEmail}.`,
    }),
  });
}

/** What was paid for, and who is to be told; null when it stands otherwise by now, or whoever paid is gone. */
async function findBought({ db, payments }: Deps, paymentId: string, status: PaymentRecord["status"]) {
  const found = await findPaymentWithBuyer(db, paymentId);
  if (found?.payment.status !== status || found.owner?.deletedAt) return null;
  const { payment, owner, guest } = found;
  const to = owner
    ? { name: fullName(owner), address: owner.email }
    : { name: guest.name ?? "", address: guest.email };
  // A guest who was forgotten before the money came: the order's own job says so.
  if (to.address === "") return null;
  const trial = payments?.domain === "test" ? ["This was a trial payment: no money has moved."] : [];
  const service = payment.serviceType ? serviceLabels[payment.serviceType] : "";
  return { payment, owner, to, service, amount: amountOf(payment), trial };
}

function amountOf({ amountCents, currency }: PaymentRecord): string {
  return currency === "KES" ? formatKes(amountCents) : `${currency} ${toShillings(amountCents).toFixed(2)}`;
}

function factsOf(payment: PaymentRecord) {
  const { receiptNumber, serviceType, paidAt, channel, providerReference } = payment;
  return [
    ...(receiptNumber ? [{ label: "Receipt", value: receiptNumber }] : []),
    ...(serviceType ? [{ label: "Service", value: serviceLabels[serviceType] }] : []),
    { label: "Amount", value: amountOf(payment) },
    { label: "Paid on", value: paidAt ? momentInNairobi(paidAt) : "" },
    ...(channel ? [{ label: "Paid with", value: channelLabel(channel) }] : []),
    { label: "Reference", value: providerReference ?? payment.reference },
  ];
}
