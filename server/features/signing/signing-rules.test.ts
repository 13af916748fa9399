import { describe, expect, test } from "vitest";
import { endOfLink, isExpired, remindersDue } from "#server/features/signing/signing-rules";

const DAY = 24 * 60 * 60 * 1000;
const invitedAt = new Date("2026-11-21T12:00:00Z");
const linkFor = (linkDays: number) => ({ invitedAt, tokenExpiresAt: endOfLink(invitedAt, { linkDays }) });

describe("a signing link", () => {
  test("works up to the last millisecond of its 90 days", () => {
    expect(isExpired(linkFor(90), invitedAt)).toBe(false);
    expect(isExpired(linkFor(90), new Date("2027-02-19T11:59:59.999Z"))).toBe(false);
  });

  test("has expired 90 days after it was mailed", () => {
    expect(isExpired(linkFor(90), new Date("2027-02-19T12:00:00Z"))).toBe(true);
  });

  test("of 7 days has expired after 7", () => {
    expect(isExpired(linkFor(7), new Date("2026-11-28T12:00:00Z"))).toBe(true);
  });
});

describe("reminders", () => {
  test.each([
    [8, 0, 0],
    [8, 2 * DAY - 1, 0],
    [8, 2 * DAY, 1],
    [8, 4 * DAY - 1, 1],
    [8, 4 * DAY, 2],
    [8, 6 * DAY, 3],
    [90, 22.5 * DAY - 1, 0],
    [90, 22.5 * DAY, 1],
    [90, 67.5 * DAY, 3],
  ])("of a link of %i days, after %i ms, %i should have come", (linkDays, passed, due) => {
    expect(remindersDue(linkFor(linkDays), new Date(invitedAt.getTime() + passed))).toBe(due);
  });
});
