import { beforeEach, describe, expect, test } from "vitest";
import { eventsOf, isUnbroken } from "#server/features/documents/index";
import { sendReminders } from "#server/features/signing/send-reminders";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { documentCalls } from "#server/testing/document-calls";
import { signingCalls } from "#server/testing/signing-calls";
import { sendAgreement } from "#server/testing/factories/create-agreement";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { tablesWith } from "#server/testing/tables-with";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Of the life of a link that works for 90 days. */
const QUARTER = 22.5 * DAY;

const app = await appForFile();
const { open, sign, signed, readView, decline, switchReminders } = signingCalls(app);
let owner: Caller;
const { collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const remindersTo = async (address: string) =>
  (await app.mailsTo(address)).filter(({ subject }) => /is waiting for your signature/.test(subject));

async function pass(time: number): Promise<void> {
  app.clock.pass(time);
  await sendReminders(app.deps);
}

describe("whoever has not signed is reminded", () => {
  test("at a quarter, half and three quarters of their link's life, and not again", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await signed(tokens[0]!);
    const counts: number[] = [];
    for (const time of [QUARTER - HOUR, HOUR, QUARTER - HOUR, HOUR, QUARTER - HOUR, HOUR, 20 * DAY]) {
      await pass(time);
      counts.push((await remindersTo(emails[1]!)).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(await remindersTo(emails[0]!)).toEqual([]);

    const [, last] = await collaborators(id);
    expect(last!.remindedAt).not.toBe(null);
    const events = await eventsOf(app.deps.db, id);
    const sent = events.filter(({ event }) => event === "reminder_sent");
    expect(sent.map(({ details }) => details.number)).toEqual([1, 2, 3]);
    expect(isUnbroken(events)).toBe(true);
  });

  test("in words that say who asks, what for and how many have signed", async () => {
    const { emails, tokens } = await sendSheet(app, owner, { songTitle: "Malindi" });
    await signed(tokens[0]!);
    await pass(QUARTER);
    const [mail] = await remindersTo(emails[1]!);
    expect(mail!.subject).toBe('Amina is waiting for your signature on "Malindi" (split sheet)');
    expect(mail!.text).toContain("Everybody else has signed: only your signature is missing.");
    expect(mail!.text).toContain("Your share: 50% Publishing Rights (Songwriter)");
    expect(mail!.text).toContain("We remind you three times at most.");
    await pass(2 * QUARTER);
    expect((await remindersTo(emails[1]!)).at(-1)!.text).toContain("This is the last reminder.");
  });

  test("of an agreement, too", async () => {
    const { emails } = await sendAgreement(app, owner);
    await pass(QUARTER);
    const [mail] = await remindersTo(emails[1]!);
    expect(mail!.subject).toBe(
      'Amina is waiting for your signature on "Usiku wa Manane" (producer agreement)',
    );
    expect(mail!.text).toContain("You sign as: Producer");
  });

  test("once when the job comes late, and once when it runs in two processes at once", async () => {
    const { emails } = await sendSheet(app, owner);
    app.clock.pass(3 * QUARTER);
    await Promise.all([sendReminders(app.deps), sendReminders(app.deps), sendReminders(app.deps)]);
    for (const email of emails) expect(await remindersTo(email)).toHaveLength(1);
    await pass(DAY);
    for (const email of emails) expect(await remindersTo(email)).toHaveLength(1);
  });

  test("not while the document is locked, after it was taken back, and once the link has expired", async () => {
    const [locked, recalled, declined, expired] = [
      await sendSheet(app, owner),
      await sendSheet(app, owner),
      await sendSheet(app, owner),
      await sendSheet(app, owner),
    ];
    await owner.patch(`/api/documents/${locked.id}/lock`).expect(200);
    await owner.post(`/api/documents/${recalled.id}/recall`).send({ reason: "A mistake" }).expect(200);
    await decline(declined.tokens[0]!).expect(200);
    await pass(90 * DAY);
    for (const { emails } of [locked, recalled, declined, expired])
      for (const email of emails) expect(await remindersTo(email)).toEqual([]);
  });

  test("not when they sign before the mail leaves", async () => {
    const { emails, tokens } = await sendSheet(app, owner);
    await app.deps.jobs.idle();
    app.mails.refuse("451 4.3.0 Try again later");
    await pass(QUARTER);
    await signed(tokens[0]!);
    app.mails.refuse(undefined);
    expect(await remindersTo(emails[0]!)).toEqual([]);
    expect(await remindersTo(emails[1]!)).toHaveLength(1);
  });
});

describe("a reminder's link", () => {
  test("works beside those of the earlier mails, until the invitation is resent", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner, { publishingRightsCollaborators: people(1) });
    await pass(QUARTER);
    await pass(QUARTER);
    const links = [tokens[0]!, await app.linkTo(emails[0]!, 2), await app.linkTo(emails[0]!, 3)];
    expect(new Set(links).size).toBe(3);
    for (const link of links) expect((await readView(link)).collaborator.email).toBe(emails[0]);

    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    const renewed = await app.linkTo(emails[0]!, 4);
    for (const link of links) expect((await open(link).expect(404)).body.code).toBe("link_invalid");
    expect((await signed(renewed)).allSigned).toBe(true);
  });

  test("signs, and what one of them signed all of them show", async () => {
    const { emails, tokens } = await sendSheet(app, owner);
    await pass(QUARTER);
    const reminder = await app.linkTo(emails[0]!, 2);
    const { signatureId } = await signed(reminder);
    expect((await readView(tokens[0]!)).collaborator.signatureId).toBe(signatureId);
    expect((await signed(tokens[0]!)).signatureId).toBe(signatureId);
  });

  test("stands in no table", async () => {
    const { emails } = await sendSheet(app, owner);
    await pass(QUARTER);
    const reminder = await app.linkTo(emails[0]!, 2);
    await app.deps.jobs.idle();
    expect(await tablesWith(app, reminder)).toEqual([]);
  });

  test("ends with the version it is for, and after 90 days", async () => {
    const { id, emails } = await sendSheet(app, owner);
    await pass(QUARTER);
    const [reminder, other] = [await app.linkTo(emails[0]!, 2), await app.linkTo(emails[1]!, 2)];
    app.clock.pass(3 * QUARTER);
    expect((await open(reminder).expect(404)).body.code).toBe("link_expired");
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "A mistake" }).expect(200);
    expect((await sign(other).expect(409)).body.code).toBe("link_withdrawn");
  });
});

