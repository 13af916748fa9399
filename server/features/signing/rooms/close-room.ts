import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { lockDocumentRecord, recordEvent } from "#server/features/documents/index";
import { closeRooms, findRoomOf } from "#server/features/signing/rooms/rooms-store";
import { AppError } from "#server/http/app-error";

/** Nobody is let in any more, and whom a code has let in signs nothing there. Repeating it changes nothing. Throws `document_not_found`. */
export async function closeRoom(
  { db, clock }: Deps,
  user: UserRecord,
  documentId: string,
): Promise<{ closed: true }> {
  const at = clock.now();
  await db.transaction(async (trx) => {
    if (!(await lockDocumentRecord(trx, documentId, user.id))) throw new AppError("document_not_found");
    const open = await findRoomOf(trx, documentId);
    if (!open || !(await closeRooms(trx, documentId, at))) return;
    await recordEvent(trx, {
      documentId,
      event: "room_closed",
      actor: `user:${user.id}`,
      at,
      details: { version: open.version.number, roomId: open.room.id },
    });
  });
  return { closed: true };
}
