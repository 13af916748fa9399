import { createHmac } from "node:crypto";
import { eq } from "#server/orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { payments } from "#server/db/tables/payments";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { completedPayment, startPayment } from "#server/testing/factories/start-payment";
import { Payment } from "#shared/contract/payments";

const app = await appForFile();
const other = await startTestApp({ beside: app });
afterAll(() => other.stop());
let owner: Caller;
let ownerEmail: string;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});

type Event = { body: string; signature: string };

const deliver = ({ body, signature }: Event, at = app) =>
  at
    .nobody()
    .post("/api/paystack/webhook")
    .set({ "Content-Type": "application/json", "x-paystack-signature": signature })
    .send(body);
const read = async (id: string) => Payment.parse((await owner.get(`/api/payments/${id}`).expect(200)).body);
const receipts = async () =>
  (await app.mailsTo(ownerEmail)).filter(({ subject }) => subject.startsWith("Receipt"));

async function paidAtProvider() {
  const { payment, paystack } = await startPayment(owner);
  await app.paystack.pay(paystack.reference);
  return payment;
}

const sign = (body: string) =>
  createHmac("sha512", app.paystack.env.PAYSTACK_SECRET_KEY).update(body).digest("hex");

describe("POST /api/paystack/webhook", () => {
  test("completes the payment of a buyer who closed the page, and the receipt says where what was paid for is", async () => {
    const payment = await paidAtProvider();
    await deliver(await app.paystack.event(payment.reference)).expect(200);
    const completed = await read(payment.id);
    expect(completed).toMatchObject({ status: "completed", channel: "card", usedAt: null });
    const [mail] = await receipts();
    expect(mail!.text).toContain("waits beside this payment until you continue");
    expect(mail!.text).toContain("http://sahihi.test/payments");
    expect((await owner.get("/api/payments").expect(200)).body).toEqual([completed]);
  });

  test("keeps all digits of the provider's own number", async () => {
    const payment = await paidAtProvider();
    const { body } = await app.paystack.event(payment.reference);
    const long = body.replace(/"id":\d+/, '"id":18446744073709551615');
    await deliver({ body: long, signature: sign(long) }).expect(200);
    const [record] = await app.deps.db.select().from(payments).where(eq(payments.id, payment.id));
    expect(record!.transactionId).toBe("18446744073709551615");
  });

  test.each([
    ["before", async (payment: Payment) => void (await verify(payment).expect(200))],
    ["after", async () => {}],
  ])("replayed ten times, with verify %s, changes nothing more", async (_when, first) => {
    const payment = await paidAtProvider();
    await first(payment);
    const event = await app.paystack.event(payment.reference);
    await deliver(event).expect(200);
    const completed = await read(payment.id);
    for (let time = 0; time < 10; time++) await deliver(event).expect(200);
    await verify(payment).expect(200);
    expect(await read(payment.id)).toEqual(completed);
    expect(await receipts()).toHaveLength(1);
  });

  const verify = ({ id, reference }: Payment, caller = owner) =>
    caller.post(`/api/payments/${id}/verify`).send({ reference });

  test("replayed after the money went back completes nothing", async () => {
    const payment = await paidAtProvider();
    const event = await app.paystack.event(payment.reference);
    app.paystack.lies({ status: "reversed" });
    await verify(payment).expect(402);
    app.paystack.lies({});
    await deliver(event).expect(200);
    expect((await read(payment.id)).status).toBe("reversed");
  });

  test("out of order, an older failure does not undo a success", async () => {
    const payment = await completedPayment(app, owner);
    const { body } = await app.paystack.event(payment.reference);
    for (const event of ["charge.failed", "charge.dispute.create", "transfer.success"]) {
      const older = body.replace("charge.success", event).replace('"status":"success"', '"status":"failed"');
      await deliver({ body: older, signature: sign(older) }).expect(200);
    }
    const success = body.replace('"status":"success"', '"status":"failed"');
    await deliver({ body: success, signature: sign(success) }).expect(200);
    expect(await read(payment.id)).toEqual(payment);
  });

  test("of a payment that is not ours is taken and changes none of ours", async () => {
    const payment = await paidAtProvider();
    const { body } = await app.paystack.event(payment.reference);
    const foreign = body.replace(payment.reference, "AGR_of-another-shop");
    await deliver({ body: foreign, signature: sign(foreign) }).expect(200);
    expect(await read(payment.id)).toEqual(payment);
  });

  test("of a reference that no payment can have is taken, and not asked of the database", async () => {
    const { body } = await app.paystack.event((await paidAtProvider()).reference);
    const odd = body.replace(/"reference":"[^"]*"/, String.raw`"reference":"AGR\u0000"`);
    await deliver({ body: odd, signature: sign(odd) }).expect(200);
  });

  test.each(["", "{", "null", "[]", "7", '"text"', '{"event":"charge.success"}', '{"event":1,"data":null}'])(
    "that is signed and says %j is taken and changes nothing",
    async (body) => {
      await deliver({ body, signature: sign(body) }).expect(200);
    },
  );
});

