import type { Deps } from "#server/deps";
import { TimeStampError } from "#server/adapters/seal/request-time-stamp";
import { fingerprintOf, type Sealed } from "#server/adapters/seal/seal";
import {
  insertIssuedPdf,
  keepSealCertificate,
  lockDocumentRecord,
  recordEvent,
  sha256,
} from "#server/features/documents/index";
import { printableOf, renderPdf } from "#server/features/signing/document-pdf";
import { findInvitationOfSigner, signersOf } from "#server/features/signing/signers-store";
import { completionMail } from "#server/features/signing/signing-mail";

/** So long a time-stamp authority is waited for, from the last signature on. Then the seal goes without, and the event says so. */
const PATIENCE_MS = 2 * 60 * 1000;

/** After the last signature: seals and issues the PDF, once, and mails it to everybody. Repeating it does nothing. */
export async function completeDocument(deps: Deps, { versionId }: { versionId: string }): Promise<void> {
  const { db, clock, jobs } = deps;
  const signers = await signersOf(db, versionId);
  const invitation = signers[0] && (await findInvitationOfSigner(db, signers[0].id));
  const signedAt = invitation?.version.signedAt;
  if (!signedAt) return;

  const { document, version, owner } = invitation;
  const rendered = await renderPdf(deps, printableOf(invitation));
  const sealed = await sealPdf(deps, rendered.bytes, signedAt);
  const at = clock.now();
  const bytes = sealed?.bytes ?? rendered.bytes;
  const details = {
    version: version.number,
    sha256: sha256(bytes),
    ...(sealed && {
      contentSha256: sha256(rendered.bytes),
      sealCertificate: fingerprintOf(sealed.certificate),
      timeStamp: sealed.level === "B-T" ? "rfc3161" : "none",
    }),
  };
  await db.transaction(async (trx) => {
    if (!(await lockDocumentRecord(trx, document.id, document.ownerId))) return;
    if (sealed) await keepSealCertificate(trx, recordOf(sealed, at));
    const { sha256: hash, contentSha256, sealCertificate } = details;
    const sealing = { contentSha256, sealCertificate, sealLevel: sealed?.level };
    if (!(await insertIssuedPdf(trx, { versionId, sha256: hash, bytes, issuedAt: at, ...sealing }))) return;
    await recordEvent(trx, { documentId: document.id, event: "pdf_issued", actor: "system", at, details });
    for (const signerId of recipientsOf([{ id: null, email: owner.email }, ...signers])) {
      await jobs.enqueue(trx, completionMail, { versionId, signerId }, { key: `${versionId} ${signerId}` });
    }
  });
}

/** Null where seals are switched off. Throws, to be tried again, while the time-stamp authority is waited for. */
async function sealPdf({ seal, clock, log }: Deps, pdf: Buffer, signedAt: Date): Promise<Sealed | null> {
  if (!seal) return null;
  const at = clock.now();
  try {
    return await seal.seal(pdf, at);
  } catch (error) {
    if (!(error instanceof TimeStampError) || at.getTime() - signedAt.getTime() < PATIENCE_MS) throw error;
    log.warn({ err: error }, "sealed without an independent time stamp");
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

/** One mail an address, to the first who uses it. */
function recipientsOf(people: readonly { id: string | null; email: string }[]): (string | null)[] {
  const byAddress = new Map<string, string | null>();
  for (const { id, email } of people) {
    if (!byAddress.has(email)) byAddress.set(email, id);
  }
  return [...byAddress.values()];
}
