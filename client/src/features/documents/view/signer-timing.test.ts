import { expect, test } from "vitest";
import type { Collaborator } from "#shared/contract/documents";
import { signerTiming } from "#client/features/documents/view/signer-timing";

const now = new Date("2026-11-21T12:00:00.000Z");
const invited: Collaborator = {
  id: "signer",
  name: "João",
  email: "joao@example.com",
  role: "Beatmaker",
  percentage: "50",
  rightsType: "publishing",
  rights: [],
  signed: false,
  signedAt: null,
  signatureId: null,
  invitedAt: "2026-11-01T12:00:00.000Z",
  openedAt: null,
  remindedAt: null,
  remindersOffAt: null,
  linkExpiresAt: "2027-01-30T12:00:00.000Z",
};

test("tells what became of a link, one thing after the other", () => {
  expect(signerTiming(invited, now)?.text).toBe("Sent 01/11/2026 · not opened yet · link ends 30/01/2027");
  const seen = { openedAt: "2026-11-02T12:00:00.000Z", remindedAt: "2026-11-04T12:00:00.000Z" };
  expect(signerTiming({ ...invited, ...seen }, now)?.text).toBe(
    "Sent 01/11/2026 · opened 02/11/2026 · reminded 04/11/2026 · link ends 30/01/2027",
  );
});

test("says who wants no reminders, as long as a signature is missing", () => {
  const off = { ...invited, remindersOffAt: "2026-11-05T12:00:00.000Z" };
  expect(signerTiming(off, now)?.text).toContain("not opened yet · switched reminders off · link ends");
  expect(signerTiming({ ...off, signed: true }, now)?.text).not.toContain("reminders");
});

test("marks a link that ended unsigned", () => {
  const ended = { ...invited, linkExpiresAt: "2026-11-20T12:00:00.000Z" };
  expect(signerTiming(ended, now)).toEqual({
    text: "Sent 01/11/2026 · not opened yet · link ended 20/11/2026",
    hasEnded: true,
  });
});

test("says of a signature only how it came: its own date stands beside it", () => {
  const signed = { ...invited, signed: true, openedAt: "2026-11-02T12:00:00.000Z" };
  expect(signerTiming(signed, now)).toEqual({
    text: "Sent 01/11/2026 · opened 02/11/2026",
    hasEnded: false,
  });
});

test("says when an invitation leaves that was one too many for its day", () => {
  const waiting = { ...invited, invitedAt: "2026-11-22T05:00:00.000Z" };
  expect(signerTiming(waiting, now)?.text).toMatch(/^The invitation leaves 22\/11\/2026, .*:00 /);
});

test("has nothing to tell of somebody who was not asked yet", () => {
  expect(signerTiming({ ...invited, invitedAt: null }, now)).toBeNull();
});

test("says of an SMS that may be lost that nobody knows, and how whoever has signed did", () => {
  const sms = { state: "unsure" as const, at: "2026-11-01T12:00:10.000Z" };
  expect(signerTiming({ ...invited, sms }, now)).toMatchObject({
    text: expect.stringContaining("SMS may be lost") as string,
    hasEnded: true,
  });
  const signed = { ...invited, signed: true, through: "an account with this confirmed address" };
  expect(signerTiming(signed, now)?.text).toContain("signed through an account with this confirmed address");
});
