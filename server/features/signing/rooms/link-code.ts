import type { Queryable } from "#server/db/client";
import type { Deps } from "#server/deps";
import { foldName, fullName, type UserRecord } from "#server/features/auth/index";
import { lockVersion } from "#server/features/documents/index";
import { bondsOf } from "#server/features/signing/bound-signers";
import { alreadySigned, openForSigning, type SigningAccess } from "#server/features/signing/open-invitation";
import { issueCode } from "#server/features/signing/rooms/issue-code";
import { addressBy } from "#server/features/signing/rooms/room-rules";
import { tryCode, type TriedCode } from "#server/features/signing/rooms/try-code";
import { isSignerOf, type Invitation } from "#server/features/signing/signers-store";
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
): Promise<RoomWay | null> {
  if (!("token" in access) || signature || representative || version.replaces === null) return null;
  // Whoever is signed in with the address has shown that it is theirs.
  if (access.reader && (await isSignerOf(db, signer.id, access.reader.id))) return null;
  const bond = (await bondsOf(db, version, [signer])).get(signer.id);
  if (!bond) return null;
  return bond.held.signedAt.email === "" ? "room_sms_code" : "room_mail_code";
}

/** Whether the link of somebody else was opened by whoever asks for the signatures, signed in. */
export function isOfAnother(
  access: SigningAccess,
  { document, signer, representative }: Invitation,
): boolean {
  if (!("token" in access) || access.reader?.id !== document.ownerId) return false;
  return representative ? representative.email !== access.reader.email : !isTheirs(signer, access.reader);
}

const isTheirs = ({ email, name }: Invitation["signer"], reader: UserRecord) =>
  email === "" ? foldName(name) === foldName(fullName(reader)) : email === reader.email;

/**
 * Throws `link_of_another`, saying whose it is: whoever asks for the signatures may hand their device over, and it is recorded that they
 * did, but nobody signs there for somebody else by mistake.
 */
export function assertIsTheirs(access: SigningAccess, invitation: Invitation): void {
  const { name } = invitation.representative ?? invitation.signer;
  if (isOfAnother(access, invitation))
    throw new AppError("link_of_another", ({ say }) => ({ message: say("signing.linkOfAnother", { name }) }));
}

/** Whoever opened their link signed in with its address, and would need a code, comes signed in. */
export async function asSignedIn(
  db: Queryable,
  access: SigningAccess,
  { document, version, signer, representative }: Invitation,
): Promise<SigningAccess> {
  if (!("token" in access) || !access.reader || representative || version.replaces === null) return access;
  if (!(await isSignerOf(db, signer.id, access.reader.id))) return access;
  return { user: access.reader, documentId: document.id, collaboratorId: signer.id };
}

/** Sends the code. Throws as `openForSigning` does, and `already_signed`, `code_not_needed`, `document_locked`, `room_no_way`, `too_many_requests`. */
export async function sendLinkCode(deps: Deps, access: SigningAccess) {
  const invitation = await openForSigning(deps, access);
  const { document, version, signer } = invitation;
  if (invitation.signature) throw alreadySigned(signer);
  const way = await codeWayOf(deps.db, access, invitation);
  if (!way) throw new AppError("code_not_needed");
  if ((way === "room_sms_code" && !deps.sms) || addressBy(way, signer) === "")
    throw new AppError("room_no_way");
  return deps.db.transaction(async (trx) => {
    const status = await lockVersion(trx, document.id, version.number);
    if (status === "locked") throw new AppError("document_locked");
    if (!status || !isAwaitingSignatures(status)) throw new AppError("not_awaiting_signatures");
    return issueCode(deps, trx, { roomId: null, version, signerCount: 1, signer, way, browser: null });
  });
}

/** The code that a link asks for besides, which is right; null where it asks for none. Throws `code_needed`, and as `tryCode` does. */
export async function tryLinkCode(
  deps: Deps,
  access: SigningAccess,
  invitation: Invitation,
  code: string | undefined,
): Promise<TriedCode | null> {
  const way = await codeWayOf(deps.db, access, invitation);
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
