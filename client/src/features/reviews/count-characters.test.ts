import { expect, it } from "vitest";
import { countCharacters, formatCount, lackOf } from "#client/features/reviews/count-characters";

it("counts as the server does: without what cannot be seen", () => {
  expect(countCharacters("\uFEFF  Mkataba\r\nwa\u0000 muziki\n ").characters).toBe(17);
  expect(formatCount(100_000)).toBe("100,000");
});

it.each([
  [99, "Minimum 100 characters required"],
  [100, null],
  [100_000, null],
  [101_234, "1,234 characters too many"],
  [100_001, "1 character too many"],
])("says of %i characters: %s", (count, lack) => {
  expect(lackOf("x".repeat(count))).toBe(lack);
});
