import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { defineJob } from "#server/jobs/queue";

/** What somebody says of themselves is another now, or whether others may follow it. */
export const detailsChanged = defineJob<{ userId: string }>("auth.details-changed");

/** Has the contacts follow that others have of them, if they want it. */
export function announceDetails(jobs: Deps["jobs"], trx: Trx, userId: string): Promise<void> {
  return jobs.enqueue(trx, detailsChanged, { userId });
}
