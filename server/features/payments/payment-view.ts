import type { PaymentRecord } from "#server/features/payments/payments-store";
import type { PriceRecord } from "#server/features/payments/pricing-store";
import type { Payment, Price } from "#shared/contract/payments";
import { toShillings } from "#shared/domain/money";

export function viewPayment(record: PaymentRecord): Payment {
  const { id, reference, serviceType, amountCents, email, status, channel, receiptNumber, documentId } =
    record;
  if (serviceType === null || status === "unmatched")
    throw new Error(`payment ${id} was begun by nobody: the administration alone shows it`);
  return {
    id,
    reference,
    serviceType,
    amount: toShillings(amountCents).toFixed(2),
    currency: "KES",
    email,
    status,
    channel,
    receiptNumber: receiptNumber ?? "",
    createdAt: record.createdAt.toISOString(),
    paidAt: record.paidAt?.toISOString() ?? null,
    usingSince: record.usedAt ? null : (record.draftingSince?.toISOString() ?? null),
    usedAt: record.usedAt?.toISOString() ?? null,
    documentId,
  };
}

export function viewPrice({ priceCents, ...price }: PriceRecord): Price {
  return { ...price, priceKes: toShillings(priceCents) };
}
