import { describe, expect, test } from "vitest";
import { isFlagged } from "#server/contract-rules/labelled/is-flagged";
import { allFamilies } from "#server/contract-rules/points/families/all-families";
import { laterClauses } from "#server/contract-rules/points/families/later-families";

describe.each(allFamilies)("point $point", ({ point, kind, raises, nearMisses }) => {
  test.each(raises)("is raised by: %s", (words) => {
    expect(isFlagged(point, words, kind)).toBe(true);
  });

  test.each(nearMisses)("is not raised by: %s", (words) => {
    expect(isFlagged(point, words, kind)).toBe(false);
  });

  test("has as many near misses as wordings, none of them twice", () => {
    const all = [...raises, ...nearMisses];
    expect([raises.length >= 25, nearMisses.length >= 25]).toEqual([true, true]);
    expect(new Set(all).size).toBe(all.length);
  });
});

test.each(laterClauses)("point %i, %s: %s", (point, isRaised, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isRaised);
});
