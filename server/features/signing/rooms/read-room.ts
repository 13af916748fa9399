import { drawQrCode } from "#server/adapters/qr-code";
import type { Queryable } from "#server/db/client";
import type { Deps } from "#server/deps";
import { fullName, type UserRecord } from "#server/features/auth/index";
import { hiddenError, readDocument, readFrozen } from "#server/features/documents/index";
import { findDayPauses, findPauses, guessedOf } from "#server/features/signing/rooms/code-limits-store";
import { addressBy, placeOf, stateOf, waysTo } from "#server/features/signing/rooms/room-rules";
import {
  codesOf,
  findDocumentOfRoom,
  findRoom,
  findRoomById,
  findRoomByLetters,
  findRoomOf,
  insideOf,
  type CodeRecord,
  type Room,
} from "#server/features/signing/rooms/rooms-store";
import { signersOf } from "#server/features/signing/signers-store";
import { isAmiss, newestTexts } from "#server/features/signing/texts/texts-store";
import { AppError } from "#server/http/app-error";
import type { OwnRoom, RoomView } from "#shared/contract/rooms";
import { pathTo } from "#shared/paths";

/** The room with this key. Throws `room_not_found`, `room_closed`. */
export async function openedRoom(
  { secrets, clock }: Pick<Deps, "secrets" | "clock">,
  db: Queryable,
  key: string,
): Promise<Room & { state: RoomView["state"] }> {
  const keyHash = secrets.hashToken(key);
  const room = await findRoom(db, keyHash);
  if (!room) throw await roomError(db, { keyHash });
  return assertNotClosed(room, clock.now());
}

/** Why there is no such room: an administrator may have hidden its document. */
async function roomError(db: Queryable, by: { keyHash: string } | { letters: string }): Promise<AppError> {
  const hidden = await hiddenError(db, await findDocumentOfRoom(db, by), "room_not_found");
  return hidden ?? new AppError("room_not_found");
}

/** Throws `room_closed`. */
function assertNotClosed(room: Room, now: Date): Room & { state: RoomView["state"] } {
  const state = stateOf(room, now);
  if (state === "closed") throw new AppError("room_closed");
  return { ...room, state };
}

/** The key to the room at a short address. Throws `room_not_found`, `room_closed`. */
export async function findKey(
  { db, secrets, clock }: Deps,
  { letters }: { letters: string },
): Promise<{ key: string }> {
  const found = await findRoomByLetters(db, letters);
  if (!found) throw await roomError(db, { letters });
  const { room } = assertNotClosed(found, clock.now());
  return { key: secrets.unseal(room.sealedKey) };
}

/** Where somebody is whose device was handed over; no key once that room is closed. */
export async function readHandedOver(
  { db, secrets, clock }: Deps,
  { user, roomId }: { user: UserRecord; roomId: string },
): Promise<{ owner: string; key: string | null }> {
  const found = await findRoomById(db, roomId);
  const isThere = found !== null && stateOf(found, clock.now()) !== "closed";
  return { owner: fullName(user), key: isThere ? secrets.unseal(found.room.sealedKey) : null };
}

/** What the owner goes on with who has taken their device back. */
export async function readTakenBack(
  { db }: Pick<Deps, "db">,
  roomId: string,
): Promise<{ documentId: string | null }> {
  return { documentId: (await findRoomById(db, roomId))?.document.id ?? null };
}

/** For whoever has the address. `handedOverIn`: the room in which this browser was handed over. Throws `room_not_found`, `room_closed`. */
export async function readRoom(deps: Deps, key: string, handedOverIn: string | undefined): Promise<RoomView> {
  const { db, sms } = deps;
  const { room, version, document, owner, state } = await openedRoom(deps, db, key);
  const signers = await signersOf(db, version.id);
  const codes = new Map((await codesOf(db, room.id)).map((code) => [code.signerId, code]));
  const amiss = new Set((await newestTexts(db, version.id)).filter(isAmiss).map(({ signerId }) => signerId));
  return {
    title: readFrozen(version).title,
    type: document.type,
    owner: fullName(owner),
    state,
    handedOver: handedOverIn === room.id,
    people: signers.map((signer) => ({
      id: signer.id,
      name: signer.name,
      signed: signer.signature !== null,
      awaitsTurn: signer.awaitsTurn,
      ways: waysTo(signer, sms !== null),
      codeFailed: codes.get(signer.id)?.way === "room_sms_code" && amiss.has(signer.id),
    })),
  };
}