describe("resending", () => {
  test("begins the reminders anew", async () => {
    const { id, emails } = await sendSheet(app, owner);
    await pass(2 * QUARTER);
    // Not on its way any more: one that a newer invitation overtakes is not sent.
    expect(await remindersTo(emails[0]!)).toHaveLength(1);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    expect((await collaborators(id))[0]!.remindedAt).toBe(null);
    await pass(QUARTER - HOUR);
    expect(await remindersTo(emails[0]!)).toHaveLength(1);
    await pass(HOUR);
    expect(await remindersTo(emails[0]!)).toHaveLength(2);
  });

  test("at the instant of a reminder leaves one link that works, of the newer mail", async () => {
    const { id, emails } = await sendSheet(app, owner, { publishingRightsCollaborators: people(1) });
    app.clock.pass(QUARTER);
    await Promise.all([
      sendReminders(app.deps),
      owner.post(`/api/documents/${id}/resend-invitation`).expect(200),
    ]);
    await app.deps.jobs.idle();
    const { rows } = await app.deps.pool.query(
      "select from reminder_links r join signers s on s.id = r.signer_id where s.document_id = $1",
      [id],
    );
    expect(rows).toHaveLength(0);
    const invitations = (await app.mailsTo(emails[0]!)).filter(({ subject }) => /asks you/.test(subject));
    expect(invitations).toHaveLength(2);
    await signed(await app.linkTo(emails[0]!, (await app.mailsTo(emails[0]!)).indexOf(invitations[1]!) + 1));
  });
});

