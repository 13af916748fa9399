import { expect, it } from "vitest";
import { formatDate, formatDateTime } from "#client/lib/format";

it("writes dates day first, and moments with their zone", () => {
  expect(formatDate("2026-11-20T09:05:00.000Z")).toBe("20/11/2026");
  expect(formatDateTime("2026-11-20T09:05:00.000Z")).toBe("20/11/2026, 09:05 UTC");
});
