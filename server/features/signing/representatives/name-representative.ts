import { randomBytes, randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { countMails, findUser, fullName } from "#server/features/auth/index";
import { canonicalJson, lockVersion, recordEvent, sha256 } from "#server/features/documents/index";
import { signerIsOwner } from "#server/features/signing/mails/invitation-words";
import { isDenied } from "#server/features/signing/notes/signer-notes-store";
import {
  alreadySigned,
  cameBy,
  isStillTheirs,
  openInvitation,
  type SigningAccess,
} from "#server/features/signing/open-invitation";
import { settledActing } from "#server/features/signing/representatives/acts-as";
import {
  assertHasPosition,
  assertIsAnother,
  assertIsNoParty,
} from "#server/features/signing/representatives/assert-acting";
import { representativeMail } from "#server/features/signing/representatives/representative-mails";
import {
  countNamings,
  insertRepresentativeOnce,
  representativesOf,
  type Representative,
} from "#server/features/signing/representatives/representatives-store";
import { asSignedIn, assertIsTheirs, tryLinkCode } from "#server/features/signing/rooms/link-code";
import { spendCode } from "#server/features/signing/rooms/try-code";
import { addressSignedAt } from "#server/features/signing/signature-record";
import { signersOf, type Invitation } from "#server/features/signing/signers-store";
import { AppError } from "#server/http/app-error";
import type { NameRepresentativeBody } from "#shared/contract/signing/acts";
import type { NamingRecord, PrivateRecord } from "#shared/contract/signing/record";
import { actingLabel } from "#shared/domain/acting";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { maskAddress } from "#shared/domain/signature-ways";
import type { Language } from "#shared/words/languages";

/** So often somebody names who signs for them. */
const MOST_NAMINGS = 5;

type Seen = { ipAddress: string; userAgent: string; language: Language };

/**
 * A signer names who signs in their place, who is mailed a link of their own; the signer's own goes on working. Repeating it changes
 * nothing. Throws as `openInvitation` does, and `capacity_fixed`, `acts_for_other_party`, `representative_named`, `signer_denied`, `already_signed`,
 * `document_locked`, `not_awaiting_signatures`, `too_many_requests`.
 */
export async function nameRepresentative(
  deps: Deps,
  given: SigningAccess,
  { seen, code, ...named }: NameRepresentativeBody & { seen: Seen; code?: string | undefined },
): Promise<void> {
  const found = await openInvitation(deps, given);
  const { signer, signature, document, version, owner } = found;
  if (signature) throw alreadySigned(signer);
  assertIsTheirs(given, found);
  const { access, opened } = await asSignedIn(deps, given, found);
  // A minor who is a party to an agreement is described in its text.
  const isOfText = (await settledActing(deps.db, opened)) !== null;
  if (isOfText || (document.type !== "split_sheet" && named.capacity === "guardian"))
    throw new AppError("capacity_fixed");
  assertHasPosition(named);
  assertIsAnother(named, signer.name);
  if (named.email === signer.email) throw new AppError("acts_for_other_party");
  const others = (await signersOf(deps.db, version.id)).filter(({ id }) => id !== signer.id);
  const sender = signerIsOwner(signer, owner) ? [] : [{ name: fullName(owner), email: owner.email }];
  assertIsNoParty(named, [...others, ...sender]);

  const tried = await tryLinkCode(deps, access, opened, code);
  const invitation = { ...opened, ...(tried && { codeWay: tried.way }) };
  const token = deps.secrets.newToken();
  await deps.db.transaction(async (trx) => {
    const status = await lockVersion(trx, document.id, version.number);
    if (status === "locked") throw new AppError("document_locked");
    if (!status || !isAwaitingSignatures(status)) throw new AppError("not_awaiting_signatures");
    if (!(await isStillTheirs(deps, trx, access, invitation))) throw new AppError("link_invalid");
    if (await isDenied(trx, signer.id)) throw new AppError("signer_denied");
    if (tried) await spendCode(deps, trx, tried);
    const at = deps.clock.now();
    const representative = {
      ...writeNaming(invitation, access, named, { ...seen, at }),
      tokenHash: deps.secrets.hashToken(token),
    };
    if (!(await insertRepresentativeOnce(trx, representative))) return assertIsThem(trx, signer.id, named);
    await assertMayName(trx, invitation, { email: named.email, at });
    const { id, recordSha256, capacity } = representative;
    const details = { signerId: signer.id, capacity, sha256: recordSha256 };
    await recordEvent(trx, {
      documentId: document.id,
      event: "representative_named",
      actor: `signer:${signer.id}`,
      at,
      details,
      reason: `${actingLabel({ ...named, basis: "named" })}, ${maskAddress(named.email)}`,
    });
    const payload = { representativeId: id, sealedToken: deps.secrets.seal(token) };
    await deps.jobs.enqueue(trx, representativeMail, payload, { key: id });
  });
}

/** Somebody who is named already is named again by a repeated press; anybody else only once that is taken back. */
async function assertIsThem(trx: Trx, signerId: string, named: NameRepresentativeBody): Promise<void> {
  const [before] = await representativesOf(trx, [signerId]);
  const isSame = (["capacity", "name", "position", "email"] as const).every(
    (field) => before?.[field] === named[field],
  );
  if (!isSame) throw new AppError("representative_named");
}

/** The mail counts among the owner's, who asked for the signature. */
async function assertMayName(
  trx: Trx,
  { signer, document }: Invitation,
  { email, at }: { email: string; at: Date },
): Promise<void> {
  if ((await countNamings(trx, signer.id)) > MOST_NAMINGS) throw new AppError("too_many_requests");
  const owner = await findUser(trx, document.ownerId);
  if (!owner) throw new AppError("link_invalid");
  const [leavesAt = at] = await countMails(trx, owner, {
    about: document.id,
    to: [{ email }],
    now: at,
    onlyNow: true,
  });
  const wait = leavesAt.getTime() - at.getTime();
  if (wait > 0) throw new AppError("too_many_requests", undefined, { retryAfter: wait / 1000 });
}

function writeNaming(
  invitation: Invitation,
  access: SigningAccess,
  { capacity, name, position, email, assents }: NameRepresentativeBody,
  { ipAddress, userAgent, language, at }: Seen & { at: Date },
): Omit<Representative, "tokenHash"> {
  const { signer, version } = invitation;
  const came = cameBy(access, invitation);
  const privatePart = canonicalJson({
    address: addressSignedAt(signer, came.way),
    ipAddress,
    userAgent,
    reading: null,
    salt: randomBytes(32).toString("base64url"),
  } satisfies PrivateRecord);
  const record = canonicalJson({
    key: signer.key,
    versionSha256: version.sha256,
    capacity,
    name,
    position,
    maskedAddress: maskAddress(email),
    assents: assents && capacity === "guardian",
    ...came,
    namedAt: at.toISOString(),
    privateSha256: sha256(privatePart),
  } satisfies NamingRecord);
  return {
    id: randomUUID(),
    signerId: signer.id,
    capacity,
    name,
    position,
    email,
    assents: assents && capacity === "guardian",
    language,
    namedAt: at,
    endedAt: null,
    record,
    recordSha256: sha256(record),
    privatePart,
  };
}
