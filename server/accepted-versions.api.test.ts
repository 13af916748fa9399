import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { appForFile } from "#server/testing/app-for-file";
import { orderBody } from "#server/testing/factories/order-verification";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { people } from "#server/testing/factories/split-sheet";
import { completedPayment, paymentBody } from "#server/testing/factories/start-payment";
import { PASSWORD } from "#server/testing/factories/user";
import {
  noticeVersionIn,
  privacyVersion,
  termsVersion,
  termsVersions,
} from "#shared/wordings/shown-versions";

/* What was accepted or shown at each act, whichever room it is of: kept with the act as the page named it. */

const app = await appForFile();
const [earlier] = termsVersions;
const newest = { termsVersion, privacyVersion };
const notStated = { termsVersion: "not_stated", privacyVersion: "not_stated" };

async function kept(table: "users" | "payments", id: string) {
  const { rows } = await app.deps.pool.query(
    `select terms_version as "termsVersion", privacy_version as "privacyVersion" from ${table} where id = $1`,
    [id],
  );
  return rows[0];
}

const named = [
  ["the newest", newest, newest],
  [
    "an earlier one, on a page that was open since then",
    { ...newest, termsVersion: earlier },
    { ...newest, termsVersion: earlier },
  ],
  ["none", {}, notStated],
  ["one that there never was", { termsVersion: "2020-01-01", privacyVersion: "mine" }, notStated],
] as const;

describe("an account keeps what its sign-up page named", () => {
  test.each(named)("%s", async (_which, given, expected) => {
    const person = { email: `${randomUUID()}@example.com`, firstName: "Amina", lastName: "Wanjiru" };
    const { body } = await app
      .nobody()
      .post("/api/register")
      .send({ ...person, password: PASSWORD, ...given })
      .expect(201);
    expect(await kept("users", body.id)).toEqual(expected);
  });
});

describe("a payment keeps what its page named", () => {
  test.each(named)("of an account: %s", async (_which, given, expected) => {
    const { caller } = await app.signedIn();
    const { body } = await caller.post("/api/payments").send(paymentBody(given)).expect(201);
    expect(await kept("payments", body.payment.id)).toEqual(expected);
  });

  test.each(named)("of a guest: %s", async (_which, given, expected) => {
    const { id } = await sendSheet(app, (await app.signedIn()).caller);
    const { body } = await app.nobody().post("/api/verify/payments").send(orderBody(id, given)).expect(201);
    expect(await kept("payments", body.payment.id)).toEqual(expected);
  });

  test("who signed up under earlier terms pays under those that the button names, and the account stays as it was", async () => {
    const { user, caller } = await app.signedIn({ ...newest, termsVersion: earlier });
    const { body } = await caller.post("/api/payments").send(paymentBody(newest)).expect(201);
    expect(await kept("payments", body.payment.id)).toEqual(newest);
    expect(await kept("users", user.id)).toEqual({ ...newest, termsVersion: earlier });
  });

  test("begun once more under newer terms it is under those, and no more once it is paid", async () => {
    const { caller } = await app.signedIn();
    const begun = { ...paymentBody(), ...newest, id: randomUUID(), termsVersion: earlier as string };
    const { body } = await caller.post("/api/payments").send(begun).expect(201);
    await caller
      .post("/api/payments")
      .send({ ...begun, ...newest })
      .expect(201);
    expect(await kept("payments", begun.id)).toEqual(newest);
    // A repetition that names nothing takes nothing back.
    await caller
      .post("/api/payments")
      .send({ ...begun, termsVersion: undefined })
      .expect(201);
    expect(await kept("payments", begun.id)).toEqual(newest);

    await app.paystack.pay(body.paystack.reference);
    const { reference } = body.payment;
    await caller.post(`/api/payments/${begun.id}/verify`).send({ reference }).expect(200);
    await caller.post("/api/payments").send(begun);
    expect(await kept("payments", begun.id)).toEqual(newest);
  });
});

describe("the notice that somebody was shown whose address another gave", () => {
  const noticesOf = async (documentId: string) => {
    const { rows } = await app.deps.pool.query<{ invited: string | null; signed: string | null }>(
      `select signers.notice_version as invited, signatures.notice_version as signed
       from signers left join signatures on signer_id = id where document_id = $1 order by position`,
      [documentId],
    );
    return rows;
  };

  test("is kept of the invitation once it has left, and of the signature as the page named it", async () => {
    const { caller } = await app.signedIn();
    const { id, tokens } = await sendSheet(app, caller, { publishingRightsCollaborators: people(4) });
    await app.deps.jobs.idle();
    const invited = noticeVersionIn("en");
    expect(await noticesOf(id)).toEqual(tokens.map(() => ({ invited, signed: null })));

    const sign = (nth: number, body?: object) =>
      app.nobody().post(`/api/sign/${tokens[nth]}`).send(body).expect(200);
    await sign(0, { noticeVersion: invited });
    await sign(1, { noticeVersion: noticeVersionIn("sw") });
    await sign(2);
    await sign(3, { noticeVersion: "2020-01-01" });
    expect((await noticesOf(id)).map(({ signed }) => signed)).toEqual([
      "2026-11-29",
      "2026-11-29/sw",
      "not_stated",
      "not_stated",
    ]);
  });

  test("is the one in the language of the invitation", async () => {
    const { caller } = await app.signedIn({ language: "sw" });
    const { id, emails } = await sendSheet(app, caller);
    const [mail] = await app.mailsTo(emails[0]!);
    expect(mail!.text).toContain("http://sahihi.test/ilani-ya-faragha");
    expect((await noticesOf(id))[0]).toEqual({ invited: "2026-11-29/sw", signed: null });
  });

  test("is not kept of an owner who signs as well: who came by themselves is led to the policy", async () => {
    const { user, caller } = await app.signedIn({ firstName: "Amina", lastName: "Wanjiru" });
    const self = { ...people(1)[0]!, name: "Amina Wanjiru", email: user.email };
    const { id } = await sendSheet(app, caller, { publishingRightsCollaborators: [self] });
    const [mail] = await app.mailsTo(user.email);
    expect(mail!.text).toContain("http://sahihi.test/privacy\n");
    expect(await noticesOf(id)).toEqual([{ invited: null, signed: null }]);
  });
});

test("a deleted account names no version any more, and what it paid does", async () => {
  const { user, caller } = await app.signedIn(newest);
  const { id } = await completedPayment(app, caller, newest);
  const { caller: admin } = await app.signedIn({ role: "admin" });
  await admin.delete(`/api/admin/users/${user.id}`).send({ password: PASSWORD }).expect(204);
  expect(await kept("users", user.id)).toEqual(notStated);
  expect(await kept("payments", id)).toEqual(newest);
});