describe("the signer", () => {
  test("stops the reminders of this document with one click and has them again with another", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    expect((await readView(tokens[0]!)).reminders).toBe(true);
    expect((await switchReminders(tokens[0]!, false).expect(200)).body).toEqual({ reminders: false });
    await switchReminders(tokens[0]!, false).expect(200);
    expect((await readView(tokens[0]!)).reminders).toBe(false);
    await pass(QUARTER + DAY);
    expect(await remindersTo(emails[0]!)).toEqual([]);
    expect(await remindersTo(emails[1]!)).toHaveLength(1);

    const offFor = async () => (await collaborators(id)).map(({ remindersOffAt }) => remindersOffAt !== null);
    expect(await offFor()).toEqual([true, false]);
    expect((await switchReminders(tokens[0]!, true).expect(200)).body).toEqual({ reminders: true });
    expect(await offFor()).toEqual([false, false]);
    await pass(HOUR);
    expect(await remindersTo(emails[0]!)).toEqual([]);
    await pass(QUARTER);
    expect(await remindersTo(emails[0]!)).toHaveLength(1);
    const events = (await eventsOf(app.deps.db, id)).map(({ event }) => event);
    expect(events.filter((event) => event.startsWith("reminders_"))).toEqual([
      "reminders_stopped",
      "reminders_resumed",
    ]);
  });

  test("is not reminded who stops them before the mail leaves", async () => {
    const { emails, tokens } = await sendSheet(app, owner);
    await app.deps.jobs.idle();
    app.mails.refuse("451 4.3.0 Try again later");
    await pass(QUARTER);
    await switchReminders(tokens[0]!, false).expect(200);
    app.mails.refuse(undefined);
    expect(await remindersTo(emails[0]!)).toEqual([]);
    expect(await remindersTo(emails[1]!)).toHaveLength(1);
  });

  test("keeps them off when the invitation is resent", async () => {
    const { id, emails, tokens } = await sendSheet(app, owner);
    await switchReminders(tokens[0]!, false).expect(200);
    app.clock.pass(MINUTE);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    await pass(QUARTER);
    expect(await remindersTo(emails[0]!)).toEqual([]);
  });
});

describe("mail programs unsubscribe by RFC 8058:", () => {
  /** The address and the two headers of a reminder that was just mailed. */
  async function reminder() {
    const { emails, tokens } = await sendSheet(app, owner);
    await pass(QUARTER);
    const [mail] = await remindersTo(emails[0]!);
    const [, address] = /^<(.+)>$/.exec(mail!.headers.get("list-unsubscribe")!)!;
    expect(mail!.headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    return { mail: mail!, path: new URL(address!).pathname, token: tokens[0]! };
  }

  test("a POST of the form to the header's address, from nowhere and without a cookie, stops them", async () => {
    const { path, token } = await reminder();
    const { body } = await app
      .nobody()
      .post(path)
      .type("application/x-www-form-urlencoded")
      .send("List-Unsubscribe=One-Click")
      .expect(200);
    expect(body).toEqual({ reminders: false });
    expect((await readView(token)).reminders).toBe(false);
  });

  test("also as multipart/form-data, and with nothing in it", async () => {
    const { path, token } = await reminder();
    await app.nobody().post(path).field("List-Unsubscribe", "One-Click").expect(200);
    expect((await readView(token)).reminders).toBe(false);
    await switchReminders(token, true).expect(200);
    await app.nobody().post(path).expect(200);
    expect((await readView(token)).reminders).toBe(false);
  });

  test("opening the address instead changes nothing and leads to the switch on the page", async () => {
    const { mail, path, token } = await reminder();
    const { headers } = await app.nobody().get(path).expect(302);
    expect(headers.location).toMatch(/^\/sign\/[\w-]+#reminders$/);
    expect(mail.text).toContain(`http://sahihi.test${headers.location}`);
    expect((await readView(token)).reminders).toBe(true);
  });

  test("a form of another site's page does not", async () => {
    const { path, token } = await reminder();
    await app
      .nobody()
      .post(path)
      .set("Origin", "https://evil.example")
      .type("form")
      .send("List-Unsubscribe=One-Click")
      .expect(403);
    expect((await readView(token)).reminders).toBe(true);
  });

  test("no other row takes a form", async () => {
    const { token } = await reminder();
    await app.nobody().post(`/api/sign/${token}/decline`).type("form").send("reason=No").expect(415);
  });

  test("an invitation has no such header: it is the one mail that must come", async () => {
    const { emails } = await sendSheet(app, owner);
    const [mail] = await app.mailsTo(emails[0]!);
    expect(mail!.headers.has("list-unsubscribe")).toBe(false);
  });
});
