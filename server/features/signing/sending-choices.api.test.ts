import { beforeEach, describe, expect, test } from "vitest";
import { sendReminders } from "#server/features/signing/send-reminders";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { readPdf } from "#server/testing/read-pdf";
import { documentCalls } from "#server/testing/document-calls";
import { signingCalls } from "#server/testing/signing-calls";
import { Document } from "#shared/contract/documents";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;

const app = await appForFile();
const beside = await appForFile({ beside: app });
const { open, sign, signed, readView } = signingCalls(app);
let owner: Caller;
const { collaborators } = documentCalls(() => owner);

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

async function send(choices: object, writers = people(3)) {
  const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
  const emails = writers.map(({ email }) => email);
  const { body } = await owner
    .post(`/api/documents/${id}/send-for-signing`)
    .send({ emails, ...choices })
    .expect(200);
  return { id, emails, document: Document.parse(body.document) };
}

const askedTo = async (email: string) =>
  (await app.mailsTo(email)).filter(({ subject }) => /asks you to sign/.test(subject));

async function trailOf(id: string): Promise<string> {
  const { body } = await owner.get(`/api/documents/${id}/audit/pdf`).expect(200);
  return (await readPdf(body as Buffer)).text.replaceAll(/\s+/g, " ");
}

describe("in turn", () => {
  test("each is sent their link once the one before has signed, and its life runs from then", async () => {
    const { id, emails } = await send({ order: "in_turn", linkDays: 10 });
    expect(await Promise.all(emails.map(async (email) => (await askedTo(email)).length))).toEqual([1, 0, 0]);
    expect(
      (await collaborators(id)).map(({ awaitsTurn, invitedAt }) => [awaitsTurn, invitedAt === null]),
    ).toEqual([
      [undefined, false],
      [true, true],
      [true, true],
    ]);
    expect((await trailOf(id)).match(/Link mailed|The link has not been sent yet/g)).toEqual([
      "Link mailed",
      "The link has not been sent yet",
      "The link has not been sent yet",
    ]);
    app.clock.pass(9 * DAY);
    await signed(await app.linkTo(emails[0]!));
    expect(await Promise.all(emails.map(async (email) => (await askedTo(email)).length))).toEqual([1, 1, 0]);
    app.clock.pass(9 * DAY);
    await signed(await app.linkTo(emails[1]!));
    const last = await signed(await app.linkTo(emails[2]!));
    expect(last.allSigned).toBe(true);
    const events = (await owner.get(`/api/documents/${id}/history`).expect(200)).body.events as {
      sentence: string;
    }[];
    expect(events.filter(({ sentence }) => /was sent the link, as those before/.test(sentence))).toHaveLength(
      2,
    );
  });

  test("whoever comes before their turn is told whom it waits for, and signs nothing", async () => {
    const { user, caller } = await app.signedIn();
    const [first] = people(1);
    const self = { name: "Juma Otieno", email: user.email, role: "Producer", percentage: 50 };
    const { id, emails } = await send({ order: "in_turn" }, [{ ...first!, percentage: 50 }, self]);
    const { body } = await caller.get(`/api/documents/${id}/signing`).expect(409);
    expect(body).toMatchObject({
      code: "not_your_turn",
      message: expect.stringContaining(`${first!.name} signs first`),
    });
    await caller.post(`/api/documents/${id}/signing`).send({}).expect(409);
    expect((await caller.get(`/api/documents/${id}`).expect(200)).body.toSign).toBe(false);
    await signed(await app.linkTo(emails[0]!));
    expect((await caller.get(`/api/documents/${id}`).expect(200)).body.toSign).toBe(true);
    await caller.post(`/api/documents/${id}/signing`).send({}).expect(200);
  });

  test("twenty presses in two processes bring the next one link, and one mail", async () => {
    const { emails } = await send({ order: "in_turn" });
    const token = await app.linkTo(emails[0]!);
    const presses = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? app : beside).nobody().post(`/api/sign/${token}`).expect(200),
    );
    await Promise.all(presses);
    expect(await askedTo(emails[1]!)).toHaveLength(1);
    expect(await askedTo(emails[2]!)).toHaveLength(0);
    await readView(await app.linkTo(emails[1]!));
  });

  test("resending and reminding go past those who wait, and a recall tells them nothing", async () => {
    const { id, emails } = await send({ order: "in_turn", linkDays: 8 });
    const [, second] = await collaborators(id);
    app.clock.pass(2 * DAY);
    await sendReminders(app.deps);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    const { body } = await owner
      .post(`/api/documents/${id}/resend-invitation`)
      .send({ collaboratorId: second!.id })
      .expect(409);
    expect(body.code).toBe("not_your_turn");
    await owner.patch(`/api/documents/${id}/lock`).expect(200);
    const unlocking = { password: PASSWORD, reason: "It was locked by mistake" };
    await owner.patch(`/api/documents/${id}/unlock`).send(unlocking).expect(200);
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "A share was wrong" }).expect(200);
    expect(await app.mailsTo(emails[1]!)).toEqual([]);
    expect((await app.mailsTo(emails[0]!)).length).toBeGreaterThan(1);
  });
});

