import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { signatures } from "#server/db/tables/signing";
import { readSignature } from "#server/features/signing/signature-record";
import { deliverUnlockedText } from "#server/features/signing/texts/news-texts";
import { TEXTS_A_DAY } from "#server/features/signing/texts/text-budget";
import { segmentsOf } from "#server/adapters/sms/gsm";
import { sendReminders } from "#server/features/signing/send-reminders";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { draftToSend } from "#server/testing/factories/send-together";
import { people } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { readPdf } from "#server/testing/read-pdf";
import { signingCalls } from "#server/testing/signing-calls";
import type { ResponseBody } from "#shared/contract/contract";
import { Collaborator } from "#shared/contract/documents";
import type { Contract } from "#shared/contract/index";
import type { Notice } from "#shared/contract/notices";
import type { NoticeKind } from "#shared/domain/notices";
import { maskPhone } from "#shared/domain/phone";

const DAY = 24 * 60 * 60 * 1000;
const app = await appForFile();
const { phones } = app;
const { signed, open } = signingCalls(app);
let owner: Caller;
let last = 0;

beforeEach(async () => {
  phones.mood = "takes";
  owner = (await app.signedIn()).caller;
});

const newPhone = () => `+2547${String(20_000_000 + ++last)}`;
const send = (id: string, body: object) => owner.post(`/api/documents/${id}/send-for-signing`).send(body);
const tokenIn = (text: string) => /\/sign\/([\w-]+)/.exec(text)![1]!;
const signersOf = async (id: string) =>
  Collaborator.array().parse((await owner.get(`/api/documents/${id}/collaborators`).expect(200)).body);

const dashboard = async () =>
  (await owner.get("/api/dashboard").expect(200)).body as ResponseBody<Contract["GET /api/dashboard"]>;
const notices = async (kind: NoticeKind) => {
  const { items } = (await owner.get("/api/notices").expect(200)).body as { items: Notice[] };
  return items.filter((notice) => notice.kind === kind);
};

/** A sheet of two, sent: one with an e-mail, one as given. */
async function sendTo(reached: { email?: string; phone?: string }) {
  const [first, second] = people(2);
  const writers = [first!, { ...second!, email: "", ...reached }];
  const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
  await send(id, { emails: [first!.email, ...(reached.email ? [reached.email] : [])] }).expect(200);
  await app.deps.jobs.idle();
  return { id, writers };
}

