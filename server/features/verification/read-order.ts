import type { Deps } from "#server/deps";
import { viewPayment } from "#server/features/payments/index";
import { findOrder, findVerificationId } from "#server/features/verification/orders-store";
import { AppError } from "#server/http/app-error";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

/** The payment for a verification, with what it is for and what came of it. Throws `payment_not_found`. */
export async function readOrder(
  { db }: Deps,
  paymentId: string,
): Promise<ResponseBody<Contract["GET /api/verify/payments/{id}"]>> {
  const order = await findOrder(db, paymentId);
  if (!order) throw new AppError("payment_not_found");
  const verificationId = await findVerificationId(db, paymentId);
  return { ...viewPayment(order.payment), documentId: order.documentId, verificationId };
}
