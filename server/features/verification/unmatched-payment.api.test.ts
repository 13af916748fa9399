import { createHmac, randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { AdminAuditLine, AdminPayment } from "#shared/contract/admin-tables";
import { paged } from "#shared/contract/fields/paging";
import { Verification } from "#shared/contract/verification";

const app = await appForFile();
const other = await startTestApp({ beside: app });
afterAll(() => other.stop());
let owner: Caller;
let admin: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
  admin = (await app.signedIn({ role: "admin" })).caller;
});
afterEach(() => app.paystack.lies({}));

type Begun = { reference: string; email: string };

/** Somebody pays in the browser with the public key alone, and we hear nothing of it yet. */
async function paidInBrowser(given: { reference?: string; amount?: number; metadata?: unknown } = {}) {
  const reference = given.reference ?? `VER_${randomUUID()}`;
  const begun = { reference, email: `verifier-${randomUUID()}@example.com` };
  await app.paystack.begin({ amount: 2000, ...given, ...begun });
  await app.paystack.pay(reference);
  return begun;
}

async function deliver({ reference }: Pick<Begun, "reference">, at = app, change = (body: string) => body) {
  const body = change((await app.paystack.event(reference)).body);
  const key = app.paystack.env.PAYSTACK_SECRET_KEY;
  const headers = {
    "Content-Type": "application/json",
    "x-paystack-signature": createHmac("sha512", key).update(body).digest("hex"),
  };
  await at.nobody().post("/api/paystack/webhook").set(headers).send(body).expect(200);
}

function process({ reference, email }: Begun, documentId: string, at = app) {
  const verifierInfo = { email, name: "Wanjiku Kamau" };
  return at
    .nobody()
    .post("/api/verify/process")
    .send({ documentId, verifierInfo, paymentReference: reference });
}

async function payments(search: string): Promise<AdminPayment[]> {
  const { body } = await admin.get("/api/admin/payments").query({ search }).expect(200);
  return paged(AdminPayment).parse(body).items;
}
const only = async ({ reference }: Pick<Begun, "reference">) => {
  const found = await payments(reference);
  expect(found).toHaveLength(1);
  return found[0]!;
};
const mailsOf = async ({ email }: Begun) => (await app.mailsTo(email)).map(({ subject }) => subject);

test("money under a reference that nobody began is recorded once and told to the log", async () => {
  const warned = vi.spyOn(app.deps.log, "warn");
  const begun = await paidInBrowser({ reference: `SHOP-${randomUUID()}`, amount: 123_400 });
  await Promise.all([deliver(begun), deliver(begun), deliver(begun, other)]);
  await deliver(begun);
  expect(await only(begun)).toMatchObject({
    status: "unmatched",
    amount: 1234,
    currency: "KES",
    channel: "card",
    email: begun.email,
    userId: null,
    serviceType: null,
    receiptNumber: "",
    canRefund: true,
    canAskProvider: false,
  });
  expect(await mailsOf(begun)).toEqual([]);
  const told = warned.mock.calls.filter(([about]) => (about as Partial<Begun>).reference === begun.reference);
  expect(told.length).toBeLessThanOrEqual(1);
  const { body } = await admin.get("/api/admin/payments").query({ status: "unmatched" }).expect(200);
  expect(
    paged(AdminPayment)
      .parse(body)
      .items.map(({ reference }) => reference),
  ).toContain(begun.reference);
});

test("another currency is recorded as such, and gives no verification", async () => {
  const { id } = await sendSheet(app, owner);
  const begun = await paidInBrowser();
  app.paystack.lies({ currency: "USD" });
  expect((await process(begun, id).expect(402)).body.code).toBe("payment_failed");
  expect(await only(begun)).toMatchObject({ status: "unmatched", amount: 20, currency: "USD" });
});

