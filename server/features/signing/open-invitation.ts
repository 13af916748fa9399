import type { Deps } from "#server/deps";
import type { Queryable } from "#server/db/client";
import { findVersion } from "#server/features/documents/index";
import { describeEnding, sameSigner, wasDeclinedBy } from "#server/features/signing/ending-words";
import { songOf } from "#server/features/signing/invitation-words";
import {
  findInvitation,
  findInvitationOfSigner,
  signersOf,
  type Invitation,
  type SignerWithSignature,
} from "#server/features/signing/signers-store";
import { isExpired } from "#server/features/signing/signing-rules";
import { AppError } from "#server/http/app-error";
import type { Words } from "#shared/words/speak";

/** What became of a version that has ended: who declined it, and when it was sent again, to the same person among others. */
type Closed = {
  decliner: string | undefined;
  sentAgainAt: Date | null;
  self: SignerWithSignature | undefined;
};

/**
 * What the link's token opens. Throws `link_invalid` (unknown, replaced by a newer one, document gone), `link_withdrawn` and
 * `link_expired`.
 */
export async function openInvitation(deps: Deps, token: string): Promise<Invitation> {
  const { db, clock, secrets } = deps;
  const invitation = await findInvitation(db, secrets.hashToken(token));
  if (!invitation) throw new AppError("link_invalid");
  await assertOpen(db, invitation, clock.now());
  return invitation;
}

/** Throws `link_withdrawn`, saying who ended the version and why, and `link_expired`. */
export async function assertOpen(db: Queryable, invitation: Invitation, now: Date): Promise<void> {
  if (invitation.version.endedAt) throw await withdrawn(db, invitation, now);
  if (isExpired(invitation.signer, now)) throw new AppError("link_expired");
}

async function withdrawn(db: Queryable, invitation: Invitation, now: Date): Promise<AppError> {
  const isDecliner = wasDeclinedBy(invitation);
  const closed = await readClosed(db, invitation);
  return new AppError("link_withdrawn", (words) => ({
    message: describeClosed(invitation, closed, now, words),
    ...(isDecliner && { heading: words.say("closed.youDeclined", { song: songOf(invitation) }) }),
  }));
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
function describeClosed(invitation: Invitation, closed: Closed, now: Date, words: Words): string {
  const { version, signature } = invitation;
  const { say } = words;
  const isVoid = signature !== null && version.signedAt === null;
  return [
    describeEnding(invitation, closed.decliner, "this", words),
    ...(wasDeclinedBy(invitation) ? [say("closed.everybodyTold")] : []),
    ...(isVoid ? [say("ending.void", signature)] : []),
    describeNextStep(closed, now, words),
  ].join(" ");
}

function describeNextStep({ sentAgainAt, self }: Closed, now: Date, words: Words): string {
  const { say } = words;
  if (!sentAgainAt) return say("closed.notSentAgain");
  const day = words.day(sentAgainAt);
  if (!self) return say("closed.notNeeded", { day });
  if (self.signature) return say("closed.signedAgain", { day, signedOn: words.day(self.signature.signedAt) });
  return say("closed.newLink", { day, isUnderWay: self.invitedAt > now });
}
