import type { Deps } from "#server/deps";
import type { Queryable, Trx } from "#server/db/client";
import type { UserRecord } from "#server/features/auth/index";
import {
  findInForce,
  findVersion,
  hiddenError,
  readDocument,
  type VersionRecord,
} from "#server/features/documents/index";
import {
  describeEnding,
  sameSigner,
  sayInForce,
  wasDeclinedBy,
  wasOfDeleted,
  wasReplaced,
} from "#server/features/signing/mails/ending-words";
import { songOf } from "#server/features/signing/mails/invitation-words";
import {
  findDocumentOfLink,
  findInvitation,
  findInvitationOfSigner,
  findInvitationsOfUser,
  findSessionWay,
  findSignerOfEndedLink,
  hasLapsed,
  opensSigner,
  signersOf,
  type Invitation,
  type SignerWithSignature,
} from "#server/features/signing/signers-store";
import {
  findRepresentativeOfLink,
  isStillNamed,
} from "#server/features/signing/representatives/representatives-store";
import {
  findInvitationInside,
  staysInside,
  type RoomAccess,
} from "#server/features/signing/rooms/come-inside";
import { signedByNaming } from "#server/features/signing/signature-record";
import { isExpired } from "#server/features/signing/signing-rules";
import { AppError } from "#server/http/app-error";
import type { RoomWay } from "#shared/domain/rooms";
import {
  isByPhone,
  type LinkWay,
  type SignatureDevice,
  type SignatureWay,
} from "#shared/domain/signature-ways";
import type { Words } from "#shared/words/speak";

/**
 * How somebody comes to what they are asked to sign: through a link that was mailed to them, signed in with the address it was mailed
 * or the number it was sent to, or by a code in a room. Signed in, somebody may be two of the signers:
 * `collaboratorId` says which of them is meant.
 */
export type SigningAccess = LinkAccess | SessionAccess | RoomAccess;
/** `reader`: who is signed in where the link was opened. */
export type LinkAccess = { token: string; reader?: UserRecord | undefined };
export type SessionAccess = { user: UserRecord; documentId: string; collaboratorId?: string | undefined };
/** What goes into the record of how somebody came to sign, and on whose device. */
export function cameBy(
  access: SigningAccess,
  {
    linkWay,
    inside,
    representative,
    codeWay,
    sessionWay = "session",
  }: Pick<Invitation, "linkWay" | "inside" | "representative" | "codeWay" | "sessionWay">,
): { way: SignatureWay; device: SignatureDevice } {
  if (inside) return { way: inside.way, device: inside.device };
  if (representative) return { way: "named_link", device: "own" };
  return { way: "token" in access ? wayOfLink(linkWay, codeWay) : sessionWay, device: "own" };
}

/** A link, and the code that it asked for: both to one address, or else what is known is the code's. */
function wayOfLink(linkWay: LinkWay, codeWay: RoomWay | undefined): SignatureWay {
  if (!codeWay) return linkWay;
  if (isByPhone(linkWay) !== isByPhone(codeWay)) return codeWay;
  return isByPhone(codeWay) ? "sms_link_code" : "mail_link_code";
}

/** What became of a version that has ended: who declined it, and when it was sent again, to the same person among others. */
type Closed = {
  decliner: string | undefined;
  sentAgainAt: Date | null;
  self: SignerWithSignature | undefined;
  /** What the version was to replace, where that binds still. */
  inForce: VersionRecord | null;
};

/** What somebody may open and, unless that has ended, sign. Throws as `findAccessible` and `assertOpen` do. */
export async function openInvitation(deps: Deps, access: SigningAccess): Promise<Invitation> {
  const invitation = await findAccessible(deps, deps.db, access);
  await assertOpen(deps.db, invitation, access, deps.clock.now());
  return invitation;
}

/** The same, also for whoever was named to sign in the signer's place. Throws `representation_ended` besides. */
export async function openForSigning(deps: Deps, access: SigningAccess): Promise<Invitation> {
  const invitation = await findForSigning(deps, access);
  await assertOpen(deps.db, invitation, access, deps.clock.now());
  return invitation;
}

/**
 * The same to read: whoever signed what everybody has signed has it in their hands also once a later version has replaced it. Throws as
 * `openForSigning` does.
 */
export async function openToRead(deps: Deps, access: SigningAccess): Promise<Invitation> {
  const invitation = await findForSigning(deps, access);
  await assertReadable(deps, invitation, access);
  return invitation;
}

