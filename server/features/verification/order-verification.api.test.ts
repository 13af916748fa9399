import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startTestApp, type Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { createSheet } from "#server/testing/factories/create-sheet";
import { orderBody, orderVerification, paidOrder } from "#server/testing/factories/order-verification";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { completedPayment, paymentBody, startPayment } from "#server/testing/factories/start-payment";
import { PASSWORD } from "#server/testing/factories/user";
import { faults } from "#server/testing/paystack-server";
import { signingCalls } from "#server/testing/signing-calls";

const app = await appForFile();
const { signed } = signingCalls(app);
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});
afterEach(async () => {
  app.paystack.ails(undefined);
  await app.paystack.start();
  await price({ price_cents: 2000, is_active: true });
});

const order = (body: object, caller = app.nobody()) => caller.post("/api/verify/payments").send(body);
const price = async ({ price_cents, is_active }: { price_cents: number; is_active: boolean }) =>
  app.deps.pool.query(
    "update service_pricing set price_cents = $1, is_active = $2 where service_type = 'ownership_verification'",
    [price_cents, is_active],
  );
const countPayments = async () => {
  const { rows } = await app.deps.pool.query<{ count: string }>("select count(*) from payments");
  return Number(rows[0]!.count);
};

describe("POST /api/verify/payments", () => {
  test("starts a payment at the price, for somebody without an account", async () => {
    const { id } = await sendSheet(app, owner);
    const asked = orderBody(id);
    const { body } = await order(asked).expect(201);
    expect(body.payment).toMatchObject({
      id: asked.id,
      serviceType: "ownership_verification",
      amount: "20.00",
      email: asked.verifierInfo.email,
      status: "pending",
      documentId: null,
    });
    expect(body.payment.reference).toMatch(/^VER_/);
    expect(Object.keys(body.paystack).toSorted()).toEqual(
      ["accessCode", "authorizationUrl", "inlineUrl", "publicKey", "reference"].toSorted(),
    );
  });

  test("again, ten times at once and after a lost answer, starts one payment", async () => {
    const asked = orderBody((await sendSheet(app, owner)).id);
    const before = await countPayments();
    const responses = await Promise.all(Array.from({ length: 10 }, () => order(asked).expect(201)));
    const again = await order(asked).expect(201);
    expect(new Set([...responses, again].map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await countPayments()).toBe(before + 1);
  });

  test("with the same id but another document or address is refused", async () => {
    const [first, second] = [await sendSheet(app, owner), await sendSheet(app, owner)];
    const asked = orderBody(first.id);
    await order(asked).expect(201);
    const { verifierInfo } = asked;
    for (const other of [
      { documentId: second.id },
      { verifierInfo: { ...verifierInfo, email: "else@example.com" } },
    ])
      expect((await order({ ...asked, ...other }).expect(409)).body.code).toBe("payment_id_taken");
  });

  test("again, from another device that knows the address only, keeps the name and the company", async () => {
    const { id } = await sendSheet(app, owner);
    const asked = orderBody(id);
    const { email, name } = asked.verifierInfo;
    const stored = async (verifierInfo: object) => {
      await order({ ...asked, verifierInfo: { email, ...verifierInfo } }).expect(201);
      const { rows } = await app.deps.pool.query(
        "select name, company from verification_orders where payment_id = $1",
        [asked.id],
      );
      return rows[0];
    };
    expect(await stored({ name, company: "Mdundo" })).toEqual({ name, company: "Mdundo" });
    expect(await stored({ name: email.toUpperCase() })).toEqual({ name, company: "Mdundo" });
    expect(await stored({ name: "Wanjikũ", company: "" })).toEqual({ name: "Wanjikũ", company: "" });
  });

  test("with the id of somebody's own payment is refused, and opens nothing of it", async () => {
    const { id } = await sendSheet(app, owner);
    const { payment } = await startPayment(owner);
    await order(orderBody(id, { id: payment.id })).expect(409);
    await app.nobody().get(`/api/verify/payments/${payment.id}`).expect(404);
    const paid = await completedPayment(app, owner);
    await app
      .nobody()
      .post(`/api/verify/payments/${paid.id}/verify`)
      .send({ reference: paid.reference })
      .expect(404);
  });

  test("a payment of a guest is on nobody's list, also of whoever has that address or was signed in", async () => {
    const { user, caller } = await app.signedIn();
    const { id } = await sendSheet(app, owner);
    const asked = orderBody(id, { verifierInfo: { email: user.email, name: "Amina" } });
    await order(asked, caller).expect(201);
    expect((await caller.get("/api/payments").expect(200)).body).toEqual([]);
    await caller.get(`/api/payments/${asked.id}`).expect(404);
  });

  test("is the one place that sells it: an account's payment is refused, whatever the price", async () => {
    const body = paymentBody({ serviceType: "ownership_verification", amount: "20" });
    expect((await owner.post("/api/payments").send(body).expect(409)).body.code).toBe("service_inactive");
  });

  test("of a document that was never sent, was deleted, or never was, finds nothing", async () => {
    const draft = await createSheet(owner);
    const deleted = await sendSheet(app, owner);
    await owner.delete(`/api/documents/${deleted.id}`).send({ password: PASSWORD }).expect(204);
    const before = await countPayments();
    const errors = [];
    for (const id of [draft.id, deleted.id, randomUUID()]) {
      errors.push(JSON.stringify((await order(orderBody(id)).expect(404)).body));
    }
    expect(new Set(errors).size).toBe(1);
    expect(errors[0]).toContain("document_not_found");
    expect(await countPayments()).toBe(before);
  });

  test.each(["1", "19.99", "399"])("at %s KES is told the price", async (amount) => {
    const { id } = await sendSheet(app, owner);
    const { body } = await order(orderBody(id, { amount })).expect(409);
    expect(body).toMatchObject({ code: "price_changed", priceKes: 20 });
  });

  test("after the price has changed is told the new one, and what was started stays at the old one", async () => {
    const { id } = await sendSheet(app, owner);
    const { payment, processBody } = await paidOrder(app, id);
    await price({ price_cents: 5000, is_active: true });
    expect((await order(orderBody(id)).expect(409)).body.priceKes).toBe(50);
    await app.nobody().post("/api/verify/process").send(processBody).expect(200);
    expect((await app.nobody().get(`/api/verify/payments/${payment.id}`)).body.amount).toBe("20.00");
  });

  test("while it is not offered is refused, and what was paid before is still given", async () => {
    const { id } = await sendSheet(app, owner);
    const { processBody } = await paidOrder(app, id);
    await price({ price_cents: 2000, is_active: false });
    expect((await order(orderBody(id)).expect(409)).body.code).toBe("service_inactive");
    await app.nobody().post("/api/verify/process").send(processBody).expect(200);
  });

  test("is switched off without keys, and what is verified stays readable", async () => {
    const { id } = await sendSheet(app, owner);
    const done = await paidOrder(app, id);
    const { body: verification } = await app.nobody().post("/api/verify/process").send(done.processBody);
    const waiting = await paidOrder(app, id);
    const off = await startTestApp({
      beside: app,
      env: {
        NODE_ENV: "production",
        SEAL: "off",
        APP_URL: "http://localhost",
        PAYSTACK_SECRET_KEY: "",
        PAYSTACK_PUBLIC_KEY: "",
      },
    });
    const nobody = off.nobody();
    expect((await order(orderBody(id), nobody).expect(503)).body.code).toBe("payments_unavailable");
    const refused = await nobody.post("/api/verify/process").send(waiting.processBody).expect(503);
    expect(refused.body.code).toBe("payments_unavailable");
    const again = await nobody.post("/api/verify/process").send(done.processBody).expect(200);
    expect(again.body).toEqual(verification);
    await off.stop();
  });

  test.each([
    ["a 500", faults["a 500"]],
    ["a dropped connection", faults["a dropped connection"]],
  ])(
    "starts nothing for now with a provider that answers with %s, and then the same payment",
    async (_, fault) => {
      const asked = orderBody((await sendSheet(app, owner)).id);
      app.paystack.ails(fault);
      expect((await order(asked).expect(502)).body.code).toBe("provider_failed");
      const before = await countPayments();
      app.paystack.ails(undefined);
      await order(asked).expect(201);
      expect(await countPayments()).toBe(before);
    },
  );
});

test("a verifier asks 60 times an hour, at all servers together, and uses up nobody else's at the same address", async () => {
  const other = await startTestApp({ beside: app });
  const asked = { verifierInfo: { email: `${randomUUID()}@example.com`, name: "Wanjiku" } };
  for (let time = 0; time < 60; time++) await order(asked, (time % 2 ? app : other).nobody()).expect(400);
  for (const server of [app, other]) {
    const { body, headers } = await order(asked, server.nobody()).expect(429);
    expect(body.code).toBe("too_many_requests");
    expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  }
  await order({ verifierInfo: { ...asked.verifierInfo, email: "else@example.com" } }).expect(400);
  await other.stop();
});

describe("GET /api/verify/payments/{id}", () => {
  const read = async (id: string) => (await app.nobody().get(`/api/verify/payments/${id}`).expect(200)).body;

  test("tells whoever comes back what the payment is for, whether it is paid, and what came of it", async () => {
    const { id } = await sendSheet(app, owner);
    const { payment, paystack, processBody } = await orderVerification(app, id);
    expect(await read(payment.id)).toEqual({ ...payment, documentId: id, verificationId: null });
    await app.paystack.pay(paystack.reference);
    const { body } = await app.nobody().post("/api/verify/process").send(processBody).expect(200);
    expect(await read(payment.id)).toMatchObject({
      status: "completed",
      documentId: id,
      verificationId: body.verificationId,
      usedAt: body.verifiedAt,
    });
  });

  test("finds nothing under an id that nobody made", async () => {
    const { body } = await app.nobody().get(`/api/verify/payments/${randomUUID()}`).expect(404);
    expect(body.code).toBe("payment_not_found");
  });

  test("finds nothing under what is no id, whatever id was given to a payment", async () => {
    const { id } = await sendSheet(app, owner);
    await order(orderBody(id, { id: "00000000-0000-0000-0000-000000000000" })).expect(400);
    await app.nobody().get("/api/verify/payments/none").expect(404);
  });
});

test("whether a document is signed changes neither the answer nor the work of starting a payment", async () => {
  const [open, done] = [await sendSheet(app, owner), await sendSheet(app, owner)];
  for (const token of done.tokens) await signed(token);
  await app.deps.jobs.idle();
  await order(orderBody(open.id)).expect(201);

  const observe = async (documentId: string) => {
    const statements: string[] = [];
    const spy = vi.spyOn(Client.prototype, "query");
    const { body, headers } = await order(orderBody(documentId)).expect(201);
    for (const [statement] of spy.mock.calls as unknown as [string | { text: string }][])
      statements.push(typeof statement === "string" ? statement : statement.text);
    spy.mockRestore();
    const ours = statements.filter((statement) =>
      /\b(documents|payments|verification_orders)"/.test(statement),
    );
    const shape = JSON.stringify(body, (_key, value: unknown) =>
      typeof value === "string" ? "text" : value,
    );
    return { ours, shape, headers: Object.keys(headers).toSorted() };
  };
  const [unsigned, fullySigned] = [await observe(open.id), await observe(done.id)];
  expect(unsigned.ours.length).toBeGreaterThan(4);
  expect(fullySigned).toEqual(unsigned);
});