describe("somebody with a number alone", () => {
  test("is asked by SMS, in one message with a line in Swahili, and signs through its link", async () => {
    const phone = newPhone();
    const { id, writers } = await sendTo({ phone: phone.replace("+254", "0") });
    const [asked, ...more] = phones.to(phone);
    expect(more).toEqual([]);
    expect(asked!.text).toMatch(/ asks you to sign "Nairobi Nights"\. Soma na usaini: http/);
    expect(segmentsOf(asked!.text)).toBe(1);

    // The paper goes to everybody: the number is for whoever has it and who sent it.
    const { text: paper } = await readPdf(
      (await owner.get(`/api/documents/${id}/pdf`).expect(200)).body as Buffer,
    );
    expect(paper).toContain(maskPhone(phone));
    expect(paper.replaceAll(/\s/g, "")).not.toContain(phone.slice(-6));

    await signed(tokenIn(asked!.text));
    await signed(await app.linkTo(writers[0]!.email));
    await app.deps.jobs.idle();
    const texts = phones.to(phone).map(({ text }) => text);
    expect(texts[1]).toMatch(
      /^You signed "Nairobi Nights" on Sahihi, [\d/]{10}, \d\d:\d\d EAT\. Signature id SIG-\S+\. Not you\? Write to help@sahihi\.test\.$/,
    );
    expect(segmentsOf(texts[1]!)).toBe(1);
    expect(texts[2]).toMatch(/^Everybody has signed "Nairobi Nights"\./);
    await open(tokenIn(texts[2]!)).expect(200);

    const made = (await app.deps.db.select().from(signatures)).map(
      ({ record, privatePart, ...row }) =>
        [
          readSignature({ record, privatePart, ...row }).way,
          JSON.parse(record!).maskedAddress,
          JSON.parse(privatePart!).address,
        ] as const,
    );
    expect(made).toContainEqual(["sms_link", `+254•••${phone.slice(-3)}`, phone]);
    expect(made).toContainEqual(["mail_link", expect.stringContaining("•••@"), writers[0]!.email]);
    const trail = await app.deps.pool.query(
      "select details->>'way' as way from audit_events where document_id = $1 and event = 'document_signed'",
      [id],
    );
    expect(trail.rows.map(({ way }) => way)).toEqual(["sms_link", "mail_link"]);
  });

  test("is reminded by SMS, and told when the document is taken back", async () => {
    const phone = newPhone();
    const { id } = await sendTo({ phone });
    app.clock.pass(23 * DAY);
    await sendReminders(app.deps);
    await app.deps.jobs.idle();
    await owner.post(`/api/documents/${id}/recall`).send({ reason: "Wrong shares" }).expect(200);
    await app.deps.jobs.idle();
    const [first, reminder, ended] = phones.to(phone).map(({ text }) => text);
    expect(reminder).toMatch(/ is waiting for your signature on "Nairobi Nights": /);
    expect(tokenIn(reminder!)).not.toBe(tokenIn(first!));
    expect(ended).toMatch(/is not to be signed any more/);
    await open(tokenIn(first!)).expect(409);
  });

  test("is told by SMS that a document can be signed again, once, unless it was locked again or they have signed", async () => {
    const phone = newPhone();
    const { id } = await sendTo({ phone });
    const lock = () => owner.patch(`/api/documents/${id}/lock`).expect(200);
    const unlock = () =>
      owner
        .patch(`/api/documents/${id}/unlock`)
        .send({ password: PASSWORD, reason: "The sample is cleared" })
        .expect(200);
    const newsTo = () =>
      phones
        .to(phone)
        .map(({ text }) => text)
        .filter((text) => text.includes("unlocked"));
    for (let time = 0; time < 2; time++) {
      await lock();
      await unlock();
      await app.deps.jobs.idle();
    }
    expect(newsTo()).toEqual([
      'Amina Wanjiru unlocked "Nairobi Nights": it can be signed now with the link you were sent.',
    ]);
    expect(segmentsOf(newsTo()[0]!)).toBe(1);

    const news = { to: phone, language: "en", owner: "Amina Wanjiru", title: "Nairobi Nights" } as const;
    const again = () =>
      deliverUnlockedText(app.deps, {
        textId: randomUUID(),
        documentId: id,
        sealed: app.deps.secrets.seal(JSON.stringify(news)),
      });
    await lock();
    await again();
    await owner.patch(`/api/documents/${id}/unlock`).send({ password: PASSWORD }).expect(200);
    await signed(tokenIn(phones.to(phone)[0]!.text));
    await again();
    expect(newsTo()).toHaveLength(1);
  });

  test("who has signed is sent the link that works by SMS, once it has expired", async () => {
    const phone = newPhone();
    await sendTo({ phone });
    const token = tokenIn(phones.to(phone)[0]!.text);
    await signed(token);
    await app.deps.jobs.idle();
    const before = phones.to(phone).length;
    app.clock.pass(91 * DAY);
    const { body } = await app.nobody().post(`/api/sign/${token}/current`).send({}).expect(200);
    expect(body).toEqual({ sentTo: maskPhone(phone) });
    await app.deps.jobs.idle();
    const [text, ...more] = phones.to(phone).slice(before);
    expect(more).toEqual([]);
    expect(text!.text).toMatch(/^Your link for "Nairobi Nights": http/);
    expect((await open(tokenIn(text!.text)).expect(200)).body.collaborator.signed).toBe(true);
  });

  test("is no e-mail address to anybody else: the number stands where the owner alone reads it", async () => {
    const phone = newPhone();
    const { id, writers } = await sendTo({ phone });
    expect((await signersOf(id))[1]).toMatchObject({ email: "", phone, sms: { state: "sent" } });
    const { text } = await open(await app.linkTo(writers[0]!.email)).expect(200);
    expect(text).not.toContain(phone);
  });

  test("keeps a link that works until it is sent again", async () => {
    const phone = newPhone();
    const { id } = await sendTo({ phone });
    const [asked] = phones.to(phone);
    app.clock.pass(2 * 60_000);
    const { body } = await owner.post(`/api/documents/${id}/resend-invitation`).send({}).expect(200);
    expect(body.collaborators[1]).toMatchObject({ email: "", phone });
    await app.deps.jobs.idle();
    await open(tokenIn(asked!.text)).expect(404);
    await open(tokenIn(phones.to(phone)[1]!.text)).expect(200);
  });
});

