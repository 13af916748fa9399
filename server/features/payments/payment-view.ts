import type { PaymentRow } from "#server/features/payments/payments-store";
import type { PriceRow } from "#server/features/payments/pricing-store";
import type { Payment, Price } from "#shared/contract/payments";
import { toShillings } from "#shared/domain/money";

export function viewPayment(row: PaymentRow): Payment {
  const { id, reference, serviceType, amountCents, email, status, channel, receiptNumber, documentId } = row;
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
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    usingSince: row.usedAt ? null : (row.draftingSince?.toISOString() ?? null),
    usedAt: row.usedAt?.toISOString() ?? null,
    documentId,
  };
}

export function viewPrice({ priceCents, ...price }: PriceRow): Price {
  return { ...price, priceKes: toShillings(priceCents) };
}
