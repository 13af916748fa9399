import { eq } from "#server/orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { payments } from "#server/db/tables/payments";
import { reconcilePayments } from "#server/features/payments/reconcile-payments";
import type { Caller } from "#server/testing/app";
import { appForFile } from "#server/testing/app-for-file";
import { completedPayment, startPayment } from "#server/testing/factories/start-payment";
import { faults } from "#server/testing/paystack-server";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const app = await appForFile();
let owner: Caller;
let ownerEmail: string;

beforeEach(async () => {
  const { user, caller } = await app.signedIn();
  owner = caller;
  ownerEmail = user.email;
});
afterEach(() => app.paystack.ails(undefined));

const statusOf = async (id: string) => (await owner.get(`/api/payments/${id}`).expect(200)).body.status;
const reconcile = () => reconcilePayments(app.deps);
/** How often the provider is asked about the payment while this goes on. */
async function asked(reference: string, act: () => Promise<void>) {
  const calls = () => app.paystack.calls.filter((call) => call.endsWith(`/verify/${reference}`)).length;
  const before = calls();
  await act();
  return calls() - before;
}

test("a payment whose buyer left and whose webhook was lost is completed after ten minutes, with a receipt", async () => {
  const { payment, paystack } = await startPayment(owner);
  await app.paystack.pay(paystack.reference);
  app.clock.pass(9 * MINUTE);
  await reconcile();
  expect(await statusOf(payment.id)).toBe("pending");
  app.clock.pass(MINUTE);
  await reconcile();
  expect(await statusOf(payment.id)).toBe("completed");
  const [mail] = await app.mailsTo(ownerEmail);
  expect(mail!.subject).toMatch(/^Receipt SAH-/);
  expect(mail!.text).toContain("waits beside this payment until you continue");
});

test("one that nobody pays is asked about a few times and abandoned after a day", async () => {
  const { payment } = await startPayment(owner);
  const times = await asked(payment.reference, async () => {
    for (let quarter = 0; quarter < 4 * 25; quarter++) {
      app.clock.pass(15 * MINUTE);
      await reconcile();
    }
  });
  expect(times).toBeGreaterThan(5);
  expect(times).toBeLessThan(20);
  expect(await statusOf(payment.id)).toBe("abandoned");
});

test("an abandoned one that is paid after all is completed by the webhook", async () => {
  const { payment, paystack } = await startPayment(owner);
  app.clock.pass(25 * HOUR);
  await reconcile();
  expect(await statusOf(payment.id)).toBe("abandoned");
  await app.paystack.pay(paystack.reference);
  const { body, signature } = await app.paystack.event(paystack.reference);
  await app
    .nobody()
    .post("/api/paystack/webhook")
    .set("x-paystack-signature", signature)
    .send(body)
    .expect(200);
  expect(await statusOf(payment.id)).toBe("completed");
});

test("a declined one is asked about too: the second card may have worked", async () => {
  const { payment, paystack } = await startPayment(owner);
  await app.paystack.pay(paystack.reference, "declined_card");
  await owner.post(`/api/payments/${payment.id}/verify`).send({ reference: payment.reference }).expect(402);
  await app.paystack.pay(paystack.reference, "card");
  app.clock.pass(10 * MINUTE);
  await reconcile();
  expect(await statusOf(payment.id)).toBe("completed");
});

test("a completed one is not asked about", async () => {
  const { reference } = await completedPayment(app, owner);
  app.clock.pass(11 * MINUTE);
  expect(await asked(reference, reconcile)).toBe(0);
});

test("a provider that is away is asked again five minutes later, also after a day, and keeps nobody else waiting", async () => {
  const { payment, paystack } = await startPayment(owner);
  app.clock.pass(25 * HOUR);
  app.paystack.ails(faults["malformed JSON"]);
  await reconcile();
  expect(await statusOf(payment.id)).toBe("pending");
  app.paystack.ails(undefined);
  await app.paystack.pay(paystack.reference);
  await reconcile();
  expect(await statusOf(payment.id)).toBe("pending");
  app.clock.pass(5 * MINUTE);
  await reconcile();
  expect(await statusOf(payment.id)).toBe("completed");
});

describe("the form that was paid for", () => {
  const DAY = 24 * HOUR;
  const documentData = { trackTitle: "Lamu by Morning" };
  const formOf = async (id: string) =>
    (await owner.get(`/api/payments/${id}`).expect(200)).body.documentData as unknown;

  test("is forgotten after a week when nobody paid", async () => {
    const { payment } = await startPayment(owner, { documentData });
    app.clock.pass(7 * DAY - MINUTE);
    await reconcile();
    expect(await formOf(payment.id)).toEqual(documentData);
    app.clock.pass(2 * MINUTE);
    await reconcile();
    expect(await formOf(payment.id)).toBeNull();
    expect(await statusOf(payment.id)).toBe("abandoned");
  });

  test("is forgotten after ninety days when the payment is not used, and the payment stays", async () => {
    const { id } = await completedPayment(app, owner, { documentData });
    await app.deps.db.update(payments).set({ paidAt: app.clock.now() }).where(eq(payments.id, id));
    app.clock.pass(90 * DAY - MINUTE);
    await reconcile();
    owner = await app.signIn({ email: ownerEmail });
    expect(await formOf(id)).toEqual(documentData);
    app.clock.pass(2 * MINUTE);
    await reconcile();
    expect(await formOf(id)).toBeNull();
    expect((await owner.get(`/api/payments/${id}`).expect(200)).body).toMatchObject({
      status: "completed",
      usedAt: null,
    });
  });

  test("is forgotten also where payments are switched off", async () => {
    const { payment } = await startPayment(owner, { documentData });
    app.clock.pass(7 * DAY + MINUTE);
    await reconcilePayments({ ...app.deps, payments: null });
    expect(await formOf(payment.id)).toBeNull();
  });
});

test("thirty at once, by two processes at once, are each completed with one receipt", async () => {
  const started = await Promise.all(Array.from({ length: 30 }, () => startPayment(owner)));
  for (const { paystack } of started) await app.paystack.pay(paystack.reference);
  app.clock.pass(10 * MINUTE);
  await Promise.all([reconcile(), reconcile()]);
  for (const { payment } of started) expect(await statusOf(payment.id)).toBe("completed");
  const mails = await app.mailsTo(ownerEmail);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(30);
  expect(mails).toHaveLength(30);
});
