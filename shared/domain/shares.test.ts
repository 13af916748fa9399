import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatShare,
  hasTwoDecimals,
  isWhole,
  remainder,
  splitEqually,
  toHundredths,
  toPercent,
  totalOf,
  WHOLE,
} from "#shared/domain/shares";
import { MAX_COLLABORATORS } from "#shared/domain/split-sheet";

const share = fc.integer({ min: 1, max: WHOLE });
const people = fc.integer({ min: 1, max: MAX_COLLABORATORS });

describe("splitEqually", () => {
  test.each([
    [1, [10_000]],
    [2, [5000, 5000]],
    [3, [3334, 3333, 3333]],
    [6, [1667, 1667, 1667, 1667, 1666, 1666]],
  ])("among %i people", (count, shares) => {
    expect(splitEqually(count)).toEqual(shares);
  });

  test("gives everybody a share, all of it, and nobody more than a hundredth above another", () => {
    fc.assert(
      fc.property(people, (count) => {
        const shares = splitEqually(count);
        expect(shares).toHaveLength(count);
        expect(isWhole(shares)).toBe(true);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("percentages", () => {
  test("every hundredth of a percent survives the way to a percentage and back", () => {
    fc.assert(fc.property(share, (hundredths) => toHundredths(toPercent(hundredths)) === hundredths));
  });

  test("every hundredth of a percent survives being shown and typed again", () => {
    fc.assert(
      fc.property(share, (hundredths) => {
        const text = formatShare(hundredths);
        expect(text).toMatch(/^\d+(\.\d?[1-9])?$/);
        expect(toHundredths(Number(text))).toBe(hundredths);
      }),
    );
  });

  test.each([
    [5000, "50"],
    [3330, "33.3"],
    [3333, "33.33"],
    [1, "0.01"],
    [10_000, "100"],
  ])("%i hundredths read %s", (hundredths, text) => {
    expect(formatShare(hundredths)).toBe(text);
  });

  test.each([33.33, 0.01, 99.99, 0.07, 1.1, 100])("%d has two decimals", (percent) => {
    expect(hasTwoDecimals(percent)).toBe(true);
  });

  test.each([33.333, 0.001, 99.999, 0.005])("%d has more than two decimals", (percent) => {
    expect(hasTwoDecimals(percent)).toBe(false);
  });
});

describe("totals", () => {
  test("are exact where sums of percentages are not", () => {
    const percentages = [33.4, 33.3, 33.3];
    expect(percentages.reduce((sum, percent) => sum + percent)).not.toBe(100);
    expect(isWhole(percentages.map(toHundredths))).toBe(true);
  });

  test("do not depend on the order", () => {
    fc.assert(
      fc.property(
        fc.array(share, { maxLength: MAX_COLLABORATORS }),
        (shares) => totalOf(shares) === totalOf(shares.toReversed()),
      ),
    );
  });

  test.each([
    [[], WHOLE],
    [[3333, 3333, 3333], 1],
    [[5000, 5001], -1],
    [[5000, 5000], 0],
  ])("of %j leave %i", (shares, missing) => {
    expect(remainder(shares)).toBe(missing);
  });
});
