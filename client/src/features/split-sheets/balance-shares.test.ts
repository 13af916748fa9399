import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { totalOf, WHOLE } from "#shared/domain/shares";
import {
  arcsOf,
  equalPercentages,
  restFor,
  RING,
  roundingFix,
} from "#client/features/split-sheets/balance-shares";
import { shareOf } from "#client/features/split-sheets/split-sheet-form";

describe("equal shares", () => {
  it("total exactly 100% for any number of people", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), (people) => {
        const shares = equalPercentages(people).map(shareOf);
        expect(totalOf(shares)).toBe(WHOLE);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("of nobody are none", () => {
    expect(equalPercentages(0)).toEqual([]);
  });
});

describe("giving somebody the rest", () => {
  it("replaces what they held", () => {
    expect(restFor([3000, 5000], 1)).toBe(7000);
    expect(restFor([3000, 5000, 0], 2)).toBe(2000);
    expect(restFor([6000, 5000], 1)).toBe(4000);
  });

  it("is refused when the others leave nothing", () => {
    expect(restFor([10000, 0], 1)).toBeNull();
    expect(restFor([9000, 2000, 500], 2)).toBeNull();
  });

  it("always makes the whole", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 12000 }), { minLength: 1 }),
        fc.nat(),
        (shares, pick) => {
          const index = pick % shares.length;
          const rest = restFor(shares, index);
          if (rest !== null) expect(totalOf(shares.with(index, rest))).toBe(WHOLE);
        },
      ),
    );
  });
});

describe("rounding", () => {
  it("is put on whoever holds most", () => {
    expect(roundingFix([3333, 3333, 3333])).toEqual({ index: 0, left: 1 });
    expect(roundingFix([1667, 6668, 1667])).toEqual({ index: 1, left: -2 });
  });

  it("is nothing to fix when the total is right or far off", () => {
    expect(roundingFix([5000, 5000])).toBeNull();
    expect(roundingFix([5000, 4997])).toBeNull();
    expect(roundingFix([])).toBeNull();
  });
});

describe("the ring", () => {
  it("leaves a gap for what is missing and never overruns", () => {
    expect(arcsOf([2500, 2500])).toEqual([
      { start: 0, length: 250 },
      { start: 250, length: 250 },
    ]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 12000 })), (shares) => {
        const last = arcsOf(shares).at(-1);
        if (last) expect(last.start + last.length).toBeLessThanOrEqual(RING + 1e-6);
      }),
    );
  });
});
