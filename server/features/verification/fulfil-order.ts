import type { Deps } from "#server/deps";
import { makeVerification } from "#server/features/verification/make-verification";
import { findOrder, isForgotten } from "#server/features/verification/orders-store";
import { notifyOfGone } from "#server/features/verification/notify-of-gone";

/** Makes what was paid for by itself, so that a closed tab costs nothing. Payments for anything else are left alone. */
export async function fulfilOrder(deps: Deps, { paymentId }: { paymentId: string }): Promise<void> {
  const order = await findOrder(deps.db, paymentId);
  // What an administrator has paid back meanwhile is for nothing any more.
  if (!order || order.payment.status === "reversed") return;
  if (isForgotten(order)) {
    const { receiptNumber, providerReference } = order.payment;
    deps.log.error(
      { paymentId, receiptNumber, providerReference },
      "a verification was paid after it was forgotten who asked: give the money back unless they come back",
    );
    return;
  }
  const verification = await makeVerification(deps, order);
  if (!verification) await notifyOfGone(deps, order);
}
