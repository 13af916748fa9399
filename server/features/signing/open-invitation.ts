import type { Deps } from "#server/deps";
import type { Queryable } from "#server/db/client";
import { formatDate } from "#server/features/signing/invitation-words";
import {
  findInvitation,
  findInvitationOfSigner,
  type Invitation,
} from "#server/features/signing/signers-store";
import { isExpired } from "#server/features/signing/signing-rules";
import { AppError } from "#server/http/app-error";

/**
 * What the link's token opens. Throws `link_invalid` (unknown, replaced by a newer one, document gone), `link_withdrawn` and
 * `link_expired`.
 */
export async function openInvitation(deps: Deps, token: string): Promise<Invitation> {
  const { db, clock, secrets } = deps;
  const invitation = await findInvitation(db, secrets.hashToken(token));
  if (!invitation) throw new AppError("link_invalid");
  await refuseClosed(db, invitation, clock.now());
  return invitation;
}

/** Throws `link_withdrawn`, saying who ended the version and why, and `link_expired`. */
export async function refuseClosed(db: Queryable, invitation: Invitation, now: Date): Promise<void> {
  if (invitation.version.endedAt)
    throw new AppError("link_withdrawn", await tellEnd(db, invitation, invitation.version.endedAt));
  if (isExpired(invitation.signer, now)) throw new AppError("link_expired");
}

export function wasDeclinedBy({ signer, version }: Invitation): boolean {
  return version.endedBecause === "declined" && version.endedBy === signer.id;
}

const AND_THEN = "If it is sent again, you get a new link.";

async function tellEnd(db: Queryable, invitation: Invitation, endedAt: Date): Promise<string> {
  const { version, owner } = invitation;
  const [day, reason] = [formatDate(endedAt), `“${version.endReason?.replace(/\.$/, "") ?? ""}”.`];
  if (wasDeclinedBy(invitation)) return `You declined to sign this document on ${day}: ${reason} ${AND_THEN}`;
  if (version.endedBecause === "declined") {
    const decliner = version.endedBy && (await findInvitationOfSigner(db, version.endedBy));
    const name = decliner ? decliner.signer.name : "Somebody";
    return `${name} declined to sign this document on ${day}: ${reason} So nobody has to sign it now. ${AND_THEN}`;
  }
  if (version.endedBecause === "amended")
    return `Everybody agreed on ${day} that ${owner.firstName} may change this document: ${reason} ${AND_THEN}`;
  return `${owner.firstName} took this document back on ${day}: ${reason} ${AND_THEN}`;
}
