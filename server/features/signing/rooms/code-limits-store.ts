import { and, eq, gt, inArray, or, sql } from "#server/orm";
import { countUse } from "#server/db/count-uses";
import type { Queryable, Trx } from "#server/db/client";
import { auditEvents } from "#server/db/tables/documents";
import { rateLimits } from "#server/db/tables/rate-limits";
import {
  CODES_A_DAY,
  CODES_OF_BROWSER,
  CODES_OF_PERSON,
  codesOfRoom,
} from "#server/features/signing/rooms/room-rules";
import { AppError } from "#server/http/app-error";

const HOUR = 60 * 60 * 1000;

/** Of all rooms of a version: whoever closes one and opens the next begins nothing anew. A signer's own link is a room for one. */
const ofRoom = (scope: string) => `room:${scope}`;
const ofPerson = (scope: string, signerId: string) => `${ofRoom(scope)}:person:${signerId}`;
const ofBrowser = (scope: string, browser: string) => `${ofRoom(scope)}:browser:${browser}`;

/** Of all rooms of a document, or of the signer's own link. */
const ofDay = (inRoom: boolean, goesTo: string) => `codes:${inRoom ? "room" : "link"}:${goesTo}`;

type Asked = {
  /** Null for the code of a signer's own link. */
  roomId: string | null;
  versionId: string;
  signerId: string;
  /** Hash of the document and of where the code goes: of a purged document no number stays. */
  goesTo: string;
  signerCount: number;
  /** Null for a device that was handed over: everybody asks for their code on it. */
  browser: string | null;
  now: Date;
};

/** Counts a code that is sent. One studio has one network address: what counts is the person, the browser and the room. Throws `too_many_requests`. */
export async function countCode(
  trx: Trx,
  { roomId, versionId, signerId, goesTo, signerCount, browser, now }: Asked,
): Promise<void> {
  const inRoom = roomId !== null;
  const scope = inRoom ? versionId : signerId;
  const anHour = [
    { key: ofPerson(scope, signerId), most: CODES_OF_PERSON, inRoom },
    // The owner sees no pause of a browser, and so cannot end it.
    ...(browser === null ? [] : [{ key: ofBrowser(scope, browser), most: CODES_OF_BROWSER, inRoom: false }]),
    { key: ofRoom(scope), most: codesOfRoom(signerCount), inRoom },
  ];
  for (const { key, most, ...limit } of anHour) {
    const retryAfter = await overBy(trx, { key, most, now, lifetimeMs: HOUR });
    if (retryAfter === null) continue;
    const minutes = Math.ceil(retryAfter / 60);
    throw new AppError(
      "too_many_requests",
      ({ say }) => ({ message: say("room.paused", { minutes, ...limit }) }),
      {
        retryAfter,
      },
    );
  }
  const key = ofDay(inRoom, goesTo);
  const retryAfter = await overBy(trx, { key, most: CODES_A_DAY, now, lifetimeMs: 24 * HOUR });
  if (retryAfter === null) return;
  throw new AppError("too_many_requests", ({ say }) => ({ message: say("room.pausedToday", { inRoom }) }), {
    retryAfter,
  });
}

type Limit = { key: string; most: number; now: Date; lifetimeMs: number };

/** Counts one more; the seconds until it is none too many, or null where it is none. */
async function overBy(trx: Trx, { key, most, now, lifetimeMs }: Limit): Promise<number | null> {
  const { points, expire } = await countUse(trx, key, { now, lifetimeMs });
  return points <= most ? null : (expire - now.getTime()) / 1000;
}

/** Until when whom is sent no more codes, for having been sent too many; `null` as the person is the whole room. */
export async function findPauses(
  db: Queryable,
  { versionId, signerCount, now }: { versionId: string } & Pick<Asked, "signerCount" | "now">,
): Promise<{ signerId: string | null; until: Date }[]> {
  const people = ofPerson(versionId, "");
  const isPerson = sql`starts_with(${rateLimits.key}, ${people})`;
  const isRoom = eq(rateLimits.key, ofRoom(versionId));
  const full = await db
    .select({ key: rateLimits.key, expire: rateLimits.expire })
    .from(rateLimits)
    .where(
      and(
        gt(rateLimits.expire, now.getTime()),
        or(
          and(isPerson, sql`${rateLimits.points} >= ${CODES_OF_PERSON}`),
          and(isRoom, sql`${rateLimits.points} >= ${codesOfRoom(signerCount)}`),
        ),
      ),
    );
  return full.map(({ key, expire }) => ({
    signerId: key.startsWith(people) ? key.slice(people.length) : null,
    until: new Date(expire!),
  }));
}

/** Until when these places are sent no more codes in rooms, for the day's having gone there. */
export async function findDayPauses(
  db: Queryable,
  places: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const keys = new Map(places.map((goesTo) => [ofDay(true, goesTo), goesTo]));
  const full = await db
    .select({ key: rateLimits.key, expire: rateLimits.expire })
    .from(rateLimits)
    .where(
      and(
        inArray(rateLimits.key, [...keys.keys()]),
        gt(rateLimits.expire, now.getTime()),
        sql`${rateLimits.points} >= ${CODES_A_DAY}`,
      ),
    );
  return new Map(full.map(({ key, expire }) => [keys.get(key)!, new Date(expire!)]));
}

/** Apart from what the owner may begin anew: guesses go on counting. */
const ofOthers = (signerId: string) => `tries:${signerId}`;

type Person = Pick<Asked, "signerId" | "now">;

/** Counts what is typed for somebody in a browser that did not ask for their code, and answers how often that was in this hour. */
export async function countOthersTry(db: Queryable, { signerId, now }: Person): Promise<number> {
  return (await countUse(db, ofOthers(signerId), { now, lifetimeMs: HOUR })).points;
}

/** For whom wrong codes were typed in the last hour until no more were taken. */
export async function guessedOf(db: Queryable, documentId: string, now: Date): Promise<Set<string>> {
  const guessed = await db
    .select({ signerId: sql<string>`${auditEvents.details} ->> 'signerId'` })
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.documentId, documentId),
        eq(auditEvents.event, "room_code_guessed"),
        gt(auditEvents.at, new Date(now.getTime() - HOUR)),
      ),
    );
  return new Set(guessed.map(({ signerId }) => signerId));
}

/** Everybody in the version's rooms may be sent codes again, while the day's last. */
export async function forgetCodes(db: Queryable, versionId: string): Promise<void> {
  const isOfRoom = sql`starts_with(${rateLimits.key}, ${ofRoom(versionId)})`;
  await db.delete(rateLimits).where(isOfRoom);
}