test("the first mail has a line in Swahili, for who reads English less", async () => {
  const { emails } = await send({});
  const [mail] = await askedTo(emails[0]!);
  expect(mail!.text).toContain("Kwa Kiswahili: Amina anakuomba usaini hati hii.");
});

describe("a link's life", () => {
  test.each([6, 91, 7.5])("of %d days is refused", async (linkDays) => {
    const { id } = await createSheet(owner);
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: ["a@b.example"], linkDays })
      .expect(400);
  });

  test("of 8 days brings reminders after 2, 4 and 6, and ends", async () => {
    const { emails } = await send({ linkDays: 8 });
    const token = await app.linkTo(emails[0]!);
    expect((await readView(token)).reminderDays).toEqual([2, 4, 6]);
    const counts: number[] = [];
    for (const days of [1, 1, 2, 2, 1]) {
      app.clock.pass(days * DAY);
      await sendReminders(app.deps);
      counts.push((await app.mailsTo(emails[0]!)).length - 1);
    }
    expect(counts).toEqual([0, 1, 2, 3, 3]);
    app.clock.pass(DAY);
    expect((await open(token).expect(404)).body.code).toBe("link_expired");
    await sign(token).expect(404);
  });

  test("without reminders nobody is reminded, and the page speaks of none", async () => {
    const { emails, document } = await send({ linkDays: 8, reminders: false });
    expect(document.sending).toEqual({ order: "all", linkDays: 8, reminders: false, copies: [] });
    expect((await readView(await app.linkTo(emails[0]!))).reminderDays).toEqual([]);
    app.clock.pass(5 * DAY);
    await sendReminders(app.deps);
    expect(await app.mailsTo(emails[0]!)).toHaveLength(1);
  });
});

describe("copies", () => {
  const manager = { name: "Wanjiru Kamau", email: "wanjiru@label.example" };

  test("go to who does not sign once everybody has, and every signer reads to whom", async () => {
    const { emails } = await send({ copies: [manager] });
    const tokens = await Promise.all(emails.map((email) => app.linkTo(email)));
    expect((await readView(tokens[1]!)).copies).toEqual([manager]);
    expect(await app.mailsTo(manager.email)).toEqual([]);
    for (const token of tokens) await signed(token);
    const [copy, ...more] = await app.mailsTo(manager.email);
    expect(more).toEqual([]);
    expect(copy!.subject).toMatch(/^Everybody has signed/);
    expect(copy!.text).toContain("Amina Wanjiru wants you to have a copy of this document");
    expect(copy!.attachments.map(({ filename }) => filename)).toContain("Nairobi Nights.pdf");
  });

  test("that a signer gets anyhow are one mail", async () => {
    const writers = people(1);
    const { emails } = await send({ copies: [{ name: "Myself", email: writers[0]!.email }] }, writers);
    await signed(await app.linkTo(emails[0]!));
    const completions = (await app.mailsTo(emails[0]!)).filter(({ subject }) =>
      subject.startsWith("Everybody"),
    );
    expect(completions).toHaveLength(1);
  });

  test("count for the day of an account whose address is not confirmed", async () => {
    owner = (await app.signedIn({ emailVerifiedAt: null })).caller;
    const writers = people(3);
    const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
    const emails = writers.map(({ email }) => email);
    const { body } = await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails, copies: [manager] })
      .expect(409);
    expect(body.code).toBe("email_unconfirmed");
  });

  test("to one address twice are refused", async () => {
    const { id } = await createSheet(owner);
    const copies = [manager, { ...manager, name: "Her again" }];
    await owner
      .post(`/api/documents/${id}/send-for-signing`)
      .send({ emails: ["a@b.example"], copies })
      .expect(400);
  });
});
