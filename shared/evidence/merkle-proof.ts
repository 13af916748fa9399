import { hash, toHex, type Bytes } from "#shared/evidence/bytes";

export type Tree = { size: number; root: Bytes };

const node = (left: Bytes, right: Bytes) => hash(Uint8Array.from([1, ...left, ...right]));

/**
 * The roots to which the hashes lead from a place in a tree of RFC 6962, by the bits of the place and of the last one (RFC 9162, 2.1.3.2
 * and 2.1.4.2), in hex: of all that ends there, and of the whole tree. None where they do not lead up to it.
 */
async function climb(place: bigint, end: bigint, from: Bytes, hashes: readonly Bytes[]) {
  let [at, last, ending, whole] = [place, end, from, from];
  for (const other of hashes) {
    if (last === 0n) return {};
    if (at % 2n === 1n || at === last) {
      [ending, whole] = [await node(other, ending), await node(other, whole)];
      while (at % 2n === 0n && at !== 0n) [at, last] = [at / 2n, last / 2n];
    } else whole = await node(whole, other);
    [at, last] = [at / 2n, last / 2n];
  }
  return last === 0n ? { ending: toHex(ending), whole: toHex(whole) } : {};
}

/** Whether the entry stands at the index of the tree. */
export async function isIncluded(
  entry: Bytes,
  index: number,
  hashes: readonly Bytes[],
  { size, root }: Tree,
) {
  if (index < 0 || index >= size) return false;
  const leaf = await hash(Uint8Array.from([0, ...entry]));
  return (await climb(BigInt(index), BigInt(size - 1), leaf, hashes)).whole === toHex(root);
}

/** Whether the newer tree begins with the whole of the older. */
export async function isConsistent(older: Tree, newer: Tree, hashes: readonly Bytes[]): Promise<boolean> {
  const [before, after] = [toHex(older.root), toHex(newer.root)];
  if (older.size < 1 || older.size > newer.size) return false;
  if (older.size === newer.size) return hashes.length === 0 && before === after;
  const isPower = Number.isInteger(Math.log2(older.size));
  const [first, ...rest] = isPower ? [older.root, ...hashes] : hashes;
  let [at, last] = [BigInt(older.size - 1), BigInt(newer.size - 1)];
  while (at % 2n === 1n) [at, last] = [at / 2n, last / 2n];
  const { ending, whole } = first ? await climb(at, last, first, rest) : {};
  return ending === before && whole === after;
}
