import { timingSafeEqual } from "node:crypto";
import type { Deps } from "#server/deps";
import { hashCode } from "#server/features/signing/rooms/hash-code";
import { openedRoom } from "#server/features/signing/rooms/read-room";
import {
  addressBy,
  INSIDE_LIFETIME,
  MOST_TRIES,
  ROOM_LIFETIME,
} from "#server/features/signing/rooms/room-rules";
import { keepOpen, replaceInside, takeTry, useCode } from "#server/features/signing/rooms/rooms-store";
import { findInvitationOfSigner } from "#server/features/signing/signers-store";
import { AppError } from "#server/http/app-error";
import type { SignatureDevice } from "#shared/domain/signature-ways";

type Entry = {
  collaboratorId: string;
  code: string;
  /** A mark of the browser that the code was typed in. */
  browser: string;
  /** Who is signed in there, or was when they handed it over. */
  deviceOf: string | null;
};

/**
 * Lets the holder of a code in, once; typed again in the same browser, again: its answer may have been lost. Answers the token of their
 * session. Throws as `openedRoom` does, and `room_code_wrong`, `room_code_over`.
 */
export async function enterRoom(
  deps: Deps,
  key: string,
  { collaboratorId: signerId, code, browser, deviceOf }: Entry,
): Promise<{ token: string; until: Date }> {
  const { db, clock, secrets } = deps;
  const { room, document, owner } = await openedRoom(deps, db, key);
  const now = clock.now();
  const tried = await takeTry(db, { roomId: room.id, signerId, browser, now, most: MOST_TRIES });
  if (!tried) throw new AppError("room_code_over");
  if (!isSame(tried.codeHash, hashCode(deps, signerId, code))) throw wrongCode(MOST_TRIES - tried.tries);

  const token = secrets.newToken();
  const until = new Date(now.getTime() + INSIDE_LIFETIME);
  await db.transaction(async (trx) => {
    const signer = (await findInvitationOfSigner(trx, signerId))?.signer;
    const addressHash = signer && secrets.hashToken(addressBy(tried.way, signer));
    const used = { roomId: room.id, signerId, browser, now, codeHash: tried.codeHash };
    if (!addressHash || !(await useCode(trx, { ...used, addressHash }))) throw new AppError("room_code_over");
    if (!(await keepOpen(trx, room.id, { now, lifetimeMs: ROOM_LIFETIME })))
      throw new AppError("room_closed");
    const device: SignatureDevice =
      deviceOf === document.ownerId && signer.email !== owner.email ? "handed_over" : "own";
    await replaceInside(trx, {
      signerId,
      roomId: room.id,
      tokenHash: secrets.hashToken(token),
      way: tried.way,
      device,
      addressHash,
      expiresAt: until,
    });
  });
  return { token, until };
}

const isSame = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

function wrongCode(left: number): AppError {
  return left === 0
    ? new AppError("room_code_over")
    : new AppError("room_code_wrong", ({ say }) => ({ message: say("room.codeWrong", { left }) }));
}