/**
 * What is the signer's own, and also that of whoever was named in their place and has signed: until then they have the document alone.
 * Throws as `openForSigning` does.
 */
export async function openOwnToRead(deps: Deps, access: SigningAccess): Promise<Invitation> {
  const invitation = await findForSigning(deps, access);
  const { representative, signature } = invitation;
  if (representative && !(signature && signedByNaming(signature, representative.recordSha256)))
    throw new AppError("link_invalid");
  await assertReadable(deps, invitation, access);
  return invitation;
}

async function assertReadable({ db, clock }: Deps, invitation: Invitation, access: SigningAccess) {
  const { version, signature, signer } = invitation;
  const now = clock.now();
  if (!wasReplaced(version) || !signature) return assertOpen(db, invitation, access, now);
  if ("token" in access && isExpired(signer, now)) throw new AppError("link_expired");
}

async function findForSigning(deps: Deps, access: SigningAccess): Promise<Invitation> {
  const represented = "token" in access ? await findRepresented(deps, access.token) : null;
  return represented ?? findAccessible(deps, deps.db, access);
}

async function findRepresented({ db, secrets }: Deps, token: string): Promise<Invitation | null> {
  const tokenHash = secrets.hashToken(token);
  const representative = await findRepresentativeOfLink(db, tokenHash);
  const invitation = representative && (await findInvitationOfSigner(db, representative.signerId));
  if (!invitation) {
    const hidden = representative && (await unknownLink(db, tokenHash));
    if (hidden?.code === "link_withdrawn") throw hidden;
    return null;
  }
  if (representative.endedAt) throw new AppError("representation_ended");
  if (representative.tokenHash !== tokenHash) throw await unknownLink(db, tokenHash);
  return { ...invitation, representative };
}

/** Under the lock: the address may have been changed, here or in an account, since the page was opened, and whoever was named may not be any more. */
export async function isStillTheirs(
  deps: Pick<Deps, "secrets" | "clock">,
  trx: Trx,
  access: SigningAccess,
  { signer, representative, sessionWay }: Pick<Invitation, "signer" | "representative" | "sessionWay">,
): Promise<boolean> {
  if (representative) return isStillNamed(trx, representative);
  if ("roomKey" in access) return staysInside(deps, trx, access);
  if ("token" in access) return opensSigner(trx, signer.id, deps.secrets.hashToken(access.token));
  const now = deps.clock.now();
  const way = await findSessionWay(trx, { signerId: signer.id, userId: access.user.id, now });
  // What is recorded is what they came by.
  return way !== null && way === sessionWay;
}

/**
 * What somebody has come to, also where it has ended. Throws `link_invalid` for a link (unknown, replaced by a newer one, document gone);
 * for somebody signed in `document_not_found`, `email_unconfirmed`, `nothing_to_sign`, and `signer_unclear` where they are two of the signers;
 * in a room `room_session_over`.
 */
export async function findAccessible(
  deps: Pick<Deps, "secrets" | "clock">,
  db: Queryable,
  access: SigningAccess,
): Promise<Invitation> {
  if ("roomKey" in access) return findInvitationInside(deps, db, access);
  if (!("token" in access)) {
    const [only, another] = await findOwn(db, access);
    if (!only) throw await notAsked(db, access);
    if (another) throw new AppError("signer_unclear");
    return only;
  }
  const tokenHash = deps.secrets.hashToken(access.token);
  const invitation = await findInvitation(db, tokenHash);
  if (!invitation) throw await unknownLink(db, tokenHash);
  return invitation;
}

/** Says of one that a newer has replaced that whoever has it may be sent that, and of a document that is hidden that it is. */
async function unknownLink(db: Queryable, tokenHash: string): Promise<AppError> {
  const hidden = await hiddenError(db, await findDocumentOfLink(db, tokenHash), "link_withdrawn");
  if (hidden) return hidden;
  const isReplaced = (await findSignerOfEndedLink(db, tokenHash)) !== null;
  return new AppError("link_invalid", ({ say }) => ({
    message: say("error.link_invalid"),
    ...(isReplaced && { hasNewerLink: true }),
  }));
}

/** Of the newest version that somebody signed in is on, unless the signer is named. */
async function findOwn(db: Queryable, { user, documentId, collaboratorId }: SessionAccess) {
  const found = await findInvitationsOfUser(db, documentId, user.id);
  return collaboratorId === undefined
    ? found.filter(({ version }) => version.id === found[0]?.version.id)
    : found.filter(({ signer }) => signer.id === collaboratorId);
}

