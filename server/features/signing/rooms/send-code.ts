import type { Deps } from "#server/deps";
import { lockVersion } from "#server/features/documents/index";
import { notYet } from "#server/features/signing/open-invitation";
import { issueCode } from "#server/features/signing/rooms/issue-code";
import { openedRoom } from "#server/features/signing/rooms/read-room";
import { ROOM_LIFETIME, waysTo } from "#server/features/signing/rooms/room-rules";
import { keepOpen } from "#server/features/signing/rooms/rooms-store";
import { signersOf } from "#server/features/signing/signers-store";
import { AppError } from "#server/http/app-error";
import type { RoomWay } from "#shared/domain/rooms";

type Asked = {
  collaboratorId: string;
  way?: RoomWay | undefined;
  /** Null for a device that was handed over. */
  browser: string | null;
  askedIn: string;
};
type Sent = { way: RoomWay; sentTo: string; sentAt: string; expiresAt: string };

/**
 * Sends a person in the room a code, to what stands beside their name. Asked again within a minute, by whomever, it is the code that was
 * sent. Throws as `openedRoom` does, and `room_person_unknown`, `already_signed`, `not_your_turn`, `document_locked`, `room_no_way`, `too_many_requests`.
 */
export async function sendCode(deps: Deps, key: string, asked: Asked): Promise<Sent> {
  const { document, version } = await openedRoom(deps, deps.db, key);
  return deps.db.transaction(async (trx) => {
    // Codes of one document are sent one after another.
    await lockVersion(trx, document.id, version.number);
    const room = await openedRoom(deps, trx, key);
    const signer = (await signersOf(trx, room.version.id)).find(({ id }) => id === asked.collaboratorId);
    if (!signer) throw new AppError("room_person_unknown");
    if (signer.signature) throw new AppError("already_signed");
    if (signer.awaitsTurn) throw await notYet(trx, room);
    if (room.state === "locked") throw new AppError("document_locked");
    const ways = waysTo(signer, deps.sms !== null);
    const way = asked.way && ways.includes(asked.way) ? asked.way : ways[0];
    if (!way) throw new AppError("room_no_way");
    const { signerCount } = document;
    const { id: roomId } = room.room;
    const sent = await issueCode(deps, trx, { ...asked, roomId, version, signerCount, signer, way });
    await keepOpen(trx, roomId, { now: deps.clock.now(), lifetimeMs: ROOM_LIFETIME });
    return sent;
  });
}
