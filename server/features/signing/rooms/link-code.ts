import type { Queryable } from "#server/db/client";
import type { Deps } from "#server/deps";
import { foldName, fullName, type UserRecord } from "#server/features/auth/index";
import { lockVersion } from "#server/features/documents/index";
import { bondsOf } from "#server/features/signing/bound-signers";
import {
  alreadySigned,
  openForSigning,
  type LinkAccess,
  type SigningAccess,
} from "#server/features/signing/open-invitation";
import { issueCode } from "#server/features/signing/rooms/issue-code";
import { addressBy } from "#server/features/signing/rooms/room-rules";
import { tryCode, type TriedCode } from "#server/features/signing/rooms/try-code";
import { findSessionWay, type Invitation } from "#server/features/signing/signers-store";
import { AppError } from "#server/http/app-error";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import type { RoomWay } from "#shared/domain/rooms";
import { maskAddress } from "#shared/domain/signature-ways";

/*
 * An answer to an invitation goes to who sent it, and quotes the link that it carries. So a link alone signs what nobody has signed yet, and
 * takes nothing from anybody: whoever signed the version in force agrees to its change, or leaves by it, with a code besides.
 */

/** What a code is sent through that a link asks for besides; null where it asks for none. */
export async function codeWayOf(
  db: Queryable,
  access: SigningAccess,
  { version, signer, signature, representative }: Invitation,
  now: Date,
): Promise<RoomWay | null> {
  if (!("token" in access) || signature || representative || version.replaces === null) return null;
  // Whoever is signed in with the address has shown that it is theirs.
  if (await isSignedIn(db, access, signer, now)) return null;
  const bond = (await bondsOf(db, version, [signer])).get(signer.id);
  if (!bond) return null;
  return bond.held.signedAt.email === "" ? "room_sms_code" : "room_mail_code";
}

/** Whether whoever opened a link is signed in with what stands beside the name. */
const isSignedIn = async (db: Queryable, { reader }: LinkAccess, { id }: { id: string }, now: Date) =>
  reader !== undefined && (await findSessionWay(db, { signerId: id, userId: reader.id, now })) !== null;

/** Whether the link of somebody else was opened by whoever asks for the signatures, signed in. */
export function isOfAnother(
  access: SigningAccess,
  { document, signer, representative }: Invitation,
): boolean {
  if (!("token" in access) || access.reader?.id !== document.ownerId) return false;
  return representative ? representative.email !== access.reader.email : !isTheirs(signer, access.reader);
}

/** Whether an account's own address, or number, stands beside a name. */
export const isReachedAt = (
  { email, phone }: Pick<Invitation["signer"], "email" | "phone">,
  account: Pick<UserRecord, "email" | "phone">,
) => (email !== "" && email === account.email) || (phone !== "" && phone === account.phone);

const isTheirs = (signer: Invitation["signer"], reader: UserRecord) =>
  isReachedAt(signer, reader) ||
  (signer.email === "" && foldName(signer.name) === foldName(fullName(reader)));

/**
 * Throws `link_of_another`, saying whose it is: whoever asks for the signatures may hand their device over, and it is recorded that they
 * did, but nobody signs there for somebody else by mistake.
 */
export function assertIsTheirs(access: SigningAccess, invitation: Invitation): void {
  const { name } = invitation.representative ?? invitation.signer;
  if (isOfAnother(access, invitation))
    throw new AppError("link_of_another", ({ say }) => ({ message: say("signing.linkOfAnother", { name }) }));
}

/** Whoever opened their link signed in with its address or number, and would need a code, comes signed in. Throws as `openForSigning` does. */
export async function asSignedIn(
  deps: Deps,
  given: SigningAccess,
  opened: Invitation,
): Promise<{ access: SigningAccess; opened: Invitation }> {
  const { document, version, signer, representative } = opened;
  if (!("token" in given) || !given.reader || representative || version.replaces === null)
    return { access: given, opened };
  if (!(await isSignedIn(deps.db, given, signer, deps.clock.now()))) return { access: given, opened };
  const access = { user: given.reader, documentId: document.id, collaboratorId: signer.id };
  return { access, opened: await openForSigning(deps, access) };
}

/** Sends the code. Throws as `openForSigning` does, and `already_signed`, `code_not_needed`, `document_locked`, `room_no_way`, `too_many_requests`. */
export async function sendLinkCode(deps: Deps, access: SigningAccess) {
  const invitation = await openForSigning(deps, access);
  const { document, version, signer } = invitation;
  if (invitation.signature) throw alreadySigned(signer);
  const way = await codeWayOf(deps.db, access, invitation, deps.clock.now());
  if (!way) throw new AppError("code_not_needed");
  if ((way === "room_sms_code" && !deps.sms) || addressBy(way, signer) === "")
    throw new AppError("room_no_way");
  return deps.db.transaction(async (trx) => {
    const status = await lockVersion(trx, document.id, version.number);
    if (status === "locked") throw new AppError("document_locked");
    if (!status || !isAwaitingSignatures(status)) throw new AppError("not_awaiting_signatures");
    return issueCode(deps, trx, {
      roomId: null,
      version,
      signerCount: 1,
      signer,
      way,
      browser: null,
      askedIn: null,
    });
  });
}

/** The code that a link asks for besides, which is right; null where it asks for none. Throws `code_needed`, and as `tryCode` does. */
export async function tryLinkCode(
  deps: Deps,
  access: SigningAccess,
  invitation: Invitation,
  code: string | undefined,
): Promise<TriedCode | null> {
  const way = await codeWayOf(deps.db, access, invitation, deps.clock.now());
  if (!way || !("token" in access)) return null;
  const { signer, document } = invitation;
  // A code cannot be had for it either.
  if (document.status === "locked") throw new AppError("document_locked");
  if (!code) {
    const address = maskAddress(addressBy(way, signer));
    throw new AppError("code_needed", ({ say }) => ({ message: say("code.needed", { address }) }));
  }
  // Where it was typed is known by the link.
  const browser = deps.secrets.hashToken(access.token);
  return tryCode(deps, { roomId: null, signerId: signer.id, browser, code });
}
