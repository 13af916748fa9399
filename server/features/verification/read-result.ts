import type { Deps } from "#server/deps";
import { readVerificationId } from "#server/features/verification/verification-id";
import { findVerification, type VerificationRecord } from "#server/features/verification/verifications-store";
import { AppError } from "#server/http/app-error";

/** A verification by its id, as it was given or as somebody typed it. Throws `verification_not_found`. */
export async function readResult({ db }: Deps, verificationId: string): Promise<VerificationRecord> {
  const id = readVerificationId(verificationId);
  const verification = id && (await findVerification(db, id));
  if (!verification) throw new AppError("verification_not_found");
  return verification;
}
