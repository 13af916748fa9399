import type { Deps } from "#server/deps";
import { isReachedAt } from "#server/features/signing/rooms/link-code";
import { openedRoom } from "#server/features/signing/rooms/read-room";
import { INSIDE_LIFETIME, ROOM_LIFETIME } from "#server/features/signing/rooms/room-rules";
import { keepOpen, replaceInside } from "#server/features/signing/rooms/rooms-store";
import { tryCode, spendCode } from "#server/features/signing/rooms/try-code";
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
 * Lets the holder of a code in, once; typed again in the same browser, for two minutes and until they leave, again: its answer may have
 * been lost. Answers the token of their session. Throws as `openedRoom` does, and `room_code_wrong`, `room_code_over`.
 */
export async function enterRoom(
  deps: Deps,
  key: string,
  { collaboratorId: signerId, code, browser, deviceOf }: Entry,
): Promise<{ token: string; until: Date }> {
  const { db, clock, secrets } = deps;
  const { room, document, owner } = await openedRoom(deps, db, key);
  const now = clock.now();
  const tried = await tryCode(deps, { roomId: room.id, signerId, browser, code });

  const token = secrets.newToken();
  const until = new Date(now.getTime() + INSIDE_LIFETIME);
  await db.transaction(async (trx) => {
    const signer = await spendCode(deps, trx, tried);
    if (!(await keepOpen(trx, room.id, { now, lifetimeMs: ROOM_LIFETIME })))
      throw new AppError("room_closed");
    const device: SignatureDevice =
      deviceOf === document.ownerId && !isReachedAt(signer, owner) ? "handed_over" : "own";
    await replaceInside(trx, {
      signerId,
      roomId: room.id,
      tokenHash: secrets.hashToken(token),
      way: tried.way,
      device,
      addressHash: tried.addressHash,
      expiresAt: until,
    });
  });
  return { token, until };
}
