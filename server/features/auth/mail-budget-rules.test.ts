import { describe, expect, test } from "vitest";
import { planMails, type MailToOther } from "#server/features/auth/mail-budget-rules";

const HOUR = 60 * 60 * 1000;
const now = new Date("2026-11-23T12:00:00.000Z");
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const long = { id: "amina", confirmedAt: later(-10 * 24 * HOUR) };
const people = (count: number, start = 0) => Array.from({ length: count }, (_, index) => `p${start + index}`);
const mails = (count: number, given: Partial<MailToOther> = {}): MailToOther[] =>
  people(count).map((recipient) => ({
    accountId: "amina",
    recipient,
    about: "song",
    leavesAt: now,
    ...given,
  }));
const nextMorning = new Date("2026-11-24T05:00:00.000Z");

describe("mails to others", () => {
  test("leave at once, to 500 people too", () => {
    const planned = planMails({ now, account: long, about: "song", recipients: people(500), earlier: [] });
    expect(planned).toEqual(people(500).map(() => now));
  });

  test("over a thousand a day leave next morning, and the rest of those the morning after", () => {
    const earlier = [...mails(900), ...mails(950, { leavesAt: nextMorning })];
    const planned = planMails({
      now,
      account: long,
      about: "b-side",
      recipients: people(200, 2000),
      earlier,
    });
    const leaving = (at: Date) => planned.filter((one) => one.getTime() === at.getTime()).length;
    expect([leaving(now), leaving(nextMorning), leaving(new Date("2026-11-25T05:00:00.000Z"))]).toEqual([
      100, 50, 50,
    ]);
  });

  test("are a hundred on the day an account is confirmed; the rest of a long sheet leaves next morning", () => {
    const account = { id: "amina", confirmedAt: later(-HOUR) };
    const planned = planMails({ now, account, about: "song", recipients: people(500), earlier: [] });
    expect(planned.filter((at) => at > now)).toEqual(people(400).map(() => nextMorning));
  });

  test("to one person are thirty a day from all accounts, and later ones wait", () => {
    const earlier = mails(30).map((mail, index) => ({
      ...mail,
      accountId: `account${index}`,
      recipient: "juma",
      about: `song${index}`,
    }));
    const planned = planMails({ now, account: long, about: "song", recipients: ["juma", "asha"], earlier });
    expect(planned).toEqual([nextMorning, now]);
  });

  test.each([
    ["a second one leaves a minute after the first", [-20_000], 40_000],
    ["one that has to wait counts for the next", [40_000, -20_000], 100_000],
    ["seven in an hour", [-1, -2, -3, -4, -5, -30].map((minutes) => minutes * 60_000), 30 * 60_000],
    ["thirteen in a day", Array.from({ length: 12 }, (_, hours) => -(hours + 2) * HOUR), 11 * HOUR],
  ])("about one document: %s", (_what, sent, wait) => {
    const earlier = sent.map((at) => ({
      accountId: "amina",
      recipient: "juma",
      about: "song",
      leavesAt: later(at),
    }));
    const [planned] = planMails({ now, account: long, about: "song", recipients: ["juma"], earlier });
    expect(planned).toEqual(later(wait));
    const [another] = planMails({ now, account: long, about: "b-side", recipients: ["juma"], earlier });
    expect(another).toEqual(now);
  });

  test("to several people of one address leave together", () => {
    const recipients = ["juma", "juma", "juma"];
    const planned = planMails({ now, account: long, about: "song", recipients, earlier: [] });
    expect(planned).toEqual([now, now, now]);
  });
});
