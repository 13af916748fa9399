import { and, eq } from "#server/orm";
import type { Db, Trx } from "#server/db/client";
import { payments } from "#server/db/tables/payments";
import { nextReceiptNumber, type PaymentRecord } from "#server/features/payments/payments-store";

type Unmatched = Pick<
  PaymentRecord,
  | "id"
  | "reference"
  | "providerReference"
  | "transactionId"
  | "amountCents"
  | "currency"
  | "channel"
  | "email"
  | "paidAt"
  | "createdAt"
>;

/** False when the reference is known already. */
export async function insertUnmatchedOnce(db: Db, payment: Unmatched): Promise<boolean> {
  const inserted = await db
    .insert(payments)
    .values({ ...payment, status: "unmatched" })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  return inserted.length === 1;
}

/** Numbers the receipt of an unmatched payment in KES that is for a verification, to this address; null when it is unmatched no more. */
export async function completeUnmatchedOnce(
  trx: Trx,
  { id, paidAt }: PaymentRecord,
  email: string,
): Promise<PaymentRecord | null> {
  if (!paidAt) return null;
  const [record] = await trx
    .update(payments)
    .set({
      status: "completed",
      serviceType: "ownership_verification",
      email,
      receiptNumber: nextReceiptNumber(paidAt),
    })
    .where(and(eq(payments.id, id), eq(payments.status, "unmatched"), eq(payments.currency, "KES")))
    .returning();
  return record ?? null;
}
