import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { countEvents, findEvents } from "#server/features/notices/index";
import type { StreamEvent } from "#server/http/event-streams";
import type { LiveEvent } from "#shared/contract/network";

/** So many at once are kept in memory for somebody who was away. */
const BATCH = 100;

/**
 * What happens to the user, from now on or after an event they know: each once, in its order. What was announced only says that
 * there is something; what it is comes from the table, so that nothing is lost while nobody listened.
 */
export async function* followEvents(
  { db, announcements }: Pick<Deps, "db" | "announcements">,
  user: UserRecord,
  after: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent<LiveEvent>> {
  const bell = await announcements.listen(`events ${user.id}`, signal);
  const count = await countEvents(db, user.id);
  let last = after === undefined ? count : placeOf(after, count);
  yield { id: String(last ?? count), event: { type: "ready" } };

  while (!signal.aborted) {
    const events = last === null ? [] : await findEvents(db, user.id, last, BATCH);
    if (last === null || isGap(last, events, count)) {
      last = await countEvents(db, user.id);
      yield { id: String(last), event: { type: "reset" } };
      continue;
    }
    for (const { number, event } of events) {
      yield { id: String(number), event };
      last = number;
    }
    if (events.length < BATCH) await bell.rung();
  }
}

/** The place of an event among those there have been; null for one that never was. */
function placeOf(after: string, count: number): number | null {
  const place = /^\d{1,15}$/.test(after) ? Number(after) : Infinity;
  return place <= count ? place : null;
}

/** Whether some after the last one are not known any more. `count` were there when the stream began. */
function isGap(last: number, events: { number: number }[], count: number): boolean {
  if (events.length === 0) return last < count;
  return events.some(({ number }, index) => number !== last + 1 + index);
}
