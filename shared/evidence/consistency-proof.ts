import { toHex, type Bytes } from "#shared/evidence/bytes";
import { node, type Tree } from "#shared/evidence/merkle-proof";

/** Whether the newer tree begins with the whole of the older. */
export async function isConsistent(older: Tree, newer: Tree, hashes: readonly Bytes[]): Promise<boolean> {
  if (older.size < 1 || older.size > newer.size) return false;
  if (older.size === newer.size) return hashes.length === 0 && toHex(older.root) === toHex(newer.root);
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
  return last === 0n && toHex(before) === toHex(older.root) && toHex(after) === toHex(newer.root);
}
