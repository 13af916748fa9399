import { describe, expect, test } from "vitest";
import {
  FIRST_CHECK_MS,
  judgeTransaction,
  nextCheck,
  referenceOf,
} from "#server/features/payments/payments-rules";

const asked = { reference: "AGR_1", amountCents: 39900, domain: "live" };
const paid = { ...asked, currency: "KES", status: "success" };

describe("a transaction", () => {
  test.each([39900, 39901, 41100])("of %i cents pays 399 KES", (amountCents) => {
    expect(judgeTransaction({ ...paid, amountCents }, asked)).toEqual({ is: "paid" });
  });

  test.each([
    [{ reference: "AGR_2" }, "reference"],
    [{ domain: "test" }, "domain"],
    [{ currency: "NGN" }, "currency"],
    [{ amountCents: 39899 }, "amount"],
    [{ amountCents: 399 }, "amount"],
    [{ reference: "AGR_2", status: "pending" }, "reference"],
    [{ domain: "test", status: "failed" }, "domain"],
  ])("with %j is not about this payment: %s", (given, because) => {
    expect(judgeTransaction({ ...paid, ...given }, asked)).toEqual({ is: "foreign", because });
  });

  test.each(["pending", "ongoing", "processing", "queued"])("that is %s waits", (status) => {
    expect(judgeTransaction({ ...paid, status }, asked)).toEqual({ is: "waiting" });
  });

  test.each(["failed", "abandoned", "reversed"])("that is %s is unpaid", (status) => {
    expect(judgeTransaction({ ...paid, status }, asked)).toEqual({ is: "unpaid", status });
  });
});

test("an open payment is asked about after ten minutes, then less and less often, a last time after a day", () => {
  const createdAt = new Date("2026-11-20T08:00:00Z");
  const checks: Date[] = [new Date(createdAt.getTime() + FIRST_CHECK_MS)];
  for (let next = nextCheck(createdAt, checks[0]!); next; next = nextCheck(createdAt, next))
    checks.push(next);

  const minutes = checks.map((at) => (at.getTime() - createdAt.getTime()) / 60_000);
  expect(minutes[0]).toBe(10);
  expect(minutes.at(-1)).toBe(24 * 60);
  expect(minutes.length).toBeLessThan(20);
  const pauses = minutes.slice(1, -1).map((minute, index) => minute - minutes[index]!);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(5);
});

test.each([
  ["producer_agreement", "AGR_"],
  ["featured_artist_agreement", "AGR_"],
  ["ai_review", "REV_"],
  ["ownership_verification", "VER_"],
] as const)("a reference of %s begins with %s, then time, then chance", (service, prefix) => {
  const at = new Date("2026-11-20T08:00:00Z");
  expect(referenceOf(service, at, "random")).toBe(`${prefix}${at.getTime().toString(36)}random`);
});
