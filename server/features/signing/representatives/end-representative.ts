import type { Deps } from "#server/deps";
import { lockVersion, recordEvent } from "#server/features/documents/index";
import { alreadySigned, openForSigning, type SigningAccess } from "#server/features/signing/open-invitation";
import { givenBackMail } from "#server/features/signing/representatives/representative-mails";
import { sendText } from "#server/features/signing/texts/text-message";
import { endRepresentative } from "#server/features/signing/representatives/representatives-store";

/**
 * Nobody signs in the signer's place any more: the signer takes it back, or whoever was named for it gives it back, and the signer is told.
 * Repeating it changes nothing. Throws as `openForSigning` does, and `already_signed`.
 */
export async function endRepresentation(deps: Deps, access: SigningAccess): Promise<{ ended: true }> {
  const { signer, signature, document, version, representative } = await openForSigning(deps, access);
  if (signature) throw alreadySigned(signer);
  const at = deps.clock.now();
  const hasEnded = await deps.db.transaction(async (trx) => {
    if (!(await lockVersion(trx, document.id, version.number))) return false;
    const ended = await endRepresentative(trx, signer.id, at);
    if (!ended) return false;
    await recordEvent(trx, {
      documentId: document.id,
      event: representative ? "representation_given_back" : "representation_taken_back",
      actor: `signer:${signer.id}`,
      at,
      details: { signerId: signer.id, sha256: ended.recordSha256 },
      reason: ended.name,
    });
    if (!representative) return true;
    if (signer.email === "") await sendText(deps, trx, { kind: "given_back", signer, at });
    else await deps.jobs.enqueue(trx, givenBackMail, { representativeId: ended.id }, { key: ended.id });
    return true;
  });
  // Nobody was named, or somebody signed in this instant: opening it again tells.
  if (!hasEnded && !representative && (await openForSigning(deps, access)).signature)
    throw alreadySigned(signer);
  return { ended: true };
}
