import type { Deps } from "#server/deps";
import { findInvitation, type Invitation } from "#server/features/signing/signers-store";
import { isExpired } from "#server/features/signing/signing-rules";
import { AppError } from "#server/http/app-error";

/** What the link's token opens. Throws `link_invalid` (unknown, replaced by a newer one, document gone) and `link_expired`. */
export async function openInvitation({ db, clock, secrets }: Deps, token: string): Promise<Invitation> {
  const invitation = await findInvitation(db, secrets.hashToken(token));
  if (!invitation) throw new AppError("link_invalid");
  if (isExpired(invitation.signer, clock.now())) throw new AppError("link_expired");
  return invitation;
}