test.each([
  ["metadata", { metadata: { payment_id: "'; drop", custom_fields: "x\u0000", deep: [[[{}]]] } }],
  ["metadata as a text", { metadata: "\u0000{" }],
  ["a channel", { channel: "\u0000".repeat(80) }],
  ["an address", { customer: { email: "\u0000" } }],
  ["a customer", { customer: 7 }],
  ["a date", { paid_at: "yesterday" }],
])("garbage for %s makes it no less paid", async (_what, lie) => {
  const begun = await paidInBrowser();
  app.paystack.lies(lie);
  await deliver(begun);
  expect(await only(begun)).toMatchObject({ status: "unmatched", amount: 20 });
});

test.each([
  ["of another domain", { domain: "live" }],
  ["of nothing", { amount: 0 }],
  ["of more than can be", { amount: 2 ** 31 }],
  ["that failed", { status: "failed" }],
])("a payment %s is taken and not recorded", async (_what, lie) => {
  const begun = await paidInBrowser();
  app.paystack.lies(lie);
  await deliver(begun);
  expect(await payments(begun.reference)).toEqual([]);
});

test("a VER_ payment begun in the browser is honoured once, whether or not the webhook came first", async () => {
  const { id } = await sendSheet(app, owner);
  const { id: elsewhere } = await sendSheet(app, owner);
  for (const first of [() => {}, deliver]) {
    const begun = await paidInBrowser();
    await first(begun);
    const result = Verification.parse((await process(begun, id).expect(200)).body);
    expect(result.document.id).toBe(id);
    await deliver(begun);
    expect((await process(begun, id).expect(200)).body).toEqual(result);
    expect((await process(begun, elsewhere).expect(409)).body.code).toBe("verification_bound");
    const { body } = await process({ ...begun, email: "else@example.com" }, id).expect(409);
    expect(body.code).toBe("verification_bound");
    const payment = await only(begun);
    expect(payment).toMatchObject({ status: "completed", serviceType: "ownership_verification" });
    // Two mails of the same second may overtake each other.
    expect((await mailsOf(begun)).toSorted()).toEqual([
      expect.stringMatching(/^Incomplete: /) as string,
      expect.stringMatching(`^Receipt ${payment.receiptNumber}: `) as string,
    ]);
  }
});

test("asked for by two people at two servers while webhooks come in, it is one verification of one document", async () => {
  const sheets = await Promise.all([sendSheet(app, owner), sendSheet(app, owner)]);
  const begun = await paidInBrowser();
  const [responses] = await Promise.all([
    Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        process(begun, sheets[turn % 2]!.id, turn % 3 ? app : other).then(({ status, body }) => ({
          status,
          body,
        })),
      ),
    ),
    ...Array.from({ length: 6 }, (_, turn) => deliver(begun, turn % 2 ? app : other)),
  ]);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(6);
  expect(responses.filter(({ status }) => status === 409)).toHaveLength(6);
  const ids = responses.flatMap(({ status, body }) =>
    status === 200 ? [Verification.parse(body).verificationId] : [],
  );
  expect(new Set(ids).size).toBe(1);
  await only(begun);
  expect(await mailsOf(begun)).toHaveLength(2);
});

test("too little, another's address and a document that is not there bind nothing", async () => {
  const { id } = await sendSheet(app, owner);
  const little = await paidInBrowser({ amount: 1999 });
  expect((await process(little, id).expect(402)).body.code).toBe("payment_failed");
  expect((await only(little)).status).toBe("unmatched");

  const begun = await paidInBrowser();
  const stranger = { ...begun, email: "else@example.com" };
  expect((await process(stranger, id).expect(409)).body.code).toBe("verification_bound");
  expect((await process(begun, randomUUID()).expect(404)).body.code).toBe("document_not_found");
  expect((await only(begun)).status).toBe("unmatched");
  await process(begun, id).expect(200);
});

