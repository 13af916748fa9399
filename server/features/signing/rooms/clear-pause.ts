import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { readOwnRoomRecord } from "#server/features/signing/rooms/read-room";
import { forgetCodes } from "#server/features/signing/rooms/code-limits-store";

/** Throws `document_not_found`, `room_closed`. */
export async function clearPause(
  deps: Deps,
  user: UserRecord,
  documentId: string,
): Promise<{ cleared: true }> {
  const { version } = await readOwnRoomRecord(deps, user, documentId);
  await forgetCodes(deps.db, version.id);
  return { cleared: true };
}