/** The same where there has to be one. Throws `document_not_found`, `room_closed`. */
export async function readOwnRoomRecord(deps: Deps, user: UserRecord, documentId: string): Promise<Room> {
  const found = await findOwnRoom(deps, user, documentId);
  if (!found) throw new AppError("room_closed");
  return found;
}

async function findOwnRoom(deps: Deps, user: UserRecord, documentId: string): Promise<Room | null> {
  const { access } = await readDocument(deps, user, documentId);
  if (access !== "owner") throw new AppError("document_not_found");
  const found = await findRoomOf(deps.db, documentId);
  return found && stateOf(found, deps.clock.now()) !== "closed" ? found : null;
}

/** The open room of one's own document; null where none is. Throws `document_not_found`. */
export async function readOwnRoom(deps: Deps, user: UserRecord, documentId: string): Promise<OwnRoom | null> {
  const { db, clock, env, secrets } = deps;
  const now = clock.now();
  const found = await findOwnRoom(deps, user, documentId);
  if (!found) return null;
  const { room, version, document } = found;
  const key = secrets.unseal(room.sealedKey);
  const address = env.APP_URL + pathTo.room(key);
  const pauses = await findPauses(db, { versionId: version.id, signerCount: document.signerCount, now });
  const signers = await signersOf(db, version.id);
  const guessed = await guessedOf(db, document.id, now);
  const pausedToday = await pausedTodayOf(deps, document.id, signers);
  const inside = new Set((await insideOf(db, room.id, now)).map(({ signerId }) => signerId));
  const codes = new Map((await codesOf(db, room.id)).map((code) => [code.signerId, code]));
  const texts = new Map((await newestTexts(db, version.id)).map((text) => [text.signerId, text.state]));
  return {
    key,
    letters: room.letters,
    address,
    shortAddress: env.APP_URL + pathTo.roomLetters(room.letters),
    qrCode: await drawQrCode(address),
    openUntil: room.openUntil.toISOString(),
    shared: room.sharedAt !== null,
    people: signers.map(({ id, name, signature }) => ({
      id,
      name,
      signedAt: signature?.signedAt.toISOString() ?? null,
      isInside: inside.has(id),
      code: viewCode(codes.get(id), texts.get(id)),
      guessed: guessed.has(id),
      pausedTodayUntil: pausedToday.get(id) ?? null,
      pausedUntil:
        pauses.find(({ signerId }) => signerId === null || signerId === id)?.until.toISOString() ?? null,
    })),
  };
}

/** Until when who is sent no code, for the day's having gone to all places where they are reached. */
async function pausedTodayOf(
  deps: Deps,
  documentId: string,
  signers: readonly { id: string; email: string; phone: string }[],
): Promise<Map<string, string>> {
  const places = signers.map((signer) => ({
    id: signer.id,
    theirs: waysTo(signer, deps.sms !== null).map((way) => placeOf(deps, documentId, addressBy(way, signer))),
  }));
  const all = places.flatMap(({ theirs }) => theirs);
  const full = await findDayPauses(deps.db, all, deps.clock.now());
  return new Map(
    places.flatMap(({ id, theirs }) => {
      const ends = theirs.flatMap((place) => full.get(place) ?? []);
      const [first] = ends.map((end) => end.toISOString()).toSorted();
      return first !== undefined && ends.length === theirs.length ? [[id, first] as const] : [];
    }),
  );
}

type SmsState = NonNullable<NonNullable<OwnRoom["people"][number]["code"]>["sms"]>;

function viewCode(
  code: CodeRecord | undefined,
  sms: SmsState | undefined,
): OwnRoom["people"][number]["code"] {
  if (!code) return null;
  const { way, sentAt } = code;
  return { way, sentAt: sentAt.toISOString(), sms: (way === "room_sms_code" && sms) || null };
}