/** Throws `document_not_found` where the document is nobody's business of theirs. */
async function notAsked(db: Queryable, { user, documentId }: SessionAccess): Promise<AppError> {
  await readDocument({ db }, user, documentId);
  return new AppError(user.emailVerifiedAt ? "nothing_to_sign" : "email_unconfirmed");
}

/** The signer whom somebody signed in is shown who names none: of two the first who has not signed. */
export async function nameSigner(db: Queryable, access: SessionAccess): Promise<SessionAccess> {
  const own = await findOwn(db, access);
  const shown = own.find(({ signature }) => !signature) ?? own[0];
  return { ...access, collaboratorId: shown?.signer.id };
}

/**
 * Throws `link_withdrawn`, saying who ended the version and why; `not_your_turn`; `link_expired`: a link alone has a life of its own; and
 * `room_closed`; `phone_lapsed` for whoever has only a number that was confirmed too long ago.
 */
export async function assertOpen(
  db: Queryable,
  invitation: Invitation,
  access: SigningAccess,
  now: Date,
): Promise<void> {
  if (invitation.version.endedAt) throw await withdrawn(db, invitation, now);
  const hasNumber = invitation.sessionWay === "session_phone" && "user" in access;
  if (hasNumber && !invitation.signature && hasLapsed(access.user, now)) throw new AppError("phone_lapsed");
  if (invitation.signer.awaitsTurn) throw await notYet(db, invitation);
  if ("token" in access && isExpired(invitation.signer, now)) throw new AppError("link_expired");
  if (invitation.inside && !invitation.signature && !invitation.inside.isRoomOpen)
    throw new AppError("room_closed");
}

/** Whoever has signed does nothing else here any more; to whom they leave by it, that is what they did. */
export const alreadySigned = ({ leaving }: Pick<Invitation["signer"], "leaving">) =>
  new AppError(
    "already_signed",
    leaving ? ({ say }) => ({ message: say("leaving.alreadySigned") }) : undefined,
  );

/** Says whom it waits for. */
export async function notYet(db: Queryable, { version }: Pick<Invitation, "version">): Promise<AppError> {
  const before = (await signersOf(db, version.id)).filter((one) => !one.awaitsTurn && !one.signature);
  return new AppError("not_your_turn", ({ say, list }) => ({
    message: say("closed.notYourTurn", {
      names: list(before.map(({ name }) => name)),
      count: before.length,
    }),
  }));
}

async function withdrawn(db: Queryable, invitation: Invitation, now: Date): Promise<AppError> {
  const isDecliner = wasDeclinedBy(invitation);
  const closed = await readClosed(db, invitation);
  const isAskedAgain = closed.sentAgainAt !== null && closed.self !== undefined && !closed.self.signature;
  // Who was named was for this version.
  const hasNewerLink = isAskedAgain && !invitation.representative;
  return new AppError("link_withdrawn", (words) => ({
    message: describeClosed(invitation, closed, now, words),
    ...(hasNewerLink && { hasNewerLink, heading: words.say("closed.newVersion") }),
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
  const self = newest
    ? sameSigner(await signersOf(db, version.id), await signersOf(db, newest.id), signer)
    : undefined;
  const binding = await findInForce(db, document.id);
  const inForce = binding && binding.number < version.number ? binding : null;
  return { decliner: decliner?.signer.name, sentAgainAt: newest?.sentAt ?? null, self, inForce };
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
    ...sayInForce(closed.inForce, words),
    ...(wasOfDeleted(version) ? [] : [describeNextStep(invitation, closed, now, words)]),
  ].join(" ");
}

function describeNextStep(
  { representative, signer }: Invitation,
  { sentAgainAt, self }: Closed,
  now: Date,
  words: Words,
): string {
  const { say } = words;
  if (representative && (self || !sentAgainAt)) {
    const day = sentAgainAt ? words.day(sentAgainAt) : "";
    const hasSigned = Boolean(self?.signature);
    return say("closed.ofNamed", { isSentAgain: sentAgainAt !== null, day, hasSigned, name: signer.name });
  }
  if (!sentAgainAt) return say("closed.notSentAgain");
  const day = words.day(sentAgainAt);
  if (!self) return say("closed.notNeeded", { day });
  if (self.signature) return say("closed.signedAgain", { day, signedOn: words.day(self.signature.signedAt) });
  return say("closed.newLink", { day, isUnderWay: self.invitedAt > now, isTexted: self.email === "" });
}
