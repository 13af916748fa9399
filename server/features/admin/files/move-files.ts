import type { FileStore } from "#server/adapters/files/file-store";
import { hashOf, readStored } from "#server/adapters/files/stored-files";
import type { Deps } from "#server/deps";
import {
  isNeeded,
  mayForget,
  pageOf,
  setBytes,
  shelves,
  takeForgotten,
  type Kept,
} from "#server/features/admin/files/files-store";
import { defineJob } from "#server/jobs/queue";
import type { JobResult } from "#server/jobs/room-jobs";

export const filesMoved = defineJob<object>("files.move", { minutes: 120 });

/** Longer than a file is on its way. */
const HOUR = 60 * 60 * 1000;

type Shelf = (typeof shelves)[string];
type Moved = { moved: number; wrong: string[] };

/**
 * Moves files from their rows into the store, or back where `FILES=database` says so, each compared by its hash before its row lets go of
 * it, and takes out of the store what nothing needs any more. Safe to stop at any moment, and to run twice at once.
 */
export async function moveFiles(deps: Deps): Promise<JobResult> {
  const { files, env, log } = deps;
  if (!files)
    return { says: "No file store is configured (S3_BUCKET): files stay in the database.", hasFailed: false };
  const isBack = env.FILES === "database";
  const lines: string[] = [];
  let hasFailed = false;
  for (const [name, shelf] of Object.entries(shelves)) {
    const { moved, wrong } = await moveShelf(deps, files, shelf, isBack);
    if (wrong.length > 0)
      log.error({ what: name, ids: wrong }, "files that are not as they were written were not moved");
    hasFailed ||= wrong.length > 0;
    lines.push(
      `  ${name}: ${moved} moved${wrong.length > 0 ? `, NOT AS THEY WERE WRITTEN: ${wrong.join(" ")}` : ""}`,
    );
  }
  lines.push(`  taken out of the store: ${await forgetFiles(deps, files)}`);
  return { says: lines.join("\n"), hasFailed };
}

async function moveShelf(deps: Deps, files: FileStore, shelf: Shelf, isBack: boolean): Promise<Moved> {
  const done: Moved = { moved: 0, wrong: [] };
  let last: string | null = null;
  for (;;) {
    const page = await pageOf(deps.db, shelf, isBack ? "store" : "row", last);
    for (const file of page) {
      const isMoved = await (isBack ? bringBack(deps, shelf, file) : putAway(deps, files, shelf, file));
      if (isMoved) done.moved += 1;
      else if (isMoved === null) done.wrong.push(file.id);
    }
    if (page.length === 0) return done;
    last = page.at(-1)!.id;
  }
}

/** Null when the file is not as it was written: then it stays for the audit to be found. False when somebody else has moved it. */
async function putAway(
  { db, clock }: Deps,
  files: FileStore,
  shelf: Shelf,
  file: Kept,
): Promise<boolean | null> {
  const { sha256, bytes } = file;
  if (!bytes || hashOf(bytes) !== sha256) return null;
  // Should we end before the row lets go, nothing needs it there.
  await mayForget(db, sha256, clock.now());
  await files.put(sha256, bytes);
  const arrived = await files.get(sha256);
  if (!arrived || hashOf(arrived) !== sha256) return null;
  return db.transaction(async (trx) => {
    const isMoved = await setBytes(trx, shelf, file, null);
    if (isMoved) await isNeeded(trx, sha256);
    return isMoved;
  });
}

async function bringBack(deps: Deps, shelf: Shelf, file: Kept): Promise<boolean | null> {
  const bytes = await readStored(deps, file).catch((error: unknown) => {
    deps.log.error({ err: error, sha256: file.sha256 }, "a file cannot be brought back");
    return null;
  });
  if (!bytes) return null;
  return deps.db.transaction(async (trx) => {
    await mayForget(trx, file.sha256, deps.clock.now());
    return setBytes(trx, shelf, file, bytes);
  });
}

/** One after the other, each held while the store deletes it: whoever puts the same file anew waits for that. */
async function forgetFiles({ db, clock }: Deps, files: FileStore): Promise<number> {
  const before = new Date(clock.now().getTime() - HOUR);
  let count = 0;
  const next = () =>
    db.transaction(async (trx) => {
      const file = await takeForgotten(trx, before);
      if (!file) return false;
      if (!file.isNamed) await files.delete(file.sha256);
      if (!file.isNamed) count += 1;
      await isNeeded(trx, file.sha256);
      return true;
    });
  while (await next());
  return count;
}
