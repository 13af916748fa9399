import type { RoomRecord } from "#server/features/signing/rooms/rooms-store";
import type { RoomWay } from "#shared/domain/rooms";
import { isByPhone } from "#shared/domain/signature-ways";
import type { DocumentStatus } from "#shared/domain/document-status";

const MINUTE = 60 * 1000;

/** A room stays open so long after the last that was done in it, and so long where its address was sent around. */
export const ROOM_LIFETIME = 60 * MINUTE;
export const SHARED_LIFETIME = 7 * 24 * 60 * MINUTE;

export const CODE_LIFETIME = 10 * MINUTE;
/** Asked again before that, a code is not sent again. */
export const CODE_PAUSE = MINUTE;
/**
 * Wrong ones until a code is worth nothing, in the browser that asked for it; for all others together, of one person in an hour. So nobody
 * takes an honest person's code away by guessing; with the codes of a day at one address a guess succeeds once in 5,000 days, at two once
 * in 3,700.
 */
export const MOST_TRIES = 5;

/** Whom a code has let in may sign for so long. */
export const INSIDE_LIFETIME = 15 * MINUTE;

/** Codes an hour: to one person, from one browser, and in the rooms of one version. Their owner may allow more. */
export const CODES_OF_PERSON = 5;
export const CODES_OF_BROWSER = 5;
export const codesOfRoom = (signers: number) => 10 + 3 * signers;
/** Codes a day to one address on one document: nobody allows more, whoever opens another room. */
export const CODES_A_DAY = 15;

type Standing = {
  room: Pick<RoomRecord, "closedAt" | "openUntil">;
  version: { endedAt: Date | null; signedAt: Date | null };
  document: { status: DocumentStatus };
};

/** What can be done in a room. That all have signed can be seen in it until it closes. */
export function stateOf(
  { room, version, document }: Standing,
  now: Date,
): "open" | "locked" | "signed" | "closed" {
  if (room.closedAt || room.openUntil <= now || version.endedAt) return "closed";
  if (version.signedAt) return "signed";
  return document.status === "locked" ? "locked" : "open";
}

/** What a code can be sent through to somebody. */
export function waysTo({ email, phone }: { email: string; phone: string }, hasSms: boolean): RoomWay[] {
  return [
    ...(phone !== "" && hasSms ? (["room_sms_code"] as const) : []),
    ...(email !== "" ? (["room_mail_code"] as const) : []),
  ];
}

/** A place on a document that codes go to, as they are counted: of a purged document no number stays. */
export const placeOf = (
  { secrets }: { secrets: { hashToken(text: string): string } },
  documentId: string,
  address: string,
) => secrets.hashToken(`${documentId} ${address}`);

/** Where it is sent then. */
export const addressBy = (way: RoomWay, { email, phone }: { email: string; phone: string }) =>
  isByPhone(way) ? phone : email;
