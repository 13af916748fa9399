import { ApiError } from "#client/lib/call";
import { leaveIfLoggedOut } from "#client/lib/session";
import { accountCheckout } from "#client/features/payments/account-checkout";
import type { PaymentSource } from "#client/features/payments/checkout";
import { isUnused } from "#client/features/payments/payment-queries";

/**
 * How a payment stands. `pending`: mobile money waits for a PIN. `unpaid`: nobody has tried to pay. `unreachable`: nobody could
 * be asked, so it may be anything.
 */
export type Standing = "paid" | "used" | "pending" | "unpaid" | "declined" | "missing" | "unreachable";

/** Asks our server, which asks the provider. */
export async function askAboutPayment(
  id: string,
  payments: PaymentSource = accountCheckout,
): Promise<Standing> {
  try {
    const payment = await payments.find(id);
    if (payment.status === "completed") return isUnused(payment) ? "paid" : "used";
    const { status } = await payments.verify(payment);
    if (status === "pending") return "pending";
    await payments.changed(id);
    return "paid";
  } catch (error) {
    return standingAfter(error, id, payments);
  }
}

async function standingAfter(error: unknown, id: string, payments: PaymentSource): Promise<Standing> {
  leaveIfLoggedOut(error);
  if (!(error instanceof ApiError)) return "unreachable";
  if (error.status === 404) return "missing";
  if (error.code !== "payment_failed") return "unreachable";
  const payment = await payments.find(id).catch(() => undefined);
  return payment?.status === "abandoned" ? "unpaid" : "declined";
}
