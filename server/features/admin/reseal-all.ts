import type { Deps } from "#server/deps";
import { sealedPlaces, type SealedPlace } from "#server/features/admin/sealed-store";
import { defineJob } from "#server/jobs/queue";
import type { JobResult } from "#server/jobs/room-jobs";

export const resealed = defineJob<object>("admin.reseal", { minutes: 60 });

type Counted = { anew: number; asTheyWere: number; unreadable: string[] };

/** Seals with the key in force what an older one has sealed. What no key opens is left as it is, and told. Repeating it does nothing. */
export async function resealAll(deps: Deps): Promise<JobResult> {
  const counted = new Map<string, Counted>();
  for (const place of sealedPlaces) {
    const count = counted.get(place.name) ?? { anew: 0, asTheyWere: 0, unreadable: [] };
    await reseal(deps, place, count);
    counted.set(place.name, count);
  }
  const results = [...counted];
  for (const [name, { unreadable }] of results.filter(([, count]) => count.unreadable.length > 0))
    deps.log.error({ what: name, ids: unreadable.slice(0, 100) }, "sealed with a key that is not here");
  const says = results.map(
    ([name, { anew, asTheyWere, unreadable }]) =>
      `  ${name}: ${anew} sealed anew, ${asTheyWere} were sealed with the key in force` +
      (unreadable.length > 0
        ? `, ${unreadable.length} OPEN WITH NO KEY: ${unreadable.slice(0, 100).join(" ")}`
        : ""),
  );
  return { says: says.join("\n"), hasFailed: results.some(([, { unreadable }]) => unreadable.length > 0) };
}

async function reseal({ db, secrets }: Deps, place: SealedPlace, count: Counted): Promise<void> {
  for (let page = await place.read(db, null); page.length > 0; page = await place.read(db, page.at(-1)!.id)) {
    for (const found of page) {
      const sealed = tryTo(() => secrets.resealData(found.sealed));
      if (sealed === undefined) count.unreadable.push(found.id);
      else if (sealed === null) count.asTheyWere += 1;
      else {
        await place.replace(db, found, sealed);
        count.anew += 1;
      }
    }
  }
}

function tryTo<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
