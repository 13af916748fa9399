import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { endVersion, lockVersion } from "#server/features/documents/index";
import { announceEnd } from "#server/features/signing/mails/ended-mail";
import { wasDeclinedBy } from "#server/features/signing/mails/ending-words";
import {
  alreadySigned,
  assertOpen,
  findAccessible,
  type SigningAccess,
} from "#server/features/signing/open-invitation";
import type { Invitation } from "#server/features/signing/signers-store";
import { isDenied } from "#server/features/signing/notes/signer-notes-store";
import { AppError } from "#server/http/app-error";

/**
 * A signer refuses to sign: the document is its owner's draft again, what was signed is void, and everybody is told why. Repeating it
 * changes nothing. Throws as `openInvitation` does, and `document_locked`, `already_signed`, `not_awaiting_signatures`.
 */
export async function declineDocument(
  deps: Deps,
  access: SigningAccess,
  reason: string,
): Promise<{ declinedAt: string }> {
  const { document, version, signer } = await findAccessible(deps, deps.db, access);
  // Declining ends the version: somebody signed in is asked about this signer, not about whoever they are on a later one.
  const same = "user" in access ? { ...access, collaboratorId: signer.id } : access;
  return deps.db.transaction(async (trx) => {
    await lockVersion(trx, document.id, version.number);
    // As it stands now that nobody else can change it.
    const invitation = await findAccessible(deps, trx, same);
    const declinedAt = wasDeclinedBy(invitation)
      ? invitation.version.endedAt!
      : await decline(deps, trx, access, invitation, reason);
    return { declinedAt: declinedAt.toISOString() };
  });
}

async function decline(
  deps: Deps,
  trx: Trx,
  access: SigningAccess,
  invitation: Invitation,
  reason: string,
): Promise<Date> {
  const { document, signer, signature } = invitation;
  const at = deps.clock.now();
  await assertOpen(trx, invitation, access, at);
  if (document.status === "locked") throw new AppError("document_locked");
  if (signature) throw alreadySigned(signer);
  if (await isDenied(trx, signer.id)) throw new AppError("signer_denied");

  const version = await endVersion(trx, document.id, { because: "declined", reason, by: signer.id, at });
  if (!version) throw new AppError("not_awaiting_signatures");
  await announceEnd(deps, trx, version);
  return version.endedAt ?? at;
}
