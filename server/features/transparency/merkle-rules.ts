import { createHash } from "node:crypto";

/*
 * The tree of RFC 6962: its leaves in the order in which they came, a hash for each complete subtree of 2^level of them. A tree is made
 * of the complete subtrees that its size has as a binary number, the largest first: its peaks.
 */

/** The complete subtree of 2^level leaves that begins at leaf index × 2^level. */
export type Subtree = { level: number; index: number };
export type SubtreeHash = Subtree & { hash: Buffer };

/** Leaves from `begin` to before `end`. */
export type Range = { begin: number; end: number };

const hashOf = (...parts: readonly Buffer[]) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

export const leafHash = (entry: Buffer) => hashOf(LEAF, entry);
export const nodeHash = (left: Buffer, right: Buffer) => hashOf(NODE, left, right);

/** The largest power of two below `size`. */
const splitOf = (size: number) => 2 ** Math.ceil(Math.log2(size) - 1);

/** The complete subtrees that a range is made of, the largest first: it begins where one of the first's size may. */
export function subtreesOf({ begin, end }: Range): Subtree[] {
  const subtrees: Subtree[] = [];
  for (let from = begin; from < end;) {
    const level = Math.floor(Math.log2(end - from));
    subtrees.push({ level, index: from / 2 ** level });
    from += 2 ** level;
  }
  return subtrees;
}

/** The hash of a range, of those of its subtrees; of no leaves that of nothing. */
export function rootOf(subtrees: readonly Buffer[]): Buffer {
  if (subtrees.length === 0) return hashOf();
  return subtrees.reduceRight((right, left) => nodeHash(left, right));
}

/** A tree that grows at its end. */
export function growTree(size: number, peaks: readonly Buffer[]) {
  const stack: SubtreeHash[] = subtreesOf({ begin: 0, end: size }).map((subtree, at) => ({
    ...subtree,
    hash: peaks[at]!,
  }));
  let count = size;
  return {
    /** Adds an entry; the subtrees that it completes, itself among them. */
    add(entry: Buffer): SubtreeHash[] {
      const completed: SubtreeHash[] = [{ level: 0, index: count, hash: leafHash(entry) }];
      count += 1;
      for (let last = completed[0]!; stack.at(-1)?.level === last.level; completed.push(last)) {
        const left = stack.pop()!;
        last = {
          level: left.level + 1,
          index: left.index / 2,
          hash: nodeHash(left.hash, last.hash),
        };
      }
      stack.push(completed.at(-1)!);
      return completed;
    },
    size: () => count,
    peaks: () => stack.map(({ hash }) => hash),
    root: () => rootOf(stack.map(({ hash }) => hash)),
  };
}

/** Of what an inclusion proof consists (RFC 6962, 2.1.1), the lowest first: of leaf `index` in the tree of `size`. */
export function inclusionRanges(index: number, size: number): Range[] {
  const ranges: Range[] = [];
  for (let begin = 0, end = size; end - begin > 1;) {
    const middle = begin + splitOf(end - begin);
    if (index < middle) {
      ranges.push({ begin: middle, end });
      end = middle;
    } else {
      ranges.push({ begin, end: middle });
      begin = middle;
    }
  }
  return ranges.toReversed();
}

/** Of what a consistency proof consists (RFC 6962, 2.1.2): that the tree of `size` begins with that of `older`. */
export function consistencyRanges(older: number, size: number): Range[] {
  const ranges: Range[] = [];
  let [begin, end, isWhole] = [0, size, true];
  while (older < end) {
    const middle = begin + splitOf(end - begin);
    if (older <= middle) {
      ranges.push({ begin: middle, end });
      end = middle;
    } else {
      ranges.push({ begin, end: middle });
      [begin, isWhole] = [middle, false];
    }
  }
  if (!isWhole) ranges.push({ begin, end });
  return ranges.toReversed();
}

/** Levels whose subtrees are kept, besides the entries themselves. */
export const KEPT_LEVELS = [8, 16, 24, 32] as const;

/** What has to be read for a subtree's hash: those kept at the nearest level below it. */
export function keptBelow({ level, index }: Subtree): { level: number; from: number; until: number } {
  const nearest = KEPT_LEVELS.findLast((kept) => kept <= level) ?? 0;
  const each = 2 ** (level - nearest);
  return { level: nearest, from: index * each, until: (index + 1) * each };
}

/** The hash of a complete subtree, of the hashes of as many below it. */
export function foldComplete(hashes: readonly Buffer[]): Buffer {
  let level = hashes;
  while (level.length > 1)
    level = Array.from({ length: level.length / 2 }, (_, at) => nodeHash(level[2 * at]!, level[2 * at + 1]!));
  return level[0]!;
}
