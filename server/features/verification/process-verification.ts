import type { Deps } from "#server/deps";
import { findUnmatchedVerification, matchVerification, verifyPayment } from "#server/features/payments/index";
import { makeVerification } from "#server/features/verification/make-verification";
import {
  findOrderByReference,
  holdSentDocument,
  isForgotten,
  type Order,
  storeOrder,
} from "#server/features/verification/orders-store";
import { isReference } from "#server/features/verification/verification-rules";
import { AppError } from "#server/http/app-error";
import type { ParsedInput } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import type { Verification } from "#shared/contract/verification";

type Input = ParsedInput<Contract["POST /api/verify/process"]>["body"];

const OTHER_ADDRESS =
  "This payment was started with another e-mail address. Please use that one, or start a new verification.";
const GONE_SINCE =
  "This document was deleted after it was verified. The certificate that was mailed to you is all that is left of the verification; please contact support if you did not get it.";

/**
 * What a paid verification says. The same reference, document and address give the same answer ever after. Throws
 * `payment_not_found`, `verification_bound`, `payment_not_completed`, `payment_failed`, `document_gone`, `document_altered`, `files_unavailable`, `payments_unavailable`,
 * `provider_failed`, `provider_timeout`; of a payment that nobody began here also `document_not_found`, `service_inactive`.
 */
export async function processVerification(deps: Deps, input: Input): Promise<Verification> {
  const { documentId, verifierInfo, paymentReference } = input;
  if (!isReference(paymentReference)) throw new AppError("payment_not_found");
  const begun = await findOrderByReference(deps.db, paymentReference);
  const found = begun ?? (await orderUnmatched(deps, input));
  if (found.documentId !== null && found.documentId !== documentId) throw new AppError("verification_bound");
  const order = isForgotten(found) ? await remember(deps, found, verifierInfo) : found;
  if (order.email !== verifierInfo.email) throw new AppError("verification_bound", OTHER_ADDRESS);

  await settle(deps, order, paymentReference);
  const verification = await makeVerification(deps, order);
  if (!verification) throw new AppError("document_gone", order.payment.usedAt ? GONE_SINCE : undefined);
  return verification.result;
}

/** Takes a payment that was begun in the browser for what is asked, and for nothing else from then on. */
async function orderUnmatched(
  deps: Deps,
  { documentId, verifierInfo, paymentReference }: Input,
): Promise<Order> {
  const { email } = await findUnmatchedVerification(deps, paymentReference);
  if (email !== "" && email !== verifierInfo.email) throw new AppError("verification_bound", OTHER_ADDRESS);
  await deps.db.transaction(async (trx) => {
    if (!(await holdSentDocument(trx, documentId))) throw new AppError("document_not_found");
    const verified = { reference: paymentReference, email: verifierInfo.email };
    const payment = await matchVerification(deps, trx, verified);
    if (!payment) return;
    await storeOrder(trx, {
      paymentId: payment.id,
      documentId,
      ...verifierInfo,
      createdAt: payment.createdAt,
    });
  });
  const order = await findOrderByReference(deps.db, paymentReference);
  // It is being paid back, or was never a success that could be written down.
  if (!order) throw new AppError("payment_failed");
  return order;
}

/** Whoever has the reference of an order that was forgotten is the one who asked. */
async function remember(
  { db }: Deps,
  { payment, ...order }: Order,
  verifier: Input["verifierInfo"],
): Promise<Order> {
  const known = { ...order, ...verifier };
  await db.transaction((trx) => storeOrder(trx, known));
  return { ...known, payment };
}

async function settle(deps: Deps, { paymentId }: Order, reference: string): Promise<void> {
  const { status } = await verifyPayment(deps, null, paymentId, reference);
  if (status === "pending") throw new AppError("payment_not_completed");
}
