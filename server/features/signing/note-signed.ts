import type { Deps } from "#server/deps";
import { markSignedLate } from "#server/features/documents/index";
import { defineJob } from "#server/jobs/queue";

export const completion = defineJob("signing.completion");

/** During an upgrade, notes what the version before has completed alone: that everybody has signed, and since when. */
export async function noteSigned({ db, log }: Deps): Promise<void> {
  const versions = await markSignedLate(db);
  if (versions > 0) log.info({ versions }, "versions noted as signed by everybody");
}
