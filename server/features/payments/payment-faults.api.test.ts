import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { paymentBody, startPayment } from "#server/testing/factories/start-payment";
import { faults } from "#server/testing/paystack-server";
import { Payment } from "#shared/contract/payments";

const app = await appForFile();
let owner: Caller;

beforeEach(async () => {
  owner = (await app.signedIn()).caller;
});
afterEach(async () => {
  app.paystack.ails(undefined);
  await app.paystack.start();
});

const verify = ({ id, reference }: Payment) => owner.post(`/api/payments/${id}/verify`).send({ reference });
const read = async (id: string) => Payment.parse((await owner.get(`/api/payments/${id}`).expect(200)).body);

const failed = {
  code: "provider_failed",
  message: "The payment provider did not answer as it should. You were not charged twice; please try again.",
};
const late = {
  code: "provider_timeout",
  message: "The payment provider took too long to answer. Please try again in a moment.",
};

const { "a hanging connection": hanging, ...quick } = faults;

describe.each(Object.entries(quick))("a provider that answers with %s", (_name, fault) => {
  test("starts nothing for now, and the same payment at the next try", async () => {
    const body = paymentBody();
    app.paystack.ails(fault);
    expect((await owner.post("/api/payments").send(body).expect(502)).body).toEqual(failed);
    app.paystack.ails(undefined);
    const { payment } = await startPayment(owner, body);
    expect((await owner.get("/api/payments").expect(200)).body).toEqual([payment]);
  });

  test("verifies nothing for now and loses nothing", async () => {
    const { payment, paystack } = await startPayment(owner);
    await app.paystack.pay(paystack.reference);
    app.paystack.ails(fault);
    expect((await verify(payment).expect(502)).body).toEqual(failed);
    expect(await read(payment.id)).toEqual(payment);
    app.paystack.ails(undefined);
    expect((await verify(payment).expect(200)).body.status).toBe("completed");
  });
});

test("a provider that hangs is given ten seconds, while others are served, and then nothing is lost", async () => {
  const { payment, paystack } = await startPayment(owner);
  await app.paystack.pay(paystack.reference);
  const body = paymentBody();
  app.paystack.ails(hanging);
  const [started, verified] = [owner.post("/api/payments").send(body), verify(payment)].map((response) =>
    response.then(({ status, body: error }) => ({ status, error: error as unknown })),
  );
  for (let time = 0; time < 20; time++) await owner.get("/api/payments").expect(200);
  expect(await started).toEqual({ status: 504, error: late });
  expect(await verified).toEqual({ status: 504, error: late });

  app.paystack.ails(undefined);
  await startPayment(owner, body);
  expect((await verify(payment).expect(200)).body.status).toBe("completed");
});

test("a provider that is not there is told as one that failed, and webhooks complete what it knows all the same", async () => {
  const { payment, paystack } = await startPayment(owner);
  await app.paystack.pay(paystack.reference);
  const { body, signature } = await app.paystack.event(paystack.reference);
  await app.paystack.stop();
  expect((await owner.post("/api/payments").send(paymentBody()).expect(502)).body).toEqual(failed);
  expect((await verify(payment).expect(502)).body).toEqual(failed);
  await app
    .nobody()
    .post("/api/paystack/webhook")
    .set("x-paystack-signature", signature)
    .send(body)
    .expect(200);
  expect((await verify(payment).expect(200)).body.status).toBe("completed");
});

test("a provider that asks to wait has its wish passed on", async () => {
  const { payment } = await startPayment(owner);
  app.paystack.ails(faults["a 429"]);
  const { headers } = await verify(payment).expect(502);
  expect(headers["retry-after"]).toBe("60");
});
