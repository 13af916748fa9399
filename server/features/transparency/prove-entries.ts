import type { Queryable } from "#server/db/client";
import {
  consistencyRanges,
  foldComplete,
  inclusionRanges,
  keptBelow,
  leafHash,
  rootOf,
  subtreesOf,
  type Range,
} from "#server/features/transparency/merkle-rules";
import { readKept, type Checkpoint } from "#server/features/transparency/transparency-store";

/** That an entry stands in the tree of this size, at this index. */
export function proveInclusion(db: Queryable, index: number, size: number): Promise<Buffer[]> {
  return hashesOf(db, inclusionRanges(index, size));
}

/** The same of several entries, read at once. */
export function proveInclusions(
  db: Queryable,
  indexes: readonly number[],
  size: number,
): Promise<Buffer[][]> {
  return hashesOfEach(
    db,
    indexes.map((index) => inclusionRanges(index, size)),
  );
}

/** That the tree of this size begins with that of the older one. */
export function proveConsistency(db: Queryable, older: number, size: number): Promise<Buffer[]> {
  return hashesOf(db, consistencyRanges(older, size));
}

/** The proof of one entry as a text (C2SP tlog-proof@v1), which says all but the entry. */
export function writeProof(
  index: number,
  hashes: readonly Buffer[],
  { note }: Pick<Checkpoint, "note">,
): string {
  const lines = hashes.map((hash) => `${hash.toString("base64")}\n`);
  return `c2sp.org/tlog-proof@v1\nindex ${index}\n${lines.join("")}\n${note}`;
}

async function hashesOf(db: Queryable, ranges: readonly Range[]): Promise<Buffer[]> {
  const [hashes] = await hashesOfEach(db, [ranges]);
  return hashes!;
}

/** All that is needed is read at once: at most 255 hashes of each level that is kept, and of those beside the end, for each proof. */
async function hashesOfEach(db: Queryable, proofs: readonly (readonly Range[])[]): Promise<Buffer[][]> {
  const wanted = proofs.map((ranges) => ranges.map((range) => subtreesOf(range).map(keptBelow)));
  // Entries that stand together need much of the same.
  const ranges = new Map(wanted.flat(2).map((range) => [keyOf(range), range]));
  if (ranges.size === 0) return proofs.map(() => []);
  const read = await readKept(db, [...ranges.values()]);
  const folded = new Map([...ranges].map(([key, range], at) => [key, fold(range, read[at]!)]));
  return wanted.map((proof) =>
    proof.map((subtrees) => rootOf(subtrees.map((range) => folded.get(keyOf(range))!))),
  );
}

type KeptRange = ReturnType<typeof keptBelow>;

const keyOf = ({ level, from, until }: KeptRange) => `${level} ${from} ${until}`;

/** The hash of the subtree that is made of all in the range. */
function fold({ level, from, until }: KeptRange, hashes: readonly Buffer[]): Buffer {
  if (hashes.length !== until - from)
    throw new Error(`the log has ${hashes.length} of ${level}/${from} to ${level}/${until - 1}`);
  return foldComplete(level === 0 ? hashes.map(leafHash) : hashes);
}
