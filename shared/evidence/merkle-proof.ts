import { hash, toHex, type Bytes } from "#shared/evidence/bytes";

export type Tree = { size: number; root: Bytes };

export const node = (left: Bytes, right: Bytes) => hash(Uint8Array.from([1, ...left, ...right]));

/** Whether the entry stands at the index of a tree of RFC 6962; by the bits of the sizes, as RFC 9162 (2.1.3.2) says. */
export async function isIncluded(
  entry: Bytes,
  index: number,
  hashes: readonly Bytes[],
  { size, root }: Tree,
) {
  if (index < 0 || index >= size) return false;
  let [at, last] = [BigInt(index), BigInt(size - 1)];
  let made = await hash(Uint8Array.from([0, ...entry]));
  for (const other of hashes) {
    if (last === 0n) return false;
    if (at % 2n === 1n || at === last) {
      made = await node(other, made);
      while (at % 2n === 0n && at !== 0n) [at, last] = [at / 2n, last / 2n];
    } else made = await node(made, other);
    [at, last] = [at / 2n, last / 2n];
  }
  return last === 0n && toHex(made) === toHex(root);
}