describe("a forged webhook is refused and changes nothing:", () => {
  const refused = { code: "unauthorized", message: "Unauthorized" };

  const forgeries: [string, (event: Event) => Event | Promise<Event>][] = [
    ["without a signature", ({ body }) => ({ body, signature: "" })],
    ["with a signature of nonsense", ({ body }) => ({ body, signature: "x".repeat(128) })],
    ["with half a signature", ({ body, signature }) => ({ body, signature: signature.slice(0, 64) })],
    ["with a signature of zeros", ({ body }) => ({ body, signature: "0".repeat(128) })],
    ["with the signature of another body", ({ body, signature }) => ({ body: `${body} `, signature })],
    [
      "with a changed amount",
      ({ body, signature }) => ({ body: body.replace('"amount":39900', '"amount":49900'), signature }),
    ],
    [
      "with the same JSON in another order",
      ({ body, signature }) => {
        const { event, data } = JSON.parse(body) as Record<string, unknown>;
        return { body: JSON.stringify({ data, event }), signature };
      },
    ],
    [
      "signed with the public key",
      ({ body }) => ({
        body,
        signature: createHmac("sha512", app.paystack.env.PAYSTACK_PUBLIC_KEY).update(body).digest("hex"),
      }),
    ],
    [
      "signed with SHA-256",
      ({ body }) => ({
        body,
        signature: createHmac("sha256", app.paystack.env.PAYSTACK_SECRET_KEY).update(body).digest("hex"),
      }),
    ],
  ];

  test.each(forgeries)("%s", async (_how, forge) => {
    const payment = await paidAtProvider();
    const forged = await forge(await app.paystack.event(payment.reference));
    expect((await deliver(forged).expect(401)).body).toEqual(refused);
    expect(await read(payment.id)).toEqual(payment);
  });

  test("whatever it calls itself", async () => {
    const { body } = await app.paystack.event((await paidAtProvider()).reference);
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      await app.nobody().post("/api/paystack/webhook").set("Content-Type", type).send(body).expect(401);
    }
    await app.nobody().post("/api/paystack/webhook").expect(401);
    await app.nobody().get("/api/paystack/webhook").expect(404);
  });

  test("more than a megabyte is not even read", async () => {
    await deliver({ body: "x".repeat(1024 * 1024 + 1), signature: "0".repeat(128) }).expect(413);
  });
});

test("verify and webhook 50 times each at once, at two servers: one completion, one receipt", async () => {
  const payment = await paidAtProvider();
  const event = await app.paystack.event(payment.reference);
  const elsewhere = await other.signIn({ email: ownerEmail });
  const verify = (caller: Caller) =>
    caller.post(`/api/payments/${payment.id}/verify`).send({ reference: payment.reference });

  const [verified, delivered] = await Promise.all([
    Promise.all(Array.from({ length: 50 }, (_, turn) => verify(turn % 2 ? owner : elsewhere))),
    Promise.all(Array.from({ length: 50 }, (_, turn) => deliver(event, turn % 2 ? app : other))),
  ]);

  expect(delivered.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
  const responses = new Set(verified.map(({ status, body }) => `${status} ${JSON.stringify(body)}`));
  expect([...responses]).toEqual([
    `200 ${JSON.stringify({ status: "completed", payment: await read(payment.id) })}`,
  ]);
  expect(await receipts()).toHaveLength(1);
});
