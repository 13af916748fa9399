import { expect, test } from "vitest";
import { maskGovernmentId } from "#shared/domain/agreements/featured-artist-agreement";

test.each([
  ["12345678", "•••••678"],
  ["A0091827364", "••••••••364"],
  ["1234", "••34"],
  ["12", "•2"],
  ["1", "•"],
  ["", ""],
  ["ተ🎶🎶🎶", "••🎶🎶"],
])("%j is shown as %j", (id, masked) => {
  expect(maskGovernmentId(id)).toBe(masked);
  expect(maskGovernmentId(id).isWellFormed()).toBe(true);
});
