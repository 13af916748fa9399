import { describe, expect, test } from "vitest";
import { planMails, type MailToOther, type Planning } from "#server/features/auth/mail-budget-rules";

const HOUR = 60 * 60 * 1000;
const now = new Date("2026-11-23T12:00:00.000Z");
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const long = { id: "amina", confirmedAt: later(-10 * 24 * HOUR), mailsADay: null };
const people = (count: number, start = 0) => Array.from({ length: count }, (_, index) => `p${start + index}`);
type Asked = Omit<Planning, "now" | "account" | "recipients"> & {
  account?: Planning["account"];
  recipients: string[];
};
/** When requests leave; with `names`, when invitations to them do. */
const plan = ({ recipients, account = long, ...asked }: Asked, names: string[] = []) =>
  planMails({
    ...asked,
    now,
    account,
    recipients: recipients.map((recipient, index) => ({ recipient, person: names[index] ?? null })),
  });
const mails = (count: number, given: Partial<MailToOther> = {}): MailToOther[] =>
  people(count).map((recipient) => ({
    accountId: "amina",
    recipient,
    person: null,
    about: "song",
    leavesAt: now,
    ...given,
  }));
const nextMorning = new Date("2026-11-24T05:00:00.000Z");

describe("mails to others", () => {
  test("leave at once, to 500 people too", () => {
    const planned = plan({ about: "song", recipients: people(500), earlier: [] });
    expect(planned).toEqual(people(500).map(() => now));
  });

  test("over a thousand a day leave next morning, and the rest of those the morning after", () => {
    const earlier = [...mails(900), ...mails(950, { leavesAt: nextMorning })];
    const planned = plan({
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
    const account = { ...long, confirmedAt: later(-HOUR) };
    const planned = plan({ account, about: "song", recipients: people(500), earlier: [] });
    expect(planned.filter((at) => at > now)).toEqual(people(400).map(() => nextMorning));
  });

  test("are as many as an administrator allows, and never fewer than usual", () => {
    const leavingNow = (mailsADay: number, confirmedAt = long.confirmedAt) =>
      plan({
        account: { ...long, confirmedAt, mailsADay },
        about: "song",
        recipients: people(1500),
        earlier: [],
      }).filter((at) => at <= now).length;
    expect([leavingNow(1200), leavingNow(500), leavingNow(500, later(-HOUR))]).toEqual([1200, 1000, 500]);
  });

  test("to one person are thirty a day from all accounts, and later ones wait", () => {
    const earlier = mails(30).map((mail, index) => ({
      ...mail,
      accountId: `account${index}`,
      recipient: "juma",
      about: `song${index}`,
    }));
    const planned = plan({ about: "song", recipients: ["juma", "asha"], earlier });
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
      person: null,
      about: "song",
      leavesAt: later(at),
    }));
    const [planned] = plan({ about: "song", recipients: ["juma"], earlier });
    expect(planned).toEqual(later(wait));
    const [another] = plan({ about: "b-side", recipients: ["juma"], earlier });
    expect(another).toEqual(now);
  });

  test("to several people of one address leave together", () => {
    const recipients = ["juma", "juma", "juma"];
    const planned = plan({ about: "song", recipients, earlier: [] });
    expect(planned).toEqual([now, now, now]);
  });

  describe("that invite one person to sign several documents", () => {
    const MINUTE = 60_000;
    const invitation = (about: string, minutes: number, person = "juma") => ({
      accountId: "amina",
      recipient: "juma",
      person,
      about,
      leavesAt: later(minutes * MINUTE),
    });
    const planned = (earlier: MailToOther[], about = "song") =>
      plan({ about, recipients: ["juma"], earlier }, ["juma"]).map(
        (at) => (at.getTime() - now.getTime()) / MINUTE,
      );

    test.each([
      ["the first leaves at once", [], 0],
      ["the second ten minutes after the first", [invitation("b-side", -2)], 8],
      ["all that follow go along with it", [invitation("b-side", -2), invitation("intro", 8)], 8],
      ["once that has left, ten minutes begin anew", [invitation("b-side", -12), invitation("intro", -2)], 8],
      ["one that comes later leaves at once", [invitation("b-side", -10)], 0],
      ["one to somebody else with this address is another mail", [invitation("b-side", -2, "asha")], 0],
      ["the same document again is corrected as soon as it may", [invitation("song", -2)], 0],
    ])("%s", (_what, earlier, minutes) => {
      expect(planned(earlier)).toEqual([minutes]);
    });

    test("are one of thirty mails a day, however many they are", () => {
      const album = Array.from({ length: 40 }, (_, index) => invitation(`song ${index}`, 5));
      const full = mails(29, { recipient: "juma", accountId: "somebody", about: "y" });
      expect(planned([...album, ...full])).toEqual([5]);
      expect(plan({ about: "x", recipients: ["juma"], earlier: [...album, ...full] })).toEqual([nextMorning]);
      expect(plan({ about: "x", recipients: ["juma"], earlier: [...album, ...full.slice(1)] })).toEqual([
        now,
      ]);
    });
  });
});
