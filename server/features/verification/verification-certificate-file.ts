import { readStored } from "#server/adapters/files/stored-files";
import type { Deps } from "#server/deps";
import type { VerificationRecord } from "#server/features/verification/verifications-store";
import type { File } from "#server/http/bind";

/** The certificate as it was mailed, byte for byte. */
export async function verificationCertificateFile(
  deps: Pick<Deps, "files">,
  { id, certificate, certificateSha256 }: VerificationRecord,
): Promise<File> {
  const bytes = await readStored(deps, { bytes: certificate, sha256: certificateSha256 });
  if (!bytes) throw new Error(`verification ${id} has no certificate`);
  return { bytes, filename: `Verification ${id}.pdf` };
}
