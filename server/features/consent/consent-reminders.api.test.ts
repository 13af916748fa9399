import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { expireRequests } from "#server/features/consent/expire-requests";
import { remindSigners } from "#server/features/consent/remind-signers";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls } from "#server/testing/consent-calls";
import { errorCatalogue } from "#shared/errors";

const DAY = 24 * 60 * 60 * 1000;

const app = await appForFile();
const { request, answer, open, answered, asked, cancel, status, tokenTo } = consentCalls(app, "deletion");
let owner: Caller;
let ownerEmail: string;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});

const errorBody = (code: keyof typeof errorCatalogue) => ({ code, message: errorCatalogue[code][1] });
const remindersTo = async (address: string) =>
  (await app.mailsTo(address)).filter(({ subject }) => subject.startsWith("Reminder: "));
const mailsTo = async (address: string, words: string) =>
  (await app.mailsTo(address)).filter(({ subject }) => subject.includes(words));

/** The job, in two processes at once. */
const remind = () => Promise.all([remindSigners(app.deps), remindSigners(app.deps)]);
const expire = () => Promise.all([expireRequests(app.deps), expireRequests(app.deps)]);

describe("whoever has not answered", () => {
  test("is reminded after 3 and after 10 days, once each, and nobody else is", async () => {
    const { id, emails, answers } = await asked(owner);
    await answered(answers[0]!, true);
    app.clock.pass(3 * DAY - 60_000);
    await remind();
    expect(await remindersTo(emails[1]!)).toHaveLength(0);

    app.clock.pass(60_000);
    await remind();
    await remind();
    expect(await remindersTo(emails[1]!)).toHaveLength(1);
    app.clock.pass(6 * DAY);
    await remind();
    expect(await remindersTo(emails[1]!)).toHaveLength(1);
    app.clock.pass(DAY);
    await remind();
    app.clock.pass(3 * DAY);
    await remind();
    expect(await remindersTo(emails[1]!)).toHaveLength(2);
    expect(await remindersTo(emails[0]!)).toHaveLength(0);
    expect(await remindersTo(ownerEmail)).toHaveLength(0);

    const events = await eventsOf(app.deps.db, id);
    expect(isUnbroken(events)).toBe(true);
    expect(events.filter(({ event }) => event === "consent_reminder_sent")).toHaveLength(2);
  });

  test("may answer by any of the links they were mailed", async () => {
    const { emails, answers, id } = await asked(owner);
    app.clock.pass(3 * DAY);
    await remind();
    const reminded = await tokenTo(emails[0]!, 2);
    expect(reminded).not.toBe(answers[0]);
    await open(answers[0]!).expect(200);
    await answered(reminded, true);
    await answered(answers[0]!, true);
    expect(await status(owner, id)).toMatchObject({ confirmedCount: 1 });
  });

  test("gets one reminder of a run that comes late, not two", async () => {
    const { emails } = await asked(owner);
    app.clock.pass(11 * DAY);
    await remind();
    expect(await remindersTo(emails[0]!)).toHaveLength(1);
    await remind();
    expect(await remindersTo(emails[0]!)).toHaveLength(1);
  });

  test("is not reminded of what was taken back, refused or has run out", async () => {
    const taken = await asked(owner);
    await cancel(owner, taken.id).expect(200);
    const refused = await asked(owner);
    await answered(refused.answers[0]!, false);
    app.clock.pass(4 * DAY);
    await remind();
    const out = await asked(owner);
    app.clock.pass(14 * DAY);
    await remind();
    for (const { emails } of [taken, refused, out]) expect(await remindersTo(emails[1]!)).toHaveLength(0);
  });
});

describe("after 14 days", () => {
  test("the request ends: everybody is told once, and the links open nothing", async () => {
    const { id, emails, answers } = await asked(owner);
    await answered(answers[0]!, true);
    app.clock.pass(14 * DAY - 60_000);
    await expire();
    await open(answers[1]!).expect(200);
    expect(await status(owner, id)).toMatchObject({ status: "pending" });

    app.clock.pass(60_000);
    expect(await status(owner, id)).toMatchObject({ status: "expired" });
    await expire();
    await expire();
    expect(await status(owner, id)).toMatchObject({ status: "expired", waitingFor: ["Writer 2"] });
    expect((await open(answers[1]!).expect(404)).body).toEqual(errorBody("consent_link_invalid"));
    expect((await answer(answers[1]!, true).expect(404)).body).toEqual(errorBody("consent_link_invalid"));
    for (const email of [ownerEmail, ...emails]) {
      const mailed = await mailsTo(email, "is not deleted");
      expect(mailed).toHaveLength(1);
      expect(mailed[0]!.text).toContain(
        `There was no answer from ${email === emails[1] ? "you" : "Writer 2"}.`,
      );
    }
    const events = await eventsOf(app.deps.db, id);
    expect(events.filter(({ event }) => event === "consent_expired")).toHaveLength(1);
  });

  test("the owner asks again at once, also before the job has come by", async () => {
    const { id, emails } = await asked(owner);
    app.clock.pass(14 * DAY);
    expect((await cancel(owner, id).expect(409)).body).toEqual(errorBody("consent_not_open"));
    await request(owner, id).expect(201);
    expect(await status(owner, id)).toMatchObject({ status: "pending", confirmedCount: 0 });
    await expire();
    expect(await mailsTo(ownerEmail, "is not deleted")).toHaveLength(1);
    await answered(await tokenTo(emails[0]!, 2), true);
  });
});
