import { expect, test } from "vitest";
import { formatThousands } from "#client/features/agreements/form/format-thousands";

test.each([
  ["39000", "39,000"],
  ["39 000", "39,000"],
  ["39,000.50", "39,000.50"],
  ["99999999", "99,999,999"],
  ["0", "0"],
  ["0500", "500"],
  ["", ""],
  ["a lot", "a lot"],
  ["1.234", "1.234"],
])("%o is shown as %o", (typed, shown) => {
  expect(formatThousands(typed)).toBe(shown);
});
