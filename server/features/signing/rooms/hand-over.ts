import type { Deps } from "#server/deps";
import { handOverSession, type UserRecord } from "#server/features/auth/index";
import { readOwnRoomRecord } from "#server/features/signing/rooms/read-room";

/** From now on the session is nobody's, in every tab of its browser. Throws `document_not_found`, `room_closed`. */
export async function handOver(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  sessionId: string,
): Promise<{ key: string }> {
  const { room } = await readOwnRoomRecord(deps, user, documentId);
  await handOverSession(deps.db, sessionId, room.id);
  return { key: deps.secrets.unseal(room.sealedKey) };
}
