import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { viewPayment } from "#server/features/payments/payment-view";
import { findPayment, type PaymentRecord } from "#server/features/payments/payments-store";
import { AppError } from "#server/http/app-error";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

type PaymentWithForm = ResponseBody<Contract["GET /api/payments/{id}"]>;

/** The owner's payment with the form it is for, as long as that waits to be drafted. Throws `payment_not_found`. */
export async function readPayment(deps: Deps, owner: UserRecord, id: string): Promise<PaymentWithForm> {
  const payment = await findPayment(deps.db, id, owner.id);
  if (!payment) throw new AppError("payment_not_found");
  return { ...viewPayment(payment), documentData: readForm(deps, payment) };
}

/** The form that a payment is for. Null also when it was sealed with another key: the form is then filled in anew, and the payment is as good as before. */
export function readForm(
  { secrets, log }: Deps,
  { id, formSealed }: PaymentRecord,
): PaymentWithForm["documentData"] {
  if (formSealed === null) return null;
  try {
    return JSON.parse(secrets.unsealData(formSealed)) as PaymentWithForm["documentData"];
  } catch (error) {
    log.warn({ err: error, paymentId: id }, "the form of a payment cannot be read with this encryption key");
    return null;
  }
}
