import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/index";
import { insertIssuedPdf, lockVersion, recordEvent, sha256 } from "#server/features/documents/index";
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
  const bytes = await renderPdf(deps, printableOf(invitation));
  const at = clock.now();
  const details = { sha256: sha256(bytes) };
  await db.transaction(async (trx) => {
    await lockVersion(trx, document.id, version.number);
    if (!(await insertIssuedPdf(trx, { versionId, sha256: details.sha256, bytes, issuedAt: at }))) return;
    await recordEvent(trx, { documentId: document.id, event: "pdf_issued", actor: "system", at, details });
    for (const to of recipientsOf([{ name: fullName(owner), email: owner.email }, ...signers])) {
      await jobs.enqueue(trx, completionMail, { versionId, to }, { key: `${versionId} ${to.address}` });
    }
  });
}

/** One mail an address, to the first name that uses it. */
function recipientsOf(people: readonly { name: string; email: string }[]) {
  const byAddress = new Map<string, { name: string; address: string }>();
  for (const { name, email } of people) {
    if (!byAddress.has(email)) byAddress.set(email, { name, address: email });
  }
  return [...byAddress.values()];
}
