import type { Deps } from "#server/deps";
import { deleteEventsBefore } from "#server/features/notices/index";
import { defineJob } from "#server/jobs/queue";

export const eventCleanup = defineJob("network.event-cleanup");

/** Whoever was away for longer asks for everything again. */
const KEPT_MS = 24 * 60 * 60 * 1000;

export async function forgetEvents({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  while (await deleteEventsBefore(db, before));
}
