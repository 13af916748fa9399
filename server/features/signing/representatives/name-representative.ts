import { randomBytes, randomUUID } from "node:crypto";
import { readPhone } from "#server/adapters/sms/read-phone";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { countMails, findUser, fullName, type UserRecord } from "#server/features/auth/index";
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
  isReachedAlike,
} from "#server/features/signing/representatives/assert-acting";
import { sendNamedLink } from "#server/features/signing/representatives/representative-mails";
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
import { assertMayText } from "#server/features/signing/texts/text-budget";
import { AppError } from "#server/http/app-error";
import type { NameRepresentativeBody } from "#shared/contract/signing/acts";
import type { NamingRecord, PrivateRecord } from "#shared/contract/signing/record";
import { actingLabel } from "#shared/domain/acting";
import { isAwaitingSignatures } from "#shared/domain/document-status";
import { PHONE_MESSAGE } from "#shared/domain/phone";
import { maskAddress } from "#shared/domain/signature-ways";
import { addressOf } from "#shared/domain/split-sheet";
import type { Language } from "#shared/words/languages";

/** So often somebody names who signs for them. */
const MOST_NAMINGS = 5;

type Seen = { ipAddress: string; userAgent: string; language: Language };

/**
 * A signer names who signs in their place, who is sent a link of their own; the signer's own goes on working. Repeating it changes
 * nothing. Throws as `openInvitation` does, and `capacity_fixed`, `acts_for_other_party`, `representative_named`, `signer_denied`, `already_signed`,
 * `document_locked`, `not_awaiting_signatures`, `too_many_requests`, `sms_unavailable`.
 */
export async function nameRepresentative(
  deps: Deps,
  given: SigningAccess,
  { seen, code, ...typed }: NameRepresentativeBody & { seen: Seen; code?: string | undefined },
): Promise<void> {
  const named = readReached(deps, typed);
  const found = await openInvitation(deps, given);
  const { signer, signature, document, version, owner } = found;
  if (signature) throw alreadySigned(signer);
  assertIsTheirs(given, found);
  const { access, opened } = await asSignedIn(deps, given, found);
  // A minor who is a party to an agreement is described in its text.
  const isOfText = (await settledActing(deps.db, opened)) !== null;
  if (isOfText || (document.type !== "split_sheet" && named.capacity === "guardian"))
    throw new AppError("capacity_fixed");
  if (document.type !== "split_sheet" && named.phone !== "") throw reachedNowhere("Valid email required");
  assertHasPosition(named);
  assertIsAnother(named, signer.name);
  if (isReachedAlike(named, signer) || (signerIsOwner(signer, owner) && isReachedAlike(named, owner)))
    throw new AppError("acts_for_other_party");
  const others = (await signersOf(deps.db, version.id)).filter(({ id }) => id !== signer.id);
  const sender = signerIsOwner(signer, owner) ? [] : [{ ...owner, name: fullName(owner) }];
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
    const counted = await assertMayName(trx, invitation, named, at);
    const { recordSha256, capacity } = representative;
    const details = { signerId: signer.id, capacity, sha256: recordSha256 };
    await recordEvent(trx, {
      documentId: document.id,
      event: "representative_named",
      actor: `signer:${signer.id}`,
      at,
      details,
      reason: `${actingLabel({ ...named, basis: "named" })}, ${maskAddress(addressOf(named))}`,
    });
    await sendNamedLink(deps, trx, representative, { token, at, accountId: counted.id });
  });
}

/** One place: an address, or a number. Throws `sms_unavailable`, `invalid_input`. */
function readReached({ sms }: Pick<Deps, "sms">, typed: NameRepresentativeBody): NameRepresentativeBody {
  if ((typed.email === "") === (typed.phone === ""))
    throw reachedNowhere("Please enter an e-mail address or a phone number");
  if (typed.phone === "") return typed;
  if (!sms) throw new AppError("sms_unavailable");
  const phone = readPhone(typed.phone);
  if (phone === null) throw reachedNowhere(PHONE_MESSAGE, "phone");
  return { ...typed, phone };
}

const reachedNowhere = (message: string, path = "email") =>
  new AppError("invalid_input", message, { issues: [{ path, message }] });

/** Somebody who is named already is named again by a repeated press; anybody else only once that is taken back. */
async function assertIsThem(trx: Trx, signerId: string, named: NameRepresentativeBody): Promise<void> {
  const [before] = await representativesOf(trx, [signerId]);
  const isSame = (["capacity", "name", "position", "email", "phone"] as const).every(
    (field) => before?.[field] === named[field],
  );
  if (!isSame) throw new AppError("representative_named");
}

/** The message counts among those of the owner, who asked for the signature. */
async function assertMayName(
  trx: Trx,
  { signer, document }: Invitation,
  named: NameRepresentativeBody,
  at: Date,
): Promise<UserRecord> {
  if ((await countNamings(trx, signer.id)) > MOST_NAMINGS) throw new AppError("too_many_requests");
  const owner = await findUser(trx, document.ownerId);
  if (!owner) throw new AppError("link_invalid");
  const [leavesAt = at] = await countMails(trx, owner, {
    about: document.id,
    to: [{ email: addressOf(named) }],
    now: at,
    onlyNow: true,
  });
  const wait = leavesAt.getTime() - at.getTime();
  if (wait > 0) throw new AppError("too_many_requests", undefined, { retryAfter: wait / 1000 });
  // How many are left is the owner's to know.
  await assertMayText(trx, owner, { count: named.phone === "" ? 0 : 1, now: at }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError("too_many_requests", ({ say }) => ({
      heading: say("text.noneLeft"),
      message: say("text.usedUp"),
    }));
  });
  return owner;
}

function writeNaming(
  invitation: Invitation,
  access: SigningAccess,
  { capacity, name, position, email, phone, assents }: NameRepresentativeBody,
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
    maskedAddress: maskAddress(addressOf({ email, phone })),
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
    phone,
    assents: assents && capacity === "guardian",
    language,
    namedAt: at,
    endedAt: null,
    record,
    recordSha256: sha256(record),
    privatePart,
  };
}
