import { beforeEach, describe, expect, test } from "vitest";
import { segmentsOf } from "#server/adapters/sms/gsm";
import {
  sendRepresentationDroppedMail,
  sendRepresentativeMail,
  sendRepresentativeReceiptMail,
} from "#server/features/signing/representatives/representative-mails";
import { sendReminders } from "#server/features/signing/send-reminders";
import { TEXTS_A_DAY } from "#server/features/signing/texts/text-budget";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { PASSWORD } from "#server/testing/factories/user";
import { signingCalls } from "#server/testing/signing-calls";

const DAY = 24 * 60 * 60_000;
const app = await appForFile();
const { open, signed } = signingCalls(app);
let owner: Caller;
let last = 0;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});

const newPhone = () => `+2547${String(63_000_000 + ++last)}`;
const guardian = (phone: string) => ({ capacity: "guardian", name: "Mary Wanjiru", phone });
const name = (token: string, body: object) =>
  app.nobody().post(`/api/sign/${token}/representative`).send(body);
const tokenIn = (text: string) => /\/sign\/([\w-]+)/.exec(text)![1]!;

async function textsTo(phone: string): Promise<string[]> {
  await app.deps.jobs.idle();
  return app.phones.to(phone).map(({ text }) => text);
}

async function named(token: string): Promise<string> {
  const phone = newPhone();
  await name(token, guardian(phone)).expect(200);
  return phone;
}

/** A sheet of one with an address and one with a number alone, with the token of the second's link. */
async function sendByPhone() {
  const [first, second] = people(2);
  const mine = newPhone();
  const { id } = await createSheet(owner, {
    publishingRightsCollaborators: [first!, { ...second!, email: "", phone: mine }],
  });
  const emails = [first!.email];
  await owner.post(`/api/documents/${id}/send-for-signing`).send({ emails }).expect(200);
  return { id, mine, email: first!.email, token: tokenIn((await textsTo(mine))[0]!) };
}

describe("the SMS of a day", () => {
  /** So many are left. */
  async function leave(left: number): Promise<void> {
    const { rows } = await app.deps.pool.query<{ id: string }>(
      "select owner_id as id from documents order by created_at desc limit 1",
    );
    await app.deps.pool.query(
      `insert into text_messages (id, account_id, kind, state, created_at, changed_at)
       select gen_random_uuid(), $1, 'news', 'sent', $2, $2 from generate_series(1, $3)`,
      [rows[0]!.id, app.clock.now(), TEXTS_A_DAY - left],
    );
  }

  test("are the owner's: who names reads of no number, and can name by e-mail", async () => {
    const { tokens } = await sendSheet(app, owner);
    await leave(0);
    const { body } = await name(tokens[0]!, guardian(newPhone())).expect(429);
    expect(body.heading).toBe("No SMS left today");
    expect(body.message).toBe(
      "No more SMS can be sent for this document today. Name them by e-mail, or tomorrow.",
    );
    await name(tokens[0]!, { ...guardian(""), email: "mary@example.com" }).expect(200);
  });

  test("hold for links that are renewed: the signer's SMS is sent, and not one more than there may be", async () => {
    const { id, mine, token } = await sendByPhone();
    const phone = await named(token);
    const before = (await textsTo(phone)).length;
    app.clock.pass(91 * DAY);
    await leave(1);
    await owner.post(`/api/documents/${id}/resend-invitation`).send({}).expect(200);
    expect((await textsTo(mine)).at(-1)).toMatch(/asks you to sign/);
    expect(await textsTo(phone)).toHaveLength(before);
    app.clock.pass(DAY);
    app.clock.pass(91 * DAY);
    await owner.post(`/api/documents/${id}/resend-invitation`).send({}).expect(200);
    expect(await textsTo(phone)).toHaveLength(before + 1);
  });
});

describe("where SMS is switched off", () => {
  test("nobody's one link is given up for a reminder that cannot be sent, and none is told of", async () => {
    const { id, tokens } = await sendSheet(app, owner);
    const phone = await named(tokens[0]!);
    const token = tokenIn((await textsTo(phone))[0]!);
    await signed(tokens[1]!);
    app.clock.pass(30 * DAY);
    await sendReminders({ ...app.deps, sms: null });
    await open(token).expect(200);
    const told = await app.deps.pool.query(
      "select 1 from audit_events where document_id = $1 and event = 'reminder_sent'",
      [id],
    );
    expect(told.rowCount).toBe(0);
  });
});

test("whoever has a number alone is mailed nothing by what an earlier process left", async () => {
  const { tokens } = await sendSheet(app, owner);
  const phone = await named(tokens[0]!);
  const token = tokenIn((await textsTo(phone))[0]!);
  const { rows } = await app.deps.pool.query<{ id: string }>(
    "select id from representatives where phone = $1",
    [phone],
  );
  const representativeId = rows[0]!.id;
  const sealedToken = app.deps.secrets.seal(token);
  await sendRepresentativeMail(app.deps, { representativeId, sealedToken });
  await sendRepresentationDroppedMail(app.deps, { representativeId });
  await signed(token);
  await sendRepresentativeReceiptMail(app.deps, { representativeId });
  expect(await app.mailsTo("")).toEqual([]);
});

describe("a document that is deleted", () => {
  test("is told of by SMS to whoever was asked, or named, by phone", async () => {
    const { id, mine, email, token } = await sendByPhone();
    const phone = await named(token);
    const before = await Promise.all([mine, phone].map(async (to) => (await textsTo(to)).length));
    await owner.delete(`/api/documents/${id}`).send({ password: PASSWORD }).expect(204);
    for (const [index, to] of [mine, phone].entries()) {
      const [told, ...more] = (await textsTo(to)).slice(before[index]);
      expect(more).toEqual([]);
      expect(told).toMatch(
        /^.+ deleted "Nairobi Nights": there is nothing left to sign, and your link no longer works\.$/,
      );
      expect(segmentsOf(told!)).toBe(1);
    }
    expect((await app.mailsTo(email)).at(-1)!.subject).toMatch(/ withdrew "Nairobi Nights"$/);
  });
});