test("what is waiting for a phone, or nobody has paid, is not recorded", async () => {
  const { id } = await sendSheet(app, owner);
  const begun = { reference: `VER_${randomUUID()}`, email: "phone@example.com" };
  await app.paystack.begin({ ...begun, amount: 2000 });
  expect((await process(begun, id).expect(402)).body.code).toBe("payment_failed");
  await app.paystack.pay(begun.reference, "mpesa");
  expect((await process(begun, id).expect(402)).body.code).toBe("payment_not_completed");
  expect(await payments(begun.reference)).toEqual([]);
  app.paystack.pass(60_000);
  await process(begun, id).expect(200);
});

test("only a VER_ reference is asked about", async () => {
  const { id } = await sendSheet(app, owner);
  const begun = await paidInBrowser({ reference: `AGR_${randomUUID()}` });
  const before = app.paystack.calls.length;
  expect((await process(begun, id).expect(404)).body.code).toBe("payment_not_found");
  expect(app.paystack.calls.slice(before)).toEqual([]);
});

test("an unmatched payment is refunded once, gives nothing then, and its payer is told", async () => {
  const { id: documentId } = await sendSheet(app, owner);
  const begun = await paidInBrowser();
  await deliver(begun);
  const { id } = await only(begun);
  const refund = () => admin.post(`/api/admin/payments/${id}/refund`).send({ reason: "Nobody knows it" });
  const responses = await Promise.all([refund(), refund(), refund()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  await app.deps.jobs.idle();
  expect((await process(begun, documentId).expect(402)).body.code).toBe("payment_failed");
  await deliver(begun);
  expect(await only(begun)).toMatchObject({ status: "reversed", refund: { status: "accepted" } });

  app.paystack.pass(60_000);
  await admin.post(`/api/admin/payments/${id}/ask-provider`).expect(200);
  expect(await only(begun)).toMatchObject({ status: "reversed", refund: { status: "refunded" } });
  expect((await process(begun, documentId).expect(402)).body.code).toBe("payment_failed");
  expect(await mailsOf(begun)).toEqual([expect.stringMatching(/^Refund of 20\sKES$/) as string]);
  const [mail] = await app.mailsTo(begun.email);
  expect(mail!.text).toContain("could not tell what it was for");

  const { body } = await admin.get("/api/admin/audit").query({ targetId: id }).expect(200);
  const lines = paged(AdminAuditLine).parse(body).items;
  expect(lines.map(({ action }) => action)).toEqual([
    "payment_asked",
    "payment_refunded",
    "payment_refund_accepted",
    "payment_refund_requested",
  ]);
  expect(lines.at(-1)!.before).toEqual({ status: "unmatched" });
});

test("one whose refund the provider refuses is unmatched again, and can still be used", async () => {
  const { id: documentId } = await sendSheet(app, owner);
  const begun = await paidInBrowser();
  await deliver(begun);
  const { id } = await only(begun);
  const { pool } = app.deps;
  await pool.query("update payments set transaction_id = '7' || transaction_id where id = $1", [id]);
  await admin.post(`/api/admin/payments/${id}/refund`).send({ reason: "Nobody knows it" }).expect(200);
  await app.deps.jobs.idle();
  expect(await only(begun)).toMatchObject({
    status: "unmatched",
    refund: { status: "failed" },
    canRefund: true,
  });
  await process(begun, documentId).expect(200);
  expect(await only(begun)).toMatchObject({ status: "completed", refund: { status: "failed" } });
});

test("refunded and asked for at once, either it is paid back or it is used", async () => {
  const { id: documentId } = await sendSheet(app, owner);
  for (let round = 0; round < 3; round++) {
    const begun = await paidInBrowser();
    await deliver(begun);
    const { id } = await only(begun);
    const [asked] = await Promise.all([
      process(begun, documentId, other),
      admin.post(`/api/admin/payments/${id}/refund`).send({ reason: "Nobody knows it" }),
    ]);
    await app.deps.jobs.idle();
    const { status, refund } = await only(begun);
    // Refunding what was used is an administrator's right: what was made stays.
    expect([200, 402, 409]).toContain(asked.status);
    if (asked.status !== 200) expect({ status, refund }).toMatchObject({ status: "reversed" });
  }
});
