import type { Trx } from "#server/db/client";
import { notify } from "#server/features/notices/index";
import type { PaymentRecord } from "#server/features/payments/payments-store";

/** Tells whoever paid with an account. */
export async function notifyOfPayment(
  trx: Trx,
  { id: paymentId, ownerId }: PaymentRecord,
  kind: "paid" | "refunded",
  at: Date,
): Promise<void> {
  if (ownerId !== null) await notify(trx, { kind, ownerId, paymentId, at });
}