test("somebody with an e-mail and a number gets both, and what they signed through is recorded", async () => {
  const phone = newPhone();
  const email = `both${phone}@example.com`;
  await sendTo({ email, phone });
  expect((await app.mailsTo(email)).length).toBe(1);
  expect(phones.to(phone).length).toBe(1);
});

test("the send dialog's numbers are read, and wrong ones named with their place", async () => {
  const [first, second] = people(2);
  const writers = [first!, { ...second!, email: "" }];
  const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
  const signers = (phone: string) => [
    { name: first!.name, email: first!.email },
    { name: second!.name, phone },
  ];
  const { body } = await send(id, { signers: signers("0712 345") }).expect(400);
  expect(body.issues).toEqual([
    { path: "signers.1.phone", message: expect.stringContaining("0712 345 678") },
  ]);
  const missing = await send(id, { signers: signers("") }).expect(400);
  expect(missing.body.message).toMatch(/an e-mail address or a phone number.*Writer 2/);
  await send(id, { signers: signers("+256 712 345 678") }).expect(200);
  await app.deps.jobs.idle();
  expect(phones.to("+256712345678").length).toBe(1);
});

test("a number that is none is refused where the sheet is saved", async () => {
  const [only] = people(1);
  const { body } = await owner
    .post("/api/documents")
    .send({
      type: "split_sheet",
      content: {
        songTitle: "Nights",
        artistName: "Amina",
        publishingRightsCollaborators: [{ ...only!, phone: "0700 000" }],
      },
    })
    .expect(400);
  expect(body.issues).toEqual([
    expect.objectContaining({ path: "content.publishingRightsCollaborators.0.phone" }),
  ]);
});

