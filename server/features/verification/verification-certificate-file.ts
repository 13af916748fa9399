import type { VerificationRecord } from "#server/features/verification/verifications-store";
import type { File } from "#server/http/bind";

/** The certificate as it was mailed, byte for byte. */
export function verificationCertificateFile({ id, certificate }: VerificationRecord): File {
  if (!certificate) throw new Error(`verification ${id} has no certificate`);
  return { bytes: certificate, filename: `Verification ${id}.pdf` };
}
