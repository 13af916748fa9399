import { randomUUID } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import {
  assertUnlocked,
  findVersion,
  lockDocumentRecord,
  recordEvent,
} from "#server/features/documents/index";
import { newRoomKey, newRoomLetters } from "#server/features/signing/rooms/room-keys";
import { ROOM_LIFETIME, SHARED_LIFETIME } from "#server/features/signing/rooms/room-rules";
import { closeOverdue, findRoomOf, insertRoom, keepOpen } from "#server/features/signing/rooms/rooms-store";
import { AppError } from "#server/http/app-error";
import { isAwaitingSignatures } from "#shared/domain/document-status";

/**
 * Opens a room for the version that is out for signing, or keeps the one open that there is. Throws `document_not_found`,
 * `not_awaiting_signatures`, `document_locked`.
 */
export async function openRoom(
  deps: Deps,
  user: UserRecord,
  documentId: string,
  { shared }: { shared: boolean },
): Promise<void> {
  const now = deps.clock.now();
  const lifetimeMs = shared ? SHARED_LIFETIME : ROOM_LIFETIME;
  await deps.db.transaction(async (trx) => {
    const document = await lockDocumentRecord(trx, documentId, user.id);
    if (!document) throw new AppError("document_not_found");
    assertUnlocked(document.status);
    const version = await findVersion(trx, documentId, document.versionNumber);
    if (!version || version.endedAt || !isAwaitingSignatures(document.status))
      throw new AppError("not_awaiting_signatures");

    await closeOverdue(trx, { documentId, versionId: version.id, now });
    const open = await findRoomOf(trx, documentId);
    const id = open?.room.id ?? (await begin(deps, trx, { documentId, versionId: version.id, now }));
    await keepOpen(trx, id, { now, lifetimeMs, shared });
    if (open) return;
    await recordEvent(trx, {
      documentId,
      event: "room_opened",
      actor: `user:${user.id}`,
      at: now,
      details: { version: version.number, roomId: id },
    });
  });
}

type NewRoom = { documentId: string; versionId: string; now: Date };

/** The document's record is held: no other room can be opened meanwhile. */
async function begin({ secrets }: Deps, trx: Trx, { documentId, versionId, now }: NewRoom): Promise<string> {
  const id = randomUUID();
  const key = newRoomKey();
  const room = {
    id,
    documentId,
    versionId,
    keyHash: secrets.hashToken(key),
    sealedKey: secrets.seal(key),
    letters: newRoomLetters(),
    openedAt: now,
    openUntil: new Date(now.getTime() + ROOM_LIFETIME),
  };
  // The letters are somebody else's once in 10¹¹ times: whoever presses again has others.
  if (!(await insertRoom(trx, room))) throw new AppError("unavailable");
  return id;
}
