import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  consistencyRanges,
  foldComplete,
  growTree,
  inclusionRanges,
  keptBelow,
  leafHash,
  rootOf,
  subtreesOf,
  type Range,
} from "#server/features/transparency/merkle-rules";
import { isConsistent, isIncluded } from "#shared/evidence/merkle-proof";

/** The leaves of the tests of Certificate Transparency, and the roots of their first one, two, … */
const leaves = [
  "",
  "00",
  "10",
  "2021",
  "3031",
  "40414243",
  "5051525354555657",
  "606162636465666768696a6b6c6d6e6f",
].map((hex) => Buffer.from(hex, "hex"));
const roots = [
  "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
  "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
  "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
  "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
  "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
  "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
  "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
  "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];

test("trees of up to eight leaves have the roots that Certificate Transparency tests with", () => {
  const tree = growTree(0, []);
  expect(tree.root().toString("hex")).toBe(
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
  );
  const grown = leaves.map((leaf) => {
    tree.add(leaf);
    return tree.root().toString("hex");
  });
  expect(grown).toEqual(roots);
});

const entryOf = (index: number) => Buffer.alloc(32, index + 1);
/** As the definition says it: by halves, down to the leaves. */
function hashOf(range: Range): Buffer {
  return rootOf(
    subtreesOf(range).map(({ level, index }) =>
      foldComplete(Array.from({ length: 2 ** level }, (_, at) => leafHash(entryOf(index * 2 ** level + at)))),
    ),
  );
}
const treeOf = (size: number) => ({ size, root: hashOf({ begin: 0, end: size }) });

describe("a proof", () => {
  const sizes = fc.integer({ min: 1, max: 300 });

  test("of inclusion holds for its entry, its index and its tree, and for nothing else", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async (size, any) => {
        const index = any % size;
        const tree = treeOf(size);
        const hashes = inclusionRanges(index, size).map(hashOf);
        expect(await isIncluded(entryOf(index), index, hashes, tree)).toBe(true);
        expect(await isIncluded(entryOf(index + 1), index, hashes, tree)).toBe(false);
        expect(await isIncluded(entryOf(index), index, [...hashes, tree.root], tree)).toBe(false);
        expect(await isIncluded(entryOf(index), index, hashes, { ...tree, root: entryOf(0) })).toBe(false);
        expect(await isIncluded(entryOf(index), size, hashes, tree)).toBe(false);
        if (size === 1) return;
        expect(await isIncluded(entryOf(index), index, hashes.slice(1), tree)).toBe(false);
        expect(await isIncluded(entryOf(index), (index + 1) % size, hashes, tree)).toBe(false);
        const wrong = hashes.with(any % hashes.length, entryOf(9));
        expect(await isIncluded(entryOf(index), index, wrong, tree)).toBe(false);
      }),
    );
  });

  test("of consistency holds for its two trees, and for no others", async () => {
    await fc.assert(
      fc.asyncProperty(sizes, fc.nat(), async (size, any) => {
        const [older, newer] = [treeOf((any % size) + 1), treeOf(size)];
        const hashes = consistencyRanges(older.size, size).map(hashOf);
        expect(await isConsistent(older, newer, hashes)).toBe(true);
        expect(await isConsistent({ ...older, root: entryOf(0) }, newer, hashes)).toBe(false);
        expect(await isConsistent(older, { ...newer, root: entryOf(0) }, hashes)).toBe(false);
        expect(await isConsistent(older, newer, [...hashes, newer.root])).toBe(false);
        if (hashes.length === 0) return;
        expect(await isConsistent(older, newer, hashes.slice(1))).toBe(false);
        expect(await isConsistent(older, newer, hashes.with(any % hashes.length, entryOf(9)))).toBe(false);
      }),
    );
  });
});

test("a tree that grows on from its peaks is the tree that grew at once", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 70 }), (before, more) => {
      const first = growTree(0, []);
      for (let index = 0; index < before; index++) first.add(entryOf(index));
      const second = growTree(before, first.peaks());
      for (let index = before; index < before + more; index++) second.add(entryOf(index));
      expect(second.root()).toEqual(treeOf(before + more).root);
      expect(second.size()).toBe(before + more);
    }),
  );
});

test("a subtree is made of at most 128 of those that are kept below it", () => {
  expect(keptBelow({ level: 7, index: 3 })).toEqual({ level: 0, from: 384, until: 512 });
  expect(keptBelow({ level: 8, index: 3 })).toEqual({ level: 8, from: 3, until: 4 });
  expect(keptBelow({ level: 23, index: 1 })).toEqual({ level: 16, from: 128, until: 256 });
  expect(keptBelow({ level: 34, index: 1 })).toEqual({ level: 32, from: 4, until: 8 });
});
