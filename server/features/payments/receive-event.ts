import type { Deps } from "#server/deps";
import { findPaymentByReference } from "#server/features/payments/payments-store";
import { settlePayment } from "#server/features/payments/settle-payment";
import { AppError } from "#server/http/app-error";

/**
 * Takes what the provider tells by itself. What is signed with our key is always accepted, so that it is not sent again, whether or
 * not it is of use. Throws `payments_unavailable`, `unauthorized` when it is not signed.
 */
export async function receiveEvent(deps: Deps, body: Buffer, signature: string | undefined): Promise<void> {
  const { db, log, payments } = deps;
  if (!payments) throw new AppError("payments_unavailable");
  const told = payments.readEvent(body, signature);
  if (!told) throw new AppError("unauthorized");

  const { event, transaction } = told;
  if (event !== "charge.success") return;
  const payment = transaction && (await findPaymentByReference(db, transaction.reference));
  if (payment) await settlePayment(deps, payment, transaction, "webhook");
  else
    log.warn(
      { reference: transaction?.reference },
      "the payment provider told of a payment that is not ours",
    );
}
