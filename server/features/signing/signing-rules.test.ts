import { describe, expect, test } from "vitest";
import { isExpired, LINK_LIFETIME, remindersDue } from "#server/features/signing/signing-rules";

const invitedAt = new Date("2026-11-21T12:00:00Z");
const signer = { tokenExpiresAt: new Date(invitedAt.getTime() + LINK_LIFETIME) };

describe("a signing link", () => {
  test("works up to the last millisecond of its 90 days", () => {
    expect(isExpired(signer, invitedAt)).toBe(false);
    expect(isExpired(signer, new Date("2027-02-19T11:59:59.999Z"))).toBe(false);
  });

  test("has expired 90 days after it was mailed", () => {
    expect(isExpired(signer, new Date("2027-02-19T12:00:00Z"))).toBe(true);
  });
});

describe("reminders", () => {
  const DAY = 24 * 60 * 60 * 1000;

  test.each([
    [0, 0],
    [3 * DAY - 1, 0],
    [3 * DAY, 1],
    [7 * DAY - 1, 1],
    [7 * DAY, 2],
    [14 * DAY - 1, 2],
    [14 * DAY, 3],
    [80 * DAY, 3],
  ])("%i ms after the invitation %i should have come", (passed, due) => {
    expect(remindersDue(invitedAt, new Date(invitedAt.getTime() + passed))).toBe(due);
  });
});
