import type { Deps } from "#server/deps";
import { endInside, findRoom } from "#server/features/signing/rooms/rooms-store";
import { AppError } from "#server/http/app-error";

/** Whoever takes the device next signs for nobody but themselves; closed rooms can be left, too. Throws `room_not_found`. */
export async function leaveRoom(
  { db, secrets }: Deps,
  key: string,
  sessionToken: string,
): Promise<{ left: true }> {
  const found = await findRoom(db, secrets.hashToken(key));
  if (!found) throw new AppError("room_not_found");
  await endInside(db, found.room.id, { tokenHash: secrets.hashToken(sessionToken) });
  return { left: true };
}
