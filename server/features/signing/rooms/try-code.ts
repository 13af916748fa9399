import { timingSafeEqual } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { hashCode } from "#server/features/signing/rooms/hash-code";
import { addressBy, MOST_TRIES } from "#server/features/signing/rooms/room-rules";
import { takeTry, useCode, type CodeRecord } from "#server/features/signing/rooms/rooms-store";
import { findInvitationOfSigner, type SignerRecord } from "#server/features/signing/signers-store";
import { AppError } from "#server/http/app-error";

/** `browser`: where it was typed, as a hash: there it works once more. */
type Typed = { roomId: string | null; signerId: string; browser: string; code: string };
export type TriedCode = CodeRecord & Pick<Typed, "browser">;

/** A code that is right. Each try counts before it is compared. Throws `room_code_wrong`, `room_code_over`. */
export async function tryCode(
  deps: Pick<Deps, "db" | "clock" | "secrets">,
  { code, ...typed }: Typed,
): Promise<TriedCode> {
  const tried = await takeTry(deps.db, { ...typed, now: deps.clock.now(), most: MOST_TRIES });
  if (!tried) throw new AppError("room_code_over");
  assertIsCode(tried, hashCode(deps, typed.signerId, code));
  return { ...tried, browser: typed.browser };
}

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
  if (!addressHash || !(await useCode(trx, { ...used, addressHash }))) throw new AppError("room_code_over");
  return signer;
}

/** Holds what was typed against what was sent. Throws `room_code_wrong`, saying how many tries are left, and `room_code_over` after the last. */
export function assertIsCode({ codeHash, tries }: { codeHash: string; tries: number }, typed: string): void {
  if (timingSafeEqual(Buffer.from(codeHash), Buffer.from(typed))) return;
  const left = MOST_TRIES - tries;
  throw left === 0
    ? new AppError("room_code_over")
    : new AppError("room_code_wrong", ({ say }) => ({ message: say("room.codeWrong", { left }) }));
}
