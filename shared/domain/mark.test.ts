import { describe, expect, test } from "vitest";
import { isMarkPath, MOST_OF_A_PATH } from "#shared/domain/mark";

const box = { width: 100, height: 40 };
const fits = (path: string) => isMarkPath({ ...box, path });

describe("the path of a mark", () => {
  test.each(["M0 0l10 10 -5 3z", "M1 2q3 4 5 6 1 1 2 2zM0 0l1 1z", "M9 9c1 1 2 2 3 3-1-1-2 2-3-3z"])(
    "is %s",
    (path) => {
      expect(fits(path)).toBe(true);
    },
  );

  test.each([
    "",
    "M0 0",
    "l1 1z",
    "M0 0l1z",
    "M0 0l1 1 z",
    "M0 0L1 1z",
    "M0 0l1.5 1z",
    "M0 0l1e3 1z",
    "M0 0l--1 1z",
    "M0 0q1 1z",
    "M0 0l200 1z",
    "M0 0l1 -1z",
    'M0 0l1 1z"/><script>z',
    "M0 0l1 1z url(#a)z",
    `M0 0${"l0 0".repeat(MOST_OF_A_PATH / 4)}z`,
  ])("is not %j", (path) => {
    expect(fits(path)).toBe(false);
  });
});
