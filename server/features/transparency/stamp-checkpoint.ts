import type { Deps } from "#server/deps";
import {
  findCheckpoint,
  findTimeStamp,
  insertTimeStamp,
} from "#server/features/transparency/transparency-store";
import type { JobResult } from "#server/jobs/room-jobs";

/** Has a time-stamp authority confirm when the newest checkpoint was there, and with it all that came before. Done twice, it asks once. */
export async function stampCheckpoint({ db, clock, log, timeStamp }: Deps): Promise<JobResult> {
  const checkpoint = await findCheckpoint(db);
  if (!timeStamp) return { says: "No time-stamp authority is configured (SEAL_TSA_URL).", hasFailed: false };
  if (!checkpoint) return { says: "There is no checkpoint yet.", hasFailed: false };
  const { size, note } = checkpoint;
  if (await findTimeStamp(db, size))
    return { says: `Checkpoint ${size} has its time stamp.`, hasFailed: false };
  const token = Buffer.from(await timeStamp(Buffer.from(note)));
  await insertTimeStamp(db, { size, token, receivedAt: clock.now() });
  log.info({ size }, "the checkpoint was time-stamped");
  return { says: `Checkpoint ${size} has its time stamp now.`, hasFailed: false };
}