describe("what the provider makes of it", () => {
  const stateOf = async (id: string) => (await signersOf(id))[1]!.sms?.state;

  test("a number that gets none is not tried again, and the owner sees it", async () => {
    phones.mood = { recipient: 406 };
    const before = phones.asked;
    const { id } = await sendTo({ phone: newPhone() });
    expect(phones.asked - before).toBe(1);
    expect(await stateOf(id)).toBe("failed");
    expect(await notices("undelivered")).toMatchObject([{ document: { id } }]);
    phones.mood = "takes";
    app.clock.pass(DAY);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    await app.deps.jobs.idle();
    expect((await dashboard()).waits.items).toMatchObject([{ id, undelivered: null }]);
  });

  /** Hours have passed: what is tried again later is tried now. */
  const tryAgain = async () => {
    await app.deps.pool.query("update pgboss.job set start_after = now() where state = 'retry'");
    await app.deps.jobs.idle();
  };

  test.each([{ answer: 500 }, { answer: 503 }, { recipient: 405 }, { recipient: 501 }])(
    "what it did not take (%j) is given to it again over hours, and comes once",
    async (mood) => {
      phones.mood = mood;
      const before = phones.asked;
      const phone = newPhone();
      const { id } = await sendTo({ phone });
      expect(phones.asked - before).toBe(1);
      await tryAgain();
      expect(phones.asked - before).toBe(2);
      expect(await stateOf(id)).toBe("waits");
      expect(await notices("undelivered")).toEqual([]);
      phones.mood = "takes";
      await tryAgain();
      await tryAgain();
      expect(phones.to(phone).length).toBe(1);
      expect(await stateOf(id)).toBe("sent");
    },
  );

  test("what it does not take for half a day is given up, and the owner is told", async () => {
    phones.mood = { answer: 500 };
    const { id } = await sendTo({ phone: newPhone() });
    await app.deps.pool.query("update text_messages set attempts = 12 where state = 'waits'");
    await tryAgain();
    expect(await stateOf(id)).toBe("failed");
    expect(await notices("undelivered")).toMatchObject([{ document: { id } }]);
  });

  test("what it may have taken is never given to it again, and the owner is told that nobody knows", async () => {
    phones.mood = { answer: 504 };
    const before = phones.asked;
    const { id } = await sendTo({ phone: newPhone() });
    await tryAgain();
    expect(phones.asked - before).toBe(1);
    expect(await stateOf(id)).toBe("unsure");
    const { name } = (await signersOf(id))[1]!;
    expect(await notices("unsure_text")).toMatchObject([{ name, document: { id } }]);
    expect((await dashboard()).needs_you.items).toMatchObject([{ id, undelivered: name }]);
    phones.mood = "takes";
    app.clock.pass(DAY);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    await app.deps.jobs.idle();
    expect((await dashboard()).needs_you.items).toEqual([]);
  });

  test("of one that nobody knows of, whoever opens its link has it; of another to the same number that says nothing", async () => {
    const phone = newPhone();
    const { id } = await sendTo({ phone });
    app.clock.pass(23 * DAY);
    await sendReminders(app.deps);
    await app.deps.jobs.idle();
    await app.deps.pool.query("update text_messages set state = 'unsure' where state = 'sent'");
    const [first, reminder] = phones.to(phone).map(({ text }) => tokenIn(text));
    const opens = (token: string) => app.nobody().post(`/api/sign/${token}/opened`).send({}).expect(200);
    await opens(first!);
    expect(await stateOf(id)).toBe("unsure");
    await opens(reminder!);
    expect(await stateOf(id)).toBe("delivered");
  });

  test("a process that ends while the provider has the message does not give it again", async () => {
    phones.mood = { answer: 500 };
    const { id } = await sendTo({ phone: newPhone() });
    await app.deps.pool.query("update text_messages set given_at = now() where state = 'waits'");
    const before = phones.asked;
    await tryAgain();
    expect(phones.asked).toBe(before);
    expect(await stateOf(id)).toBe("unsure");
  });

  test("one for several documents that fails is told of each", async () => {
    const phone = newPhone();
    const documents = [];
    for (const songTitle of ["Jahazi", "Pwani"]) {
      const [first, second] = people(2);
      const writers = [first!, { ...second!, name: "Zuri Mwangi", email: "", phone }];
      documents.push(await draftToSend(owner, { songTitle, publishingRightsCollaborators: writers }));
    }
    const ids = documents.map(({ id }) => id);
    await owner.post("/api/documents/send-for-signing").send({ documents }).expect(200);
    await app.deps.jobs.idle();
    expect(phones.to(phone)).toHaveLength(1);
    expect(await Promise.all(ids.map(stateOf))).toEqual(["sent", "sent"]);
    await report(secret, { id: phones.to(phone)[0]!.id, status: "Failed" }).expect(200);
    expect(await Promise.all(ids.map(stateOf))).toEqual(["failed", "failed"]);
    const told = (await notices("undelivered")).map(({ document }) => document!.id);
    expect(told.toSorted()).toEqual(ids.toSorted());
    expect((await dashboard()).needs_you.items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  });

  test("a late failure of a message that another has followed is told nobody", async () => {
    const phone = newPhone();
    const { id } = await sendTo({ phone });
    app.clock.pass(DAY);
    await owner.post(`/api/documents/${id}/resend-invitation`).expect(200);
    await app.deps.jobs.idle();
    await report(secret, { id: phones.to(phone)[0]!.id, status: "Expired" }).expect(200);
    expect(await notices("undelivered")).toEqual([]);
    expect(await stateOf(id)).toBe("sent");
  });

  const report = (secret: string, form: object) =>
    app.nobody().post(`/api/sms/reports/${secret}`).type("form").send(form);
  const secret = phones.env.SMS_REPORT_SECRET;

  test("reports change the state of a message that was sent, and nothing else", async () => {
    const phone = newPhone();
    const { id } = await sendTo({ phone });
    const { id: messageId } = phones.to(phone)[0]!;
    await report("wrong", { id: messageId, status: "Failed" }).expect(404);
    await report(secret, { id: "ATXid_unknown", status: "Failed" }).expect(404);
    await report(secret, { status: "Failed" }).expect(400);
    await report(secret, { id: messageId, status: "Buffered" }).expect(200);
    expect(await stateOf(id)).toBe("sent");
    await report(secret, { id: messageId, status: "AbsentSubscriber", failureReason: "x" }).expect(200);
    await report(secret, { id: messageId, status: "Failed" }).expect(200);
    expect(await stateOf(id)).toBe("failed");
    const { name } = (await signersOf(id))[1]!;
    expect(await notices("undelivered")).toMatchObject([{ name, document: { id }, count: 1 }]);
    expect((await dashboard()).needs_you.items).toMatchObject([{ id, undelivered: name }]);
    await report(secret, { id: messageId, status: "Success" }).expect(200);
    expect((await dashboard()).needs_you.items).toEqual([]);
    await report(secret, { id: messageId, status: "Failed" }).expect(200);
    expect(await stateOf(id)).toBe("delivered");
  });
});

test("an account's messages of a day are counted, and those over it refused with what is left", async () => {
  const writers = people(TEXTS_A_DAY + 1).map((person) => ({ ...person, email: "", phone: newPhone() }));
  const { id } = await createSheet(owner, { publishingRightsCollaborators: writers });
  const signers = writers.map(({ name, phone }) => ({ name, phone }));
  const { body } = await send(id, { signers }).expect(429);
  expect(body.message).toContain("50 SMS a day, and 50 are left today: this needs 51");
});

test("unlocking again and again sends no more SMS than an account has in a day", async () => {
  const mine = Array.from({ length: TEXTS_A_DAY - 1 }, newPhone);
  const writers = mine.map((phone, index) => ({
    ...people(1)[0]!,
    name: `Writer ${index}`,
    email: "",
    phone,
  }));
  const even = writers.map((writer, index) => ({ ...writer, percentage: index === 0 ? 52 : 1 }));
  const { id } = await createSheet(owner, { publishingRightsCollaborators: even });
  await send(id, { signers: even.map(({ name, phone }) => ({ name, phone })) }).expect(200);
  await app.deps.jobs.idle();
  await owner.patch(`/api/documents/${id}/lock`).expect(200);
  await owner
    .patch(`/api/documents/${id}/unlock`)
    .send({ password: PASSWORD, reason: "The sample is cleared" })
    .expect(200);
  await app.deps.jobs.idle();
  const sent = mine.flatMap((phone) => phones.to(phone));
  expect(sent.filter(({ text }) => text.includes(" unlocked "))).toHaveLength(1);
});

test("without a provider nobody is reached by phone", async () => {
  const off = await startTestApp({
    beside: app,
    env: {
      SMS_USERNAME: "",
      SMS_API_KEY: "",
      SMS_SENDER: "",
      SMS_REPORT_SECRET: "",
      NODE_ENV: "production",
      SEAL: "off",
      APP_URL: "https://sahihi.test",
      TRUST_PROXY: "1",
    },
  });
  try {
    const { body } = await off.nobody().get("/api/services").expect(200);
    expect(body).toMatchObject({ sms: "unavailable" });
  } finally {
    await off.stop();
  }
});
