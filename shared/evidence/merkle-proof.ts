import { sha256 } from "#shared/evidence/certificates";
import { isSame } from "#shared/evidence/der";

/*
 * Checks proofs of RFC 6962 with WebCrypto, as RFC 9162 (2.1.3.2, 2.1.4.2) says: it goes by the bits of the sizes, while the log goes
 * by halves.
 */

const LEAF = 0;
const NODE = 1;

const leaf = (entry: Uint8Array) => sha256(Uint8Array.from([LEAF, ...entry]));
const node = (left: Uint8Array, right: Uint8Array) => sha256(Uint8Array.from([NODE, ...left, ...right]));

export type Tree = { size: number; root: Uint8Array };

/** Whether the entry stands at the index of the tree. */
export async function isIncluded(
  entry: Uint8Array,
  index: number,
  hashes: readonly Uint8Array[],
  { size, root }: Tree,
): Promise<boolean> {
  if (index < 0 || index >= size) return false;
  let [at, last] = [BigInt(index), BigInt(size - 1)];
  let hash = await leaf(entry);
  for (const other of hashes) {
    if (last === 0n) return false;
    if (at % 2n === 1n || at === last) {
      hash = await node(other, hash);
      while (at % 2n === 0n && at !== 0n) [at, last] = [at / 2n, last / 2n];
    } else {
      hash = await node(hash, other);
    }
    [at, last] = [at / 2n, last / 2n];
  }
  return last === 0n && isSame(hash, root);
}

/** Whether the newer tree begins with the whole of the older. */
export async function isConsistent(
  older: Tree,
  newer: Tree,
  hashes: readonly Uint8Array[],
): Promise<boolean> {
  if (older.size < 1 || older.size > newer.size) return false;
  if (older.size === newer.size) return hashes.length === 0 && isSame(older.root, newer.root);
  const isPower = Number.isInteger(Math.log2(older.size));
  const [first, ...rest] = isPower ? [older.root, ...hashes] : hashes;
  if (!first) return false;
  let [at, last] = [BigInt(older.size - 1), BigInt(newer.size - 1)];
  while (at % 2n === 1n) [at, last] = [at / 2n, last / 2n];
  let [before, after] = [first, first];
  for (const other of rest) {
    if (last === 0n) return false;
    if (at % 2n === 1n || at === last) {
      before = await node(other, before);
      after = await node(other, after);
      while (at % 2n === 0n && at !== 0n) [at, last] = [at / 2n, last / 2n];
    } else {
      after = await node(after, other);
    }
    [at, last] = [at / 2n, last / 2n];
  }
  return last === 0n && isSame(before, older.root) && isSame(after, newer.root);
}
