import type { Deps } from "#server/deps";
import { readFrozen, sha256 } from "#server/features/documents/index";
import { tellOfAltered } from "#server/features/verification/altered-mail";
import { assertAsSent } from "#server/features/verification/assert-as-sent";
import { redeemPayment } from "#server/features/payments/index";
import { holdSentDocument, type Order } from "#server/features/verification/orders-store";
import { renderVerificationCertificate } from "#server/features/verification/pdf/verification-certificate";
import { newVerificationId } from "#server/features/verification/verification-id";
import { resultMail } from "#server/features/verification/verification-mail";
import { judgeStanding } from "#server/features/verification/verification-rules";
import {
  findVerificationOf,
  insertVerificationOnce,
  readStanding,
  type VerificationRecord,
} from "#server/features/verification/verifications-store";
import { AppError } from "#server/http/app-error";
import { pathTo } from "#shared/paths";

/**
 * What a paid order gives, with its certificate: made once, by whoever comes first, and mailed; the same for all others. Null when the
 * document is gone. Throws `document_altered`, of which whoever paid is told, and `files_unavailable`.
 */
export async function makeVerification(deps: Deps, order: Order): Promise<VerificationRecord | null> {
  const { db, jobs } = deps;
  const { paymentId } = order;
  const made = await findVerificationOf(db, paymentId);
  if (made) return made;
  const verification = await draftVerification(deps, order);
  if (!verification) return null;

  return db.transaction(async (trx) => {
    const { documentId, verifiedAt: at } = verification;
    if (!(await holdSentDocument(trx, documentId))) return null;
    const inserted = await insertVerificationOnce(trx, verification);
    if (!inserted) return findVerificationOf(trx, paymentId);
    await redeemPayment(trx, { paymentId, documentId: null, at });
    await jobs.enqueue(trx, resultMail, { paymentId }, { key: paymentId });
    return inserted;
  });
}

/** Where the document stands now, and the certificate that says so. */
async function draftVerification(deps: Deps, order: Order): Promise<VerificationRecord | null> {
  const { db, env, clock } = deps;
  const { paymentId, documentId, name, company } = order;
  const standing = documentId ? await readStanding(db, documentId) : null;
  if (!standing) return null;
  try {
    await assertAsSent(deps, standing);
  } catch (error) {
    if (error instanceof AppError && error.code === "document_altered") await tellOfAltered(deps, order);
    throw error;
  }
  const [verificationId, at] = [newVerificationId(), clock.now()];
  const result = judgeStanding(standing, readFrozen(standing.version), { verificationId, at });
  const verifyUrl = env.APP_URL + pathTo.verification(verificationId);
  const askedBy = { name, company };
  const { OPERATOR: operator } = env;
  const certificate = await renderVerificationCertificate({ result, askedBy, verifyUrl, operator });
  return {
    id: verificationId,
    paymentId,
    documentId: standing.document.id,
    result,
    verifiedAt: at,
    certificate,
    certificateSha256: sha256(certificate),
  };
}
