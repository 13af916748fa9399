import type { Payment } from "#shared/contract/payments";
import { ApiError, call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { leaveIfLoggedOut } from "#client/lib/session";
import { isUnused, paymentChanged, paymentQuery } from "#client/features/payments/payment-queries";

/**
 * How a payment stands. `pending`: mobile money waits for a PIN. `unpaid`: nobody has tried to pay. `unreachable`: nobody could
 * be asked, so it may be anything.
 */
export type Standing = "paid" | "used" | "pending" | "unpaid" | "declined" | "missing" | "unreachable";

/** Asks our server, which asks the provider. */
export async function askAboutPayment(id: string): Promise<Standing> {
  try {
    const payment = await queryClient.query(paymentQuery(id));
    if (payment.status === "completed") return isUnused(payment) ? "paid" : "used";
    const { status } = await verify(payment);
    if (status === "pending") return "pending";
    await paymentChanged(id);
    return "paid";
  } catch (error) {
    return standingAfter(error, id);
  }
}

function verify({ id, reference }: Payment) {
  return call("POST /api/payments/{id}/verify", { params: { id }, body: { reference } });
}

async function standingAfter(error: unknown, id: string): Promise<Standing> {
  leaveIfLoggedOut(error);
  if (!(error instanceof ApiError)) return "unreachable";
  if (error.status === 404) return "missing";
  if (error.code !== "payment_failed") return "unreachable";
  const payment = await queryClient.query(paymentQuery(id)).catch(() => undefined);
  return payment?.status === "abandoned" ? "unpaid" : "declined";
}
