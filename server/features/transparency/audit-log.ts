import type { Deps } from "#server/deps";
import { growTree, KEPT_LEVELS, type SubtreeHash } from "#server/features/transparency/merkle-rules";
import { entryOf } from "#server/features/transparency/sequence-entries";
import {
  checkpointsBetween,
  countStrays,
  listKeys,
  pageOfEntries,
  readHead,
  readKept,
  type Checkpoint,
} from "#server/features/transparency/transparency-store";
import type { JobResult } from "#server/jobs/room-jobs";
import { readCheckpoint } from "#shared/evidence/checkpoint";

const PAGE = 2048;
/** More is told of by its number alone. */
const MOST_TOLD = 100;

/**
 * Makes the whole tree anew of its entries, and compares every kept subtree, every signed checkpoint and the head with it, and every entry
 * whose salt is known with its event. Changes nothing.
 */
export async function auditLog({
  db,
  log,
  metrics,
}: Pick<Deps, "db" | "log" | "metrics">): Promise<JobResult> {
  const faults: string[] = [];
  // What is added while this goes on is left to the next time.
  const head = await readHead(db);
  const size = head?.size ?? 0;
  const keys = (await listKeys(db)).map(({ verifierKey }) => verifierKey);
  const tree = growTree(0, []);
  let [checkpoints, nodes, tied] = [0, 0, 0];

  while (tree.size() < size) {
    const from = tree.size();
    const page = await pageOfEntries(db, from, Math.min(PAGE, size - from));
    const signed = await checkpointsBetween(db, from, from + page.length);
    const completed: SubtreeHash[] = [];
    for (const { index, entry, hash, salt } of page) {
      if (index !== tree.size()) break;
      if (!hash) faults.push(`entry ${index} is of no event`);
      else if (salt && !entryOf(salt, hash).equals(entry)) faults.push(`entry ${index} is not its event's`);
      tied += salt ? 1 : 0;
      completed.push(...tree.add(entry));
      const checkpoint = signed[0]?.size === tree.size() ? signed.shift() : undefined;
      if (!checkpoint) continue;
      checkpoints += 1;
      if (!(await isOfTree(checkpoint, tree.root(), keys)))
        faults.push(`checkpoint ${checkpoint.size} does not match the tree`);
    }
    const kept = completed.filter(({ level }) => KEPT_LEVELS.some((one) => one === level));
    nodes += kept.length;
    faults.push(...(await compareNodes(db, kept)));
    if (tree.size() !== from + page.length || page.length === 0) {
      faults.push(`entry ${tree.size()} is missing`);
      break;
    }
  }

  if (head && tree.size() === size && !Buffer.concat(tree.peaks()).equals(head.peaks))
    faults.push("the head does not match the tree");
  if (size > 0 && (await checkpointsBetween(db, size - 1, size)).length === 0)
    faults.push(`the head's checkpoint ${size} is missing`);
  const strays = await countStrays(db);
  if (strays.events > 0) faults.push(`${strays.events} events neither stand in the log nor wait for it`);
  metrics.checked("log", faults.length);
  return report(log, { faults, entries: tree.size(), tied, checkpoints, nodes });
}

/** Whether what was signed is this root, and one of our keys has signed it. */
async function isOfTree({ note, size, root }: Checkpoint, expected: Buffer, keys: readonly string[]) {
  for (const key of keys) {
    const said = await readCheckpoint(note, key);
    if (said) return said.size === size && expected.equals(said.root) && expected.equals(root);
  }
  return false;
}

async function compareNodes(db: Deps["db"], expected: readonly SubtreeHash[]): Promise<string[]> {
  if (expected.length === 0) return [];
  const stored = await readKept(
    db,
    expected.map(({ level, index }) => ({ level, from: index, until: index + 1 })),
  );
  return expected
    .filter(({ hash }, at) => !stored[at]![0]?.equals(hash))
    .map(({ level, index }) => `subtree ${level}/${index} does not match the tree`);
}

type Findings = { faults: string[]; entries: number; tied: number; checkpoints: number; nodes: number };

function report(log: Deps["log"], { faults, ...counted }: Findings): JobResult {
  const hasFailed = faults.length > 0;
  const told = faults.slice(0, MOST_TOLD);
  if (hasFailed)
    log.error({ wrong: faults.length, faults: told }, "the transparency log does not match its tree");
  else log.info({ checked: counted }, "the transparency log matches its tree");
  const { entries, tied, checkpoints, nodes } = counted;
  const lines = [
    `  ${entries} entries, ${tied} of them tied to their events, ${checkpoints} checkpoints, ${nodes} kept subtrees`,
    ...(hasFailed
      ? [`  ${faults.length} DO NOT MATCH:`, ...told.map((fault) => `    ${fault}`)]
      : ["  all match"]),
  ];
  return { says: lines.join("\n"), hasFailed };
}
