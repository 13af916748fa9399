import { expect, test } from "vitest";
import { formatHours } from "#client/features/admin/analytics/format-hours";

test.each([
  [0, "1 minute"],
  [0.66, "40 minutes"],
  [1, "1 hour"],
  [47.4, "47 hours"],
  [48, "2 days"],
  [80, "3 days"],
])("%s hours are said to be %s", (hours, words) => {
  expect(formatHours(hours)).toBe(words);
});
