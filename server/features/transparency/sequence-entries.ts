import { createHash, randomBytes } from "node:crypto";
import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import {
  checkpointText,
  logSigners,
  signNote,
  verifierKeyOf,
} from "#server/features/transparency/checkpoint-note";
import { growTree, KEPT_LEVELS } from "#server/features/transparency/merkle-rules";
import {
  insertCheckpoint,
  insertEntries,
  insertNodes,
  insertSalts,
  isAnythingPending,
  keepKeys,
  lockHead,
  moveHead,
  takePending,
  type Head,
} from "#server/features/transparency/transparency-store";

/** A transaction holds the head for some 30 ms at most. */
const BATCH = 1024;
const HASH_BYTES = 32;
const PREFIX = "sahihi-entry/1\n";

/** What stands in the log of an event: nothing that anybody could guess. */
export function entryOf(salt: Buffer, eventHash: string): Buffer {
  return createHash("sha256").update(PREFIX).update(salt).update(Buffer.from(eventHash, "hex")).digest();
}

/** What a log is called that begins now. */
export function originOf({ LOG_ORIGIN, APP_URL }: Pick<Deps["env"], "LOG_ORIGIN" | "APP_URL">): string {
  return LOG_ORIGIN ?? `${APP_URL.replace(/^https?:\/\//, "")}/log`;
}

type SequencerDeps = Pick<Deps, "db" | "clock" | "log"> & {
  env: Pick<Deps["env"], "APP_URL" | "LOG_KEY" | "LOG_KEY_OLD" | "LOG_ORIGIN">;
};

/**
 * Gives every event that waits its place in the log, and signs a checkpoint of each batch. Whoever does it at the same time, in whatever
 * process, waits for the head: an event has one place. A process that dies leaves nothing of its batch.
 */
export async function sequenceEntries(deps: SequencerDeps): Promise<void> {
  while (await isAnythingPending(deps.db)) await deps.db.transaction((trx) => sequenceBatch(deps, trx));
}

async function sequenceBatch({ clock, env, log }: SequencerDeps, trx: Trx): Promise<void> {
  const head = await lockHead(trx, originOf(env));
  const { events, gone } = await takePending(trx, BATCH);
  // The log of everybody does not stop for it: what was taken out is missing in its document's chain, too.
  if (gone.length > 0) log.error({ events: gone }, "events that waited for the transparency log are gone");
  if (events.length === 0) return;

  const tree = growTree(head.size, splitPeaks(head));
  const entries = events.map((event, at) => {
    const salt = randomBytes(HASH_BYTES);
    return { ...event, index: head.size + at, salt, entry: entryOf(salt, event.hash) };
  });
  const completed = entries.flatMap(({ entry }) => tree.add(entry));
  const kept: readonly number[] = KEPT_LEVELS;
  await insertEntries(trx, entries);
  await insertNodes(
    trx,
    completed.filter(({ level }) => kept.includes(level)),
  );

  const at = clock.now();
  // A setting may begin the log anew under another name, as after an older back-up.
  const origin = env.LOG_ORIGIN ?? head.origin;
  const [size, root] = [tree.size(), tree.root()];
  const signers = logSigners([env.LOG_KEY, ...(env.LOG_KEY_OLD ? [env.LOG_KEY_OLD] : [])]);
  const note = signNote(checkpointText(origin, size, root), origin, signers);
  await keepKeys(
    trx,
    signers.map((signer) => verifierKeyOf(origin, signer)),
    at,
  );
  await insertCheckpoint(trx, { size, root, note, at });
  await moveHead(trx, { origin, size, peaks: Buffer.concat(tree.peaks()) });
  await insertSalts(trx, entries);
}

/** The hashes that a head keeps in a row. */
export function splitPeaks({ peaks }: Pick<Head, "peaks">): Buffer[] {
  return Array.from({ length: peaks.length / HASH_BYTES }, (_, at) =>
    peaks.subarray(at * HASH_BYTES, (at + 1) * HASH_BYTES),
  );
}
