import type { Deps } from "#server/deps";
import { askProvider } from "#server/features/payments/ask-provider";
import { viewPayment } from "#server/features/payments/payment-view";
import { findPayment, type PaymentRecord } from "#server/features/payments/payments-store";
import { settlePayment } from "#server/features/payments/settle-payment";
import { AppError } from "#server/http/app-error";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

type Verification = ResponseBody<Contract["POST /api/payments/{id}/verify"]>;

/**
 * Asks the provider whether the payment of an account, or with null of a guest, went through; one that is completed stays so and
 * nobody is asked. Throws `payment_not_found`, `payment_failed`, `payments_unavailable`, `provider_failed`, `provider_timeout`.
 */
export async function verifyPayment(
  deps: Deps,
  ownerId: string | null,
  id: string,
  reference: string,
): Promise<Verification> {
  const payment = await findPayment(deps.db, id, ownerId);
  if (!payment || ![payment.reference, payment.providerReference].includes(reference))
    throw new AppError("payment_not_found");

  if (payment.status === "completed") return { status: "completed", payment: viewPayment(payment) };
  const asked = await askAbout(deps, payment).catch((failure: unknown) => ({ failure }));
  const settled = (await findPayment(deps.db, id, ownerId)) ?? payment;
  // What a webhook has completed meanwhile is completed, whatever the provider answered before, or did not.
  if (settled.status === "completed") return { status: "completed", payment: viewPayment(settled) };
  if (typeof asked === "object") throw asked.failure;
  if (asked !== "pending") throw new AppError("payment_failed");
  return { status: "pending", payment: viewPayment(settled) };
}

async function askAbout(deps: Deps, payment: PaymentRecord): Promise<"completed" | "pending" | "failed"> {
  const { providerReference } = payment;
  // Never begun with the provider: nobody can have paid it.
  if (providerReference === null) return "failed";
  const transaction = await askProvider(deps.payments, (provider) => provider.verify(providerReference));
  return transaction ? settlePayment(deps, payment, transaction, "verify") : "failed";
}
