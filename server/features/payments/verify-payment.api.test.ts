import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { completedPayment, startPayment } from "#server/testing/factories/start-payment";
import { Payment } from "#shared/contract/payments";

const app = await appForFile();
let owner: Caller;
let ownerEmail: string;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});
afterEach(() => {
  app.paystack.lies({});
});

const verify = ({ id, reference }: Pick<Payment, "id" | "reference">, caller = owner) =>
  caller.post(`/api/payments/${id}/verify`).send({ reference });
const read = async (id: string) => Payment.parse((await owner.get(`/api/payments/${id}`).expect(200)).body);

const notGoneThrough = {
  code: "payment_failed",
  message: "Please contact support if your payment was successful.",
};
const unknown = { code: "payment_not_found", message: "This payment could not be found." };

describe("POST /api/payments/{id}/verify", () => {
  test("completes a payment that went through, with a receipt number", async () => {
    const { payment, paystack } = await startPayment(owner);
    await app.paystack.pay(paystack.reference);
    const { body } = await verify(payment).expect(200);
    expect(body.status).toBe("completed");
    expect(body.payment).toMatchObject({
      id: payment.id,
      status: "completed",
      channel: "card",
      amount: "399.00",
      usedAt: null,
    });
    expect(body.payment.receiptNumber).toMatch(/^SAH-\d{4}-\d{6}$/);
    expect(new Date(body.payment.paidAt).getTime()).toBeLessThanOrEqual(Date.now());
    expect((await owner.get("/api/payments").expect(200)).body).toEqual([body.payment]);
  });

  test("again answers the same, and the provider is not asked any more", async () => {
    const paid = await completedPayment(app, owner);
    const before = app.paystack.calls.length;
    expect((await verify(paid).expect(200)).body).toEqual({ status: "completed", payment: paid });
    expect(app.paystack.calls).toHaveLength(before);
  });

  test("numbers receipts in one row", async () => {
    const [first, second] = [await completedPayment(app, owner), await completedPayment(app, owner)];
    const numberOf = ({ receiptNumber }: Payment) => Number(receiptNumber.split("-")[2]);
    expect(numberOf(second)).toBe(numberOf(first) + 1);
  });

  test("of one that nobody has paid answers 402, and it can still be paid", async () => {
    const { payment, paystack } = await startPayment(owner);
    expect((await verify(payment).expect(402)).body).toEqual(notGoneThrough);
    expect((await read(payment.id)).status).toBe("abandoned");
    await app.paystack.pay(paystack.reference);
    expect((await verify(payment).expect(200)).body.status).toBe("completed");
  });

  test("of one whose card was declined answers 402, and a second try can go through", async () => {
    const { payment, paystack } = await startPayment(owner);
    await app.paystack.pay(paystack.reference, "declined_card");
    expect((await verify(payment).expect(402)).body).toEqual(notGoneThrough);
    expect((await read(payment.id)).status).toBe("failed");
    await app.paystack.pay(paystack.reference, "card");
    expect((await verify(payment).expect(200)).body.status).toBe("completed");
  });

  test("of M-Pesa that waits for the phone answers pending until it has confirmed", async () => {
    const { payment, paystack } = await startPayment(owner);
    await app.paystack.pay(paystack.reference, "mpesa");
    const { body } = await verify(payment).expect(200);
    expect(body).toMatchObject({ status: "pending", payment: { id: payment.id, status: "pending" } });
    app.paystack.pass(60_000);
    expect((await verify(payment).expect(200)).body.status).toBe("completed");
    expect((await read(payment.id)).channel).toBe("mobile_money");
  });

  test("of one that was asked about before anybody paid answers pending with a pending payment", async () => {
    const { payment, paystack } = await startPayment(owner);
    await verify(payment).expect(402);
    expect((await read(payment.id)).status).toBe("abandoned");
    await app.paystack.pay(paystack.reference, "mpesa");
    const { body } = await verify(payment).expect(200);
    expect(body).toMatchObject({ status: "pending", payment: { id: payment.id, status: "pending" } });
    app.paystack.pass(60_000);
    expect((await verify(payment).expect(200)).body.payment.status).toBe("completed");
  });

  test("of M-Pesa that nobody confirms answers pending and then 402", async () => {
    const { payment, paystack } = await startPayment(owner);
    await app.paystack.pay(paystack.reference, "silent_mpesa");
    expect((await verify(payment).expect(200)).body.status).toBe("pending");
    app.paystack.pass(60_000);
    await verify(payment).expect(402);
    expect((await read(payment.id)).status).toBe("failed");
  });

  test.each(["pending", "ongoing", "processing", "queued"])("waits while it is %s", async (status) => {
    const { payment } = await startPayment(owner);
    app.paystack.lies({ status });
    expect((await verify(payment).expect(200)).body.status).toBe("pending");
    expect(await read(payment.id)).toEqual(payment);
  });

  test.each(["failed", "abandoned", "reversed"] as const)("answers 402 when it is %s", async (status) => {
    const { payment } = await startPayment(owner);
    app.paystack.lies({ status });
    expect((await verify(payment).expect(402)).body).toEqual(notGoneThrough);
    expect(await read(payment.id)).toEqual({ ...payment, status });
  });
});

