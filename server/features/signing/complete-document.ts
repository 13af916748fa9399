import type { Deps } from "#server/deps";
import { insertIssuedPdf, lockDocumentRecord, recordEvent, sha256 } from "#server/features/documents/index";
import { printableOf, renderPdf } from "#server/features/signing/document-pdf";
import { findInvitationOfSigner, signersOf } from "#server/features/signing/signers-store";
import { completionMail } from "#server/features/signing/signing-mail";

/** After the last signature: issues the PDF, once, and mails it to everybody. Repeating it does nothing. */
export async function completeDocument(deps: Deps, { versionId }: { versionId: string }): Promise<void> {
  const { db, clock, jobs } = deps;
  const signers = await signersOf(db, versionId);
  const invitation = signers[0] && (await findInvitationOfSigner(db, signers[0].id));
  if (!invitation?.version.signedAt) return;

  const { document, version, owner } = invitation;
  const { bytes } = await renderPdf(deps, printableOf(invitation));
  const at = clock.now();
  const details = { version: version.number, sha256: sha256(bytes) };
  await db.transaction(async (trx) => {
    if (!(await lockDocumentRecord(trx, document.id, document.ownerId))) return;
    if (!(await insertIssuedPdf(trx, { versionId, sha256: details.sha256, bytes, issuedAt: at }))) return;
    await recordEvent(trx, { documentId: document.id, event: "pdf_issued", actor: "system", at, details });
    for (const signerId of recipientsOf([{ id: null, email: owner.email }, ...signers])) {
      await jobs.enqueue(trx, completionMail, { versionId, signerId }, { key: `${versionId} ${signerId}` });
    }
  });
}

/** One mail an address, to the first who uses it. */
function recipientsOf(people: readonly { id: string | null; email: string }[]): (string | null)[] {
  const byAddress = new Map<string, string | null>();
  for (const { id, email } of people) {
    if (!byAddress.has(email)) byAddress.set(email, id);
  }
  return [...byAddress.values()];
}
