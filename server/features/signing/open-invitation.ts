import type { Deps } from "#server/deps";
import type { Queryable } from "#server/db/client";
import { findVersion } from "#server/features/documents/index";
import { sameSigner, tellEnding, wasDeclinedBy } from "#server/features/signing/ending-words";
import { formatDate, songOf } from "#server/features/signing/invitation-words";
import {
  findInvitation,
  findInvitationOfSigner,
  signersOf,
  type Invitation,
} from "#server/features/signing/signers-store";
import { isExpired } from "#server/features/signing/signing-rules";
import { closedInSwahili, type Closed } from "#server/features/signing/swahili-endings";
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
  if (invitation.version.endedAt) throw await withdrawn(db, invitation);
  if (isExpired(invitation.signer, now)) throw new AppError("link_expired");
}

async function withdrawn(db: Queryable, invitation: Invitation): Promise<AppError> {
  const song = songOf(invitation);
  const isOwn = wasDeclinedBy(invitation);
  const closed = await readClosed(db, invitation);
  return new AppError("link_withdrawn", tellClosed(invitation, closed), {
    ...(isOwn && { heading: `You declined “${song}”` }),
    swahili: {
      message: closedInSwahili(invitation, closed),
      ...(isOwn && { heading: `Umekataa kusaini “${song}”` }),
    },
  });
}

/** What the sentences about a closed link are made of: who declined, and what became of the document and of the same signer since. */
async function readClosed(db: Queryable, invitation: Invitation): Promise<Closed> {
  const { document, version, signer } = invitation;
  const decliner =
    version.endedBecause === "declined" && version.endedBy
      ? await findInvitationOfSigner(db, version.endedBy)
      : null;
  const isOlder = document.versionNumber > version.number;
  const found = isOlder ? await findVersion(db, document.id, document.versionNumber) : null;
  const newest = found?.endedAt ? null : found;
  const self = newest ? sameSigner(await signersOf(db, newest.id), signer) : undefined;
  return { decliner: decliner?.signer.name, sentAgainAt: newest?.sentAt ?? null, self };
}

/** What ended the link: who, when and why; whether one's own signature is void; and whether there is something to do. */
function tellClosed(invitation: Invitation, closed: Closed): string {
  const { version, signature } = invitation;
  const ending = tellEnding(invitation, closed.decliner, "this document");
  const isVoid = signature !== null && version.endedBecause !== "amended";
  return [
    ending,
    ...(wasDeclinedBy(invitation) ? ["Everybody on it has been told by mail, with your reason."] : []),
    ...(isVoid ? [`Your signature (${signature.signatureId}) is void and binds you to nothing.`] : []),
    tellWhatNow(closed),
  ].join(" ");
}

function tellWhatNow({ sentAgainAt, self }: Closed): string {
  if (!sentAgainAt) return "If it is sent again, you get a new link. There is nothing for you to do.";
  const again = `It was sent again on ${formatDate(sentAgainAt)}`;
  if (!self) return `${again}, and your signature is not needed any more. There is nothing for you to do.`;
  if (self.signature)
    return `${again}, and you signed the new version on ${formatDate(self.signature.signedAt)}. There is nothing more for you to do.`;
  return `${again}: a newer mail with your new link is in your mailbox. Please sign with that one.`;
}