describe("a browser that lies gets nothing:", () => {
  test("that it has paid", async () => {
    const { payment } = await startPayment(owner);
    const lie = { reference: payment.reference, status: "success", amount: "399", paid: true };
    await owner.post(`/api/payments/${payment.id}/verify`).send(lie).expect(402);
  });

  test("with the reference of a payment that went through", async () => {
    const { payment } = await startPayment(owner);
    const paid = await completedPayment(app, owner);
    const { body } = await verify({ id: payment.id, reference: paid.reference }).expect(404);
    expect(body).toEqual(unknown);
    expect(await read(payment.id)).toEqual(payment);
  });

  test.each(["AGR_1", "", "../paid", "AGR_x/../../transaction/verify/y", "success"])(
    "with the reference %j",
    async (reference) => {
      const { payment } = await startPayment(owner);
      const { status } = await verify({ id: payment.id, reference });
      expect([400, 404]).toContain(status);
      expect(await read(payment.id)).toEqual(payment);
    },
  );

  test("that another person's payment is its own", async () => {
    const paid = await completedPayment(app, owner);
    const { caller: stranger } = await app.signedIn();
    expect((await verify(paid, stranger).expect(404)).body).toEqual(unknown);
    expect((await stranger.get("/api/payments").expect(200)).body).toEqual([]);
    await stranger.get(`/api/payments/${paid.id}`).expect(404);
  });

  test("that a payment exists", async () => {
    const { body } = await verify({ id: randomUUID(), reference: "AGR_1" }).expect(404);
    expect(body).toEqual(unknown);
  });

  test("with another person's address: the payment and its receipt are the account's", async () => {
    const paid = await completedPayment(app, owner, { email: "somebody.else@example.com" });
    expect(await app.mailsTo("somebody.else@example.com")).toEqual([]);
    expect((await app.mailsTo(ownerEmail)).map(({ subject }) => subject)).toContain(
      `Receipt ${paid.receiptNumber}: Producer Agreement, 399 KES`,
    );
  });
});

describe("a provider's answer that is not about this payment completes nothing:", () => {
  test.each([
    { currency: "NGN" },
    { currency: "kes" },
    { currency: "" },
    { amount: 39899 },
    { amount: 399 },
    { amount: 0 },
    { reference: "AGR_another" },
    { reference: "" },
    { domain: "live" },
    { domain: "" },
  ])("%j", async (lie) => {
    const { payment, paystack } = await startPayment(owner);
    await app.paystack.pay(paystack.reference);
    app.paystack.lies(lie);
    expect((await verify(payment).expect(402)).body).toEqual(notGoneThrough);
    expect(await read(payment.id)).toEqual(payment);

    const { body, signature } = await app.paystack.event(paystack.reference);
    await app
      .nobody()
      .post("/api/paystack/webhook")
      .set("x-paystack-signature", signature)
      .send(body)
      .expect(200);
    expect(await read(payment.id)).toEqual(payment);
    expect(await app.mailsTo(ownerEmail)).toEqual([]);
  });

  test.each([
    { amount: "39900" },
    { amount: 39900.5 },
    { amount: -39900 },
    { amount: null },
    { status: "successful" },
    { status: true },
    { id: "x" },
    { id: null },
    { domain: null },
    { currency: 404 },
  ])("%j, which is no answer at all", async (lie) => {
    const { payment, paystack } = await startPayment(owner);
    await app.paystack.pay(paystack.reference);
    app.paystack.lies(lie);
    expect((await verify(payment).expect(502)).body.code).toBe("provider_failed");
    expect(await read(payment.id)).toEqual(payment);
  });

  test("but an amount above the price, with the provider's fees passed on, is paid", async () => {
    const { payment, paystack } = await startPayment(owner);
    await app.paystack.pay(paystack.reference);
    app.paystack.lies({ amount: 41100, requested_amount: 39900 });
    const { body } = await verify(payment).expect(200);
    expect(body).toMatchObject({ status: "completed", payment: { amount: "399.00" } });
  });

  test.each([{ channel: null }, { paid_at: null }, { paid_at: "yesterday" }, { metadata: "" }])(
    "and %j makes it no less paid",
    async (lie) => {
      const { payment, paystack } = await startPayment(owner);
      await app.paystack.pay(paystack.reference);
      app.paystack.lies(lie);
      expect((await verify(payment).expect(200)).body.payment.paidAt).not.toBeNull();
    },
  );
});
