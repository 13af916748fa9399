import type { Deps } from "#server/deps";
import { beginPayment } from "#server/features/payments/index";
import { holdSentDocument, storeOrder } from "#server/features/verification/orders-store";
import { AppError } from "#server/http/app-error";
import type { ParsedInput, ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";

type Endpoint = Contract["POST /api/verify/payments"];

/**
 * Begins the payment for the verification of a document that was sent for signing. Whether it is signed is neither looked at nor told.
 * Throws `document_not_found` and what `beginPayment` throws.
 */
export async function orderVerification(
  deps: Deps,
  { id, amount, documentId, verifierInfo, termsVersion, privacyVersion }: ParsedInput<Endpoint>["body"],
): Promise<ResponseBody<Endpoint>> {
  const { email } = verifierInfo;
  const serviceType = "ownership_verification";
  const order = { id, ownerId: null, email, serviceType, amount, termsVersion, privacyVersion } as const;
  return beginPayment(deps, order, async (trx, payment) => {
    if (!(await holdSentDocument(trx, documentId))) throw new AppError("document_not_found");
    const { id: paymentId, createdAt } = payment;
    if (!(await storeOrder(trx, { paymentId, documentId, ...verifierInfo, createdAt })))
      throw new AppError("payment_id_taken");
  });
}
