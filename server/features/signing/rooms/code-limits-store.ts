import { and, eq, gt, or, sql } from "#server/orm";
import { countUse } from "#server/db/count-uses";
import type { Queryable, Trx } from "#server/db/client";
import { rateLimits } from "#server/db/tables/rate-limits";
import {
  CODES_OF_BROWSER,
  CODES_OF_PERSON,
  codesOfRoom,
  MOST_TRIES,
} from "#server/features/signing/rooms/room-rules";
import { AppError } from "#server/http/app-error";

const HOUR = 60 * 60 * 1000;

const ofRoom = (roomId: string) => `room:${roomId}`;
/** A signer's own link is a room for one. */
const scopeOf = ({ roomId, signerId }: Pick<Asked, "roomId" | "signerId">) => roomId ?? signerId;
const ofPerson = (roomId: string, signerId: string) => `${ofRoom(roomId)}:person:${signerId}`;
const ofBrowser = (roomId: string, browser: string) => `${ofRoom(roomId)}:browser:${browser}`;

type Asked = {
  /** Null for the code of a signer's own link. */
  roomId: string | null;
  signerId: string;
  signerCount: number;
  /** Null for a device that was handed over: everybody asks for their code on it. */
  browser: string | null;
  now: Date;
};

/** Counts a code that is sent. One studio has one network address: what counts is the person, the browser and the room. Throws `too_many_requests`. */
export async function countCode(
  trx: Trx,
  { roomId, signerId, signerCount, browser, now }: Asked,
): Promise<void> {
  const scope = scopeOf({ roomId, signerId });
  const limits = [
    { key: ofPerson(scope, signerId), most: CODES_OF_PERSON },
    ...(browser === null ? [] : [{ key: ofBrowser(scope, browser), most: CODES_OF_BROWSER }]),
    { key: ofRoom(scope), most: codesOfRoom(signerCount) },
  ];
  for (const { key, most } of limits) {
    const { points, expire } = await countUse(trx, key, { now, lifetimeMs: HOUR });
    if (points <= most) continue;
    const retryAfter = (expire - now.getTime()) / 1000;
    const minutes = Math.ceil(retryAfter / 60);
    throw new AppError(
      "too_many_requests",
      ({ say }) => ({
        message: say("room.paused", { minutes, inRoom: roomId !== null }),
      }),
      {
        retryAfter,
      },
    );
  }
}

/** Until when whom is sent no more codes, for having been sent too many; `null` as the person is the whole room. */
export async function findPauses(
  db: Queryable,
  { roomId, signerCount, now }: { roomId: string } & Pick<Asked, "signerCount" | "now">,
): Promise<{ signerId: string | null; until: Date }[]> {
  const people = ofPerson(roomId, "");
  const isPerson = sql`starts_with(${rateLimits.key}, ${people})`;
  const isRoom = eq(rateLimits.key, ofRoom(roomId));
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

const ofOthers = (scope: string, signerId: string) => `${ofRoom(scope)}:others:${signerId}`;

type Person = Pick<Asked, "roomId" | "signerId" | "now">;

/** Counts what is typed for somebody in a browser that did not ask for their code, and answers how often that was in this hour. */
export async function countOthersTry(db: Queryable, { roomId, signerId, now }: Person): Promise<number> {
  const key = ofOthers(scopeOf({ roomId, signerId }), signerId);
  return (await countUse(db, key, { now, lifetimeMs: HOUR })).points;
}

/** For whom others have typed as many as are taken. */
export async function guessedOf(db: Queryable, roomId: string, now: Date): Promise<Set<string>> {
  const others = ofOthers(roomId, "");
  const full = await db
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(
      and(
        gt(rateLimits.expire, now.getTime()),
        sql`starts_with(${rateLimits.key}, ${others})`,
        sql`${rateLimits.points} >= ${MOST_TRIES}`,
      ),
    );
  return new Set(full.map(({ key }) => key.slice(others.length)));
}

/** Everybody in the room may be sent codes again. */
export async function forgetCodes(db: Queryable, roomId: string): Promise<void> {
  const isOfRoom = sql`starts_with(${rateLimits.key}, ${ofRoom(roomId)})`;
  await db.delete(rateLimits).where(isOfRoom);
}
