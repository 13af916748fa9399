import type { Deps } from "#server/deps";
import { insertIssuedPdf, lockDocumentRecord, recordEvent } from "#server/features/documents/index";
import { printableOf, renderPdf } from "#server/features/signing/document-pdf";
import { sealPdf } from "#server/features/signing/seal-pdf";
import { findInvitationOfSigner, signersOf } from "#server/features/signing/signers-store";
import { versionSealed } from "#server/features/signing/mails/signing-mail";

/** After the last signature: seals and issues the PDF, once. Its certificate and the mails come when it stands in the log. Repeating it does nothing. */
export async function completeDocument(deps: Deps, { versionId }: { versionId: string }): Promise<void> {
  const { db, clock, jobs } = deps;
  const signers = await signersOf(db, versionId);
  const invitation = signers[0] && (await findInvitationOfSigner(db, signers[0].id));
  const signedAt = invitation?.version.signedAt;
  if (!signedAt) return;

  const { document, version } = invitation;
  const rendered = await renderPdf(deps, { ...printableOf(invitation), isIssued: true });
  const { bytes, sha256, sealing, keepCertificate, ...said } = await sealPdf(deps, rendered.bytes, signedAt);
  const at = clock.now();
  const details = { version: version.number, ...said.details };
  await db.transaction(async (trx) => {
    if (!(await lockDocumentRecord(trx, document.id, document.ownerId))) return;
    await keepCertificate(trx, at);
    if (!(await insertIssuedPdf(trx, { versionId, sha256, bytes, issuedAt: at, ...sealing }))) return;
    await recordEvent(trx, { documentId: document.id, event: "pdf_issued", actor: "system", at, details });
    await jobs.enqueue(trx, versionSealed, { versionId }, { key: versionId });
  });
}
