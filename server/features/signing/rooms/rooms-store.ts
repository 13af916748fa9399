import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from "#server/orm";
import type { Db, Queryable, Trx } from "#server/db/client";
import { documents } from "#server/db/shown-documents";
import { users } from "#server/db/tables/auth";
import { documentVersions } from "#server/db/tables/documents";
import { roomCodes, roomSessions, signingRooms } from "#server/db/tables/rooms";
import { signers } from "#server/db/tables/signing";

export type RoomRecord = typeof signingRooms.$inferSelect;
export type CodeRecord = typeof roomCodes.$inferSelect;
export type InsideRecord = typeof roomSessions.$inferSelect;

export type Room = {
  room: RoomRecord;
  version: typeof documentVersions.$inferSelect;
  document: Pick<typeof documents.$inferSelect, "id" | "type" | "status" | "ownerId" | "signerCount">;
  owner: Pick<typeof users.$inferSelect, "firstName" | "lastName" | "email" | "phone">;
};

function selectRooms(db: Queryable) {
  return db
    .select({
      room: signingRooms,
      version: documentVersions,
      document: {
        id: documents.id,
        type: documents.type,
        status: documents.status,
        ownerId: documents.ownerId,
        signerCount: documents.signerCount,
      },
      owner: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        phone: users.phone,
      },
    })
    .from(signingRooms)
    .innerJoin(documentVersions, eq(documentVersions.id, signingRooms.versionId))
    .innerJoin(documents, eq(documents.id, signingRooms.documentId))
    .innerJoin(users, eq(users.id, documents.ownerId));
}

/** Closed ones are found too: the caller says so. */
export async function findRoom(db: Queryable, keyHash: string): Promise<Room | null> {
  const [room] = await selectRooms(db).where(eq(signingRooms.keyHash, keyHash));
  return room ?? null;
}

export async function findRoomById(db: Queryable, id: string): Promise<Room | null> {
  const [room] = await selectRooms(db).where(eq(signingRooms.id, id));
  return room ?? null;
}

/** The document of a room, hidden or not, by its key or its letters. */
export async function findDocumentOfRoom(db: Queryable, by: { keyHash: string } | { letters: string }) {
  const isIt = "letters" in by ? eq(signingRooms.letters, by.letters) : eq(signingRooms.keyHash, by.keyHash);
  const [room] = await db.select({ id: signingRooms.documentId }).from(signingRooms).where(isIt);
  return room?.id ?? null;
}

export async function findRoomByLetters(db: Queryable, letters: string): Promise<Room | null> {
  const [room] = await selectRooms(db).where(eq(signingRooms.letters, letters));
  return room ?? null;
}

/** The one that nobody has closed; its time may be over. */
export async function findRoomOf(db: Queryable, documentId: string): Promise<Room | null> {
  const [room] = await selectRooms(db).where(
    and(eq(signingRooms.documentId, documentId), isNull(signingRooms.closedAt)),
  );
  return room ?? null;
}

/** Closes what is open of other versions, or whose time is over. */
export async function closeOverdue(
  trx: Trx,
  { documentId, versionId, now }: { documentId: string; versionId: string; now: Date },
): Promise<void> {
  const isOver = or(lte(signingRooms.openUntil, now), ne(signingRooms.versionId, versionId));
  await trx
    .update(signingRooms)
    .set({ closedAt: now })
    .where(and(eq(signingRooms.documentId, documentId), isNull(signingRooms.closedAt), isOver));
}

/** False where the document has an open one. */
export async function insertRoom(trx: Trx, room: typeof signingRooms.$inferInsert): Promise<boolean> {
  const inserted = await trx
    .insert(signingRooms)
    .values(room)
    .onConflictDoNothing()
    .returning({ id: signingRooms.id });
  return inserted.length === 1;
}

const isOpen = (now: Date) => and(isNull(signingRooms.closedAt), gt(signingRooms.openUntil, now));

type Kept = { now: Date; lifetimeMs: number; shared?: boolean };

/** Keeps an open room open so much longer, if that is longer; false where it is open no more. */
export async function keepOpen(
  db: Queryable,
  id: string,
  { now, lifetimeMs, shared = false }: Kept,
): Promise<boolean> {
  const until = new Date(now.getTime() + lifetimeMs).toISOString();
  const kept = await db
    .update(signingRooms)
    .set({
      openUntil: sql`greatest(${signingRooms.openUntil}, ${until}::timestamptz)`,
      ...(shared && { sharedAt: sql`coalesce(${signingRooms.sharedAt}, ${now.toISOString()}::timestamptz)` }),
    })
    .where(and(eq(signingRooms.id, id), isOpen(now)))
    .returning({ id: signingRooms.id });
  return kept.length === 1;
}

/** False where none was open. */
export async function closeRooms(trx: Trx, documentId: string, now: Date): Promise<boolean> {
  const closed = await trx
    .update(signingRooms)
    .set({ closedAt: now })
    .where(and(eq(signingRooms.documentId, documentId), isNull(signingRooms.closedAt)))
    .returning({ id: signingRooms.id });
  return closed.length > 0;
}

/** The newest code of each who was sent one in the room. */
export function codesOf(db: Queryable, roomId: string): Promise<CodeRecord[]> {
  return db.select().from(roomCodes).where(eq(roomCodes.roomId, roomId));
}

export async function findCode(db: Queryable, signerId: string): Promise<CodeRecord | null> {
  const [code] = await db.select().from(roomCodes).where(eq(roomCodes.signerId, signerId));
  return code ?? null;
}

