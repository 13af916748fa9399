import { expect, it } from "vitest";
import { countCharacters, formatCount, lackOf } from "#client/features/reviews/count-characters";

it("counts as the server does: without what cannot be seen", () => {
  expect(countCharacters("\uFEFF  Mkataba\r\nwa\u0000 muziki\n ", false).characters).toBe(17);
  expect(formatCount(100_000)).toBe("100,000");
});

it.each([
  [99, "Minimum 100 characters required"],
  [100, null],
  [100_000, null],
  [101_234, "1,234 characters too many"],
  [100_001, "1 character too many"],
])("says of %i characters: %s", (count, lack) => {
  expect(lackOf("x".repeat(count), false)).toBe(lack);
});

it("takes more from a file than is pasted", () => {
  expect(lackOf("x".repeat(400_000), true)).toBeNull();
  expect(lackOf("x".repeat(400_001), true)).toBe("1 character too many");
});
