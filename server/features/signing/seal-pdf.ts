import { TimeStampError } from "#server/adapters/seal/request-time-stamp";
import { fingerprintOf, type Sealed, type SealLevel } from "#server/adapters/seal/seal";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { keepSealCertificate, sha256 } from "#server/features/documents/index";

/** So long a time-stamp authority is waited for, from the last signature on. Then the seal goes without, and the event says so. */
const PATIENCE_MS = 2 * 60 * 1000;

/** A file as it is handed out, and how it was sealed, if it was. */
export type SealedPdf = {
  bytes: Buffer;
  sha256: string;
  /** What the event that issues it says of it. */
  details: Record<string, string>;
  sealing: { contentSha256: string; sealCertificate: string; sealLevel: SealLevel } | null;
  /** Notes the certificate that has sealed. */
  keepCertificate(trx: Trx, at: Date): Promise<void>;
};

/** Seals a paper, or leaves it as it is where seals are switched off. Throws, to be tried again, while the time-stamp authority is waited for. */
export async function sealPdf(deps: Deps, drawn: Buffer, signedAt: Date): Promise<SealedPdf> {
  const sealed = await trySeal(deps, drawn, signedAt);
  const bytes = sealed?.bytes ?? drawn;
  const hashes = { sha256: sha256(bytes) };
  const sealing = sealed && {
    contentSha256: sha256(drawn),
    sealCertificate: fingerprintOf(sealed.certificate),
    sealLevel: sealed.level,
  };
  return {
    bytes,
    ...hashes,
    sealing,
    details: { ...hashes, ...(sealing && tellOf(sealing)) },
    keepCertificate: async (trx, at) => {
      if (sealed) await keepSealCertificate(trx, recordOf(sealed, at));
    },
  };
}

function tellOf({ contentSha256, sealCertificate, sealLevel }: NonNullable<SealedPdf["sealing"]>) {
  return { contentSha256, sealCertificate, timeStamp: sealLevel === "B-T" ? "rfc3161" : "none" };
}

async function trySeal({ seal, clock, log }: Deps, pdf: Buffer, signedAt: Date): Promise<Sealed | null> {
  if (!seal) return null;
  const at = clock.now();
  try {
    return await seal.seal(pdf, at);
  } catch (error) {
    if (!(error instanceof TimeStampError) || at.getTime() - signedAt.getTime() < PATIENCE_MS) throw error;
    log.error({ err: error }, "sealed without an independent time stamp");
    return seal.seal(pdf, at, { withoutTimeStamp: true });
  }
}

function recordOf({ certificate }: Sealed, firstUsedAt: Date) {
  return {
    sha256: fingerprintOf(certificate),
    der: certificate.raw,
    notAfter: certificate.validToDate,
    firstUsedAt,
  };
}