/** The newest code of a signer replaces the one before. */
export async function replaceCode(
  trx: Trx,
  code: Omit<CodeRecord, "tries" | "usedAt" | "usedIn">,
): Promise<void> {
  const fresh = { ...code, tries: 0, usedAt: null, usedIn: null };
  await trx.insert(roomCodes).values(fresh).onConflictDoUpdate({ target: roomCodes.signerId, set: fresh });
}

/** `roomId` is null for the code of a signer's own link. */
type Try = { roomId: string | null; signerId: string; browser: string; now: Date; most: number };

/** Typed again where it was used, a code works so long: its answer may have been lost. */
const CODE_AGAIN = 2 * 60 * 1000;

/** A code may be used once; in the browser where it was, again for a moment. */
function isUsable({ signerId, roomId, browser, now }: Omit<Try, "most">) {
  const lately = new Date(now.getTime() - CODE_AGAIN);
  return and(
    eq(roomCodes.signerId, signerId),
    roomId === null ? isNull(roomCodes.roomId) : eq(roomCodes.roomId, roomId),
    gt(roomCodes.expiresAt, now),
    or(isNull(roomCodes.usedAt), and(eq(roomCodes.usedIn, browser), gt(roomCodes.usedAt, lately))),
  );
}

const isAsker = (browser: string) => or(isNull(roomCodes.askedIn), eq(roomCodes.askedIn, browser));

/**
 * Counts a try before it is known to be right, where it is typed in the browser that asked for the code; null where the code is worth
 * nothing any more. What is typed elsewhere is the caller's to count.
 */
export async function takeTry(db: Queryable, tried: Try): Promise<CodeRecord | null> {
  const [taken] = await db
    .update(roomCodes)
    .set({
      tries: sql`case when ${isAsker(tried.browser)} then ${roomCodes.tries} + 1 else ${roomCodes.tries} end`,
    })
    .where(and(isUsable(tried), sql`(not (${isAsker(tried.browser)}) or ${roomCodes.tries} < ${tried.most})`))
    .returning();
  return taken ?? null;
}

/** False where it was used meanwhile, replaced, or is for an address that is the signer's no longer. */
export async function redeemCode(
  trx: Trx,
  used: Omit<Try, "most"> & { codeHash: string; addressHash: string },
): Promise<boolean> {
  const done = await trx
    .update(roomCodes)
    .set({
      usedAt: sql`coalesce(${roomCodes.usedAt}, ${used.now.toISOString()}::timestamptz)`,
      usedIn: used.browser,
    })
    .where(
      and(isUsable(used), eq(roomCodes.codeHash, used.codeHash), eq(roomCodes.addressHash, used.addressHash)),
    )
    .returning({ id: roomCodes.signerId });
  return done.length === 1;
}

/** Whom a code has let in; an earlier entry of the same person is over. */
export async function replaceInside(trx: Trx, inside: InsideRecord): Promise<void> {
  await trx
    .insert(roomSessions)
    .values(inside)
    .onConflictDoUpdate({ target: roomSessions.signerId, set: inside });
}

/** Whom the code was for that a session stands for, or whoever came inside on the device of the room's owner. */
type Inside = { tokenHash: string } | { device: "handed_over" };

/** Their code opens nothing again, either: another tab of the browser may still have it. It is held first, as by whoever enters. */
export async function endInside(db: Db, roomId: string, ends: Inside): Promise<void> {
  await db.transaction(async (trx) => {
    const isEnding =
      "device" in ends ? eq(roomSessions.device, ends.device) : eq(roomSessions.tokenHash, ends.tokenHash);
    const isTheirs = and(eq(roomSessions.roomId, roomId), isEnding);
    const inside = trx.select({ signerId: roomSessions.signerId }).from(roomSessions).where(isTheirs);
    await trx.update(roomCodes).set({ usedIn: null }).where(inArray(roomCodes.signerId, inside));
    await trx.delete(roomSessions).where(isTheirs);
  });
}

export function insideOf(db: Queryable, roomId: string, now: Date) {
  return db
    .select({ signerId: roomSessions.signerId })
    .from(roomSessions)
    .where(and(eq(roomSessions.roomId, roomId), gt(roomSessions.expiresAt, now)));
}

/** Whom the holder of a session may sign for, with the room; null where it is over or not of this room and person. */
export async function findInside(
  db: Queryable,
  { tokenHash, keyHash, signerId, now }: Presence,
): Promise<{ inside: InsideRecord; room: RoomRecord } | null> {
  const [found] = await db
    .select({ inside: roomSessions, room: signingRooms })
    .from(roomSessions)
    .innerJoin(signingRooms, eq(signingRooms.id, roomSessions.roomId))
    .innerJoin(signers, eq(signers.id, roomSessions.signerId))
    .where(
      and(
        eq(roomSessions.tokenHash, tokenHash),
        eq(roomSessions.signerId, signerId),
        eq(signingRooms.keyHash, keyHash),
        gt(roomSessions.expiresAt, now),
        isStillTheirs,
      ),
    );
  return found ?? null;
}

export type Presence = { tokenHash: string; keyHash: string; signerId: string; now: Date };

/** The code went to what stands beside the name at this moment. */
const isStillTheirs = sql`${roomSessions.addressHash} = encode(sha256(convert_to(
  case ${roomSessions.way} when 'room_sms_code' then ${signers.phone} else ${signers.email} end, 'UTF8')), 'hex')`;
