import { beforeEach, describe, expect, test } from "vitest";
import { segmentsOf } from "#server/adapters/sms/gsm";
import { findUser } from "#server/features/auth/index";
import { eventsOf } from "#server/features/documents/index";
import { expireRequests } from "#server/features/consent/expire-requests";
import { purgeDocuments } from "#server/features/consent/purge-documents";
import { remindSigners } from "#server/features/consent/remind-signers";
import { requestConsent } from "#server/features/consent/request-consent";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { consentCalls, REASON } from "#server/testing/consent-calls";
import { createSheet } from "#server/testing/factories/create-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { signingCalls } from "#server/testing/signing-calls";

const DAY = 24 * 60 * 60 * 1000;
const app = await appForFile();
const { phones } = app;
const { signed } = signingCalls(app);
const deletion = consentCalls(app, "deletion");
const amendment = consentCalls(app, "amendment");
let owner: Caller;
let ownerId: string;
let last = 0;

beforeEach(async () => {
  phones.mood = "takes";
  const { user, caller } = await app.signedIn();
  [owner, ownerId] = [caller, user.id];
});

const texts = (phone: string) => phones.to(phone).map(({ text }) => text);
const tokenIn = (text: string) => /\/(?:sign|confirm-deletion|confirm-unlock)\/([\w-]+)/.exec(text)![1]!;

/** A sheet of two that both have signed: one by mail, the other by SMS, with a mailbox beside the number or without. */
async function signedByPhone({ beside = false } = {}) {
  const [first, second] = people(2);
  const phone = `+2547${String(60_000_000 + ++last)}`;
  const email = beside ? `beside.${last}@signers.example` : "";
  const { id } = await createSheet(owner, {
    publishingRightsCollaborators: [first!, { ...second!, email, phone }],
  });
  const emails = [first!.email, ...(beside ? [email] : [])];
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  await app.deps.jobs.idle();
  await signed(tokenIn(texts(phone)[0]!));
  await signed(await app.linkTo(first!.email));
  await app.deps.jobs.idle();
  phones.messages.length = 0;
  return { id, phone, mailbox: email, name: second!.name, first: first!.email };
}

describe("who signed by SMS", () => {
  test("is asked by SMS, in one message each, and answers by its link; the trail says by which way", async () => {
    const { id, phone, first, name } = await signedByPhone();
    await deletion.request(owner, id).expect(201);
    await app.deps.jobs.idle();
    const [asked, ...more] = texts(phone);
    expect(more).toEqual([]);
    expect(asked).toMatch(/ asks to delete "Nairobi Nights" \(signed version 1\)\. Soma na ujibu: http/);
    expect(asked).not.toContain(REASON);
    expect(segmentsOf(asked!)).toBe(1);

    const token = tokenIn(asked!);
    expect(await deletion.readQuestion(token)).toMatchObject({ collaborator: { name, email: "", phone } });
    await deletion.answered(token, true);
    await app.deps.jobs.idle();
    expect(texts(phone)[1]).toMatch(/^You agreed to delete "Nairobi Nights" on Sahihi\./);
    await deletion.answered(await deletion.tokenTo(first), true);
    await app.deps.jobs.idle();
    expect(texts(phone)[2]).toMatch(
      /^"Nairobi Nights" will be deleted on .*\. Version 1 still binds\. Copy: http/,
    );
    expect(texts(phone).every((text) => segmentsOf(text) === 1)).toBe(true);
    const answers = (await eventsOf(app.deps.db, id)).filter(({ event }) => event === "consent_confirmed");
    expect(answers.map(({ details }) => details.way)).toEqual(["sms_link", "mail_link"]);
  });

  test("reads their copy by the last link until the day it goes, and is told when it has gone", async () => {
    const { id, phone, first } = await signedByPhone();
    await deletion.request(owner, id).expect(201);
    await deletion.answered(tokenIn((await app.deps.jobs.idle(), texts(phone)[0]!)), true);
    await deletion.answered(await deletion.tokenTo(first), true);
    await app.deps.jobs.idle();
    app.clock.pass(29 * DAY);
    await deletion.pdf(tokenIn(texts(phone).at(-1)!)).expect(200);
    app.clock.pass(DAY);
    await purgeDocuments(app.deps);
    await app.deps.jobs.idle();
    expect(texts(phone).at(-1)).toContain(`has been deleted, as everybody agreed on`);
    expect(texts(phone).at(-1)).toContain(id);
    expect(texts(phone).at(-1)).not.toContain("Nairobi");
  });

  test("is reminded by SMS, and told that the request ran out", async () => {
    const { id, phone } = await signedByPhone();
    await amendment.request(owner, id).expect(200);
    await app.deps.jobs.idle();
    app.clock.pass(3 * DAY);
    await remindSigners(app.deps);
    await app.deps.jobs.idle();
    app.clock.pass(11 * DAY);
    await expireRequests(app.deps);
    await app.deps.jobs.idle();
    const [asked, reminder, ended] = texts(phone);
    expect(asked).toMatch(/ asks to change "Nairobi Nights" \(signed version 1\)\./);
    expect(reminder).toMatch(/^Reminder: /);
    expect(tokenIn(reminder!)).not.toBe(tokenIn(asked!));
    expect(ended).toMatch(/^"Nairobi Nights" stays as it is: not everybody answered\./);
    expect(segmentsOf(reminder!)).toBe(1);
  });

  test("is asked nowhere else: a mailbox beside the number gets the outcome alone", async () => {
    const { id, phone, mailbox, first } = await signedByPhone({ beside: true });
    await deletion.request(owner, id).expect(201);
    await app.deps.jobs.idle();
    const subjects = async () => (await app.mailsTo(mailbox)).map(({ subject }) => subject);
    const before = (await subjects()).length;
    expect((await subjects()).join()).not.toContain("agree to delete");
    await deletion.answered(tokenIn(texts(phone)[0]!), true);
    await deletion.answered(await deletion.tokenTo(first), true);
    await app.deps.jobs.idle();
    expect((await subjects()).slice(before)).toEqual([expect.stringContaining("will be deleted on")]);
  });

  test("is not asked where no SMS can be sent", async () => {
    const { id } = await signedByPhone();
    const user = (await findUser(app.deps.db, ownerId))!;
    const asking = requestConsent({ ...app.deps, sms: null }, user, id, {
      purpose: "deletion",
      reason: REASON,
    });
    await expect(asking).rejects.toMatchObject({ code: "signed_by_phone" });
  });
});
