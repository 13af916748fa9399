import { timingSafeEqual } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { lockVersion, recordEvent } from "#server/features/documents/index";
import { countOthersTry } from "#server/features/signing/rooms/code-limits-store";
import { hashCode } from "#server/features/signing/rooms/hash-code";
import { addressBy, MOST_TRIES } from "#server/features/signing/rooms/room-rules";
import { takeTry, redeemCode, type CodeRecord } from "#server/features/signing/rooms/rooms-store";
import { findInvitationOfSigner, type SignerRecord } from "#server/features/signing/signers-store";
import { AppError } from "#server/http/app-error";

/** `browser`: where it was typed, as a hash: there it works once more. */
type Typed = { roomId: string | null; signerId: string; browser: string; code: string };
export type TriedCode = CodeRecord & Pick<Typed, "browser">;

/**
 * A code that is right. Each try counts before it is compared; that none are left is told in the trail. Throws `room_code_wrong`,
 * `room_code_over`.
 */
export async function tryCode(
  deps: Pick<Deps, "db" | "clock" | "secrets">,
  { code, ...typed }: Typed,
): Promise<TriedCode> {
  const typedHash = hashCode(deps, typed.signerId, code);
  const { tried, tries } = await deps.db.transaction((trx) => countTry(deps, trx, typed, typedHash));
  if (!tried || tries > MOST_TRIES) throw new AppError("room_code_over");
  assertIsCode({ ...tried, tries }, typedHash);
  return { ...tried, browser: typed.browser };
}

/** Counts a try and, where it is the last and wrong, tells it, both or neither. The document's record is held first, as by whoever asks for a code. */
async function countTry(
  { clock }: Pick<Deps, "clock">,
  trx: Trx,
  typed: Omit<Typed, "code">,
  typedHash: string,
): Promise<{ tried: CodeRecord | null; tries: number }> {
  const { signerId, roomId, browser } = typed;
  const at = clock.now();
  const version = (await findInvitationOfSigner(trx, signerId))?.version;
  const isCurrent = version && (await lockVersion(trx, version.documentId, version.number));
  const tried = await takeTry(trx, { ...typed, now: at, most: MOST_TRIES });
  if (!tried) return { tried, tries: 0 };
  const isAsker = tried.askedIn === null || tried.askedIn === browser;
  const tries = isAsker ? tried.tries : await countOthersTry(trx, { signerId, now: at });
  if (isCurrent && tries === MOST_TRIES && !isSame(tried.codeHash, typedHash)) {
    const details = { signerId, version: version.number, ...(roomId !== null && { roomId }) };
    const { documentId } = version;
    await recordEvent(trx, { documentId, event: "room_code_guessed", actor: "system", at, details });
  }
  return { tried, tries };
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/**
 * Uses it, while what it was sent to stands beside the name. Throws `room_code_over` where it was used meanwhile, or replaced, or went to
 * another address.
 */
export async function spendCode(
  { clock, secrets }: Pick<Deps, "clock" | "secrets">,
  trx: Trx,
  { signerId, roomId, way, codeHash, browser }: TriedCode,
): Promise<SignerRecord> {
  const signer = (await findInvitationOfSigner(trx, signerId))?.signer;
  const addressHash = signer && secrets.hashToken(addressBy(way, signer));
  const used = { roomId, signerId, browser, now: clock.now(), codeHash };
  if (!addressHash || !(await redeemCode(trx, { ...used, addressHash })))
    throw new AppError("room_code_over");
  return signer;
}

/** Holds what was typed against what was sent. Throws `room_code_wrong`, saying how many tries are left, and `room_code_over` after the last. */
export function assertIsCode({ codeHash, tries }: { codeHash: string; tries: number }, typed: string): void {
  if (isSame(codeHash, typed)) return;
  const left = MOST_TRIES - tries;
  throw left === 0
    ? new AppError("room_code_over")
    : new AppError("room_code_wrong", ({ say }) => ({ message: say("room.codeWrong", { left }) }));
}
