import type { Deps } from "#server/deps";
import type { Order } from "#server/features/verification/orders-store";
import { goneMail } from "#server/features/verification/gone-mail";

/** Somebody paid for a document that was deleted meanwhile: whoever runs the service gives the money back, and the payer is told. */
export async function notifyOfGone({ db, jobs, log }: Deps, { paymentId, payment }: Order): Promise<void> {
  const { receiptNumber, providerReference } = payment;
  log.error(
    { paymentId, receiptNumber, providerReference },
    "a document was deleted before its paid verification: give the money back",
  );
  await db.transaction((trx) => jobs.enqueue(trx, goneMail, { paymentId }, { key: paymentId }));
}
