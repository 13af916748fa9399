import type { Queryable, Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { ROOM_LIFETIME } from "#server/features/signing/rooms/room-rules";
import { findInside, findRoom, keepOpen } from "#server/features/signing/rooms/rooms-store";
import { findInvitationOfSigner, type Invitation } from "#server/features/signing/signers-store";
import { AppError } from "#server/http/app-error";

/** Somebody whom a code has let into a room, with the session that it gave them. */
export type RoomAccess = { roomKey: string; sessionToken: string; collaboratorId: string | undefined };

/**
 * What somebody may sign whom a code has let in: while their quarter of an hour lasts, as the one whose code it was, and as long as the
 * address that it was sent to stands beside their name. Throws `room_not_found`, `room_session_over`.
 */
export async function findInvitationInside(
  { secrets, clock }: Pick<Deps, "secrets" | "clock">,
  db: Queryable,
  { roomKey, sessionToken, collaboratorId }: RoomAccess,
): Promise<Invitation> {
  const now = clock.now();
  const keyHash = secrets.hashToken(roomKey);
  const tokenHash = secrets.hashToken(sessionToken);
  const found =
    collaboratorId === undefined
      ? null
      : await findInside(db, { tokenHash, keyHash, signerId: collaboratorId, now });
  const invitation = found && (await findInvitationOfSigner(db, found.inside.signerId));
  if (!found || !invitation)
    throw new AppError((await findRoom(db, keyHash)) ? "room_session_over" : "room_not_found");
  const { inside, room } = found;
  const isRoomOpen = room.closedAt === null && room.openUntil > now;
  return {
    ...invitation,
    inside: { way: inside.way, device: inside.device, roomId: room.id, isRoomOpen },
  };
}

/** Under the lock of the document: whether they still may, in a room that nobody has closed meanwhile. A signature keeps it open. */
export async function staysInside(
  deps: Pick<Deps, "secrets" | "clock">,
  trx: Trx,
  access: RoomAccess,
): Promise<boolean> {
  const { inside } = await findInvitationInside(deps, trx, access);
  if (!inside) return false;
  return keepOpen(trx, inside.roomId, { now: deps.clock.now(), lifetimeMs: ROOM_LIFETIME });
}
