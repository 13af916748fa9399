import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import express from "express";
import supertest from "supertest";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLocalPaystack, signature, type LocalPaystack } from "#server/dev/paystack/local-paystack";
import { devPaystackRoutes } from "#server/dev/paystack/paystack-routes";
import { sendErrors } from "#server/http/errors";

const keys = { secretKey: "sk_test_secret", publicKey: "pk_test_public" };
let folder: string;
let provider: LocalPaystack;
let browser: ReturnType<typeof supertest>;
let passed = 0;
const now = () => Date.now() + passed;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sahihi-dev-paystack-"));
  provider = createLocalPaystack({ folder, secretKey: keys.secretKey, mpesaSeconds: 60, now });
  const routes = devPaystackRoutes(provider, { ...keys, publicUrl: "http://sahihi.test" });
  browser = supertest(express().use(routes).use(sendErrors));
});
afterAll(async () => {
  provider.stop();
  await rm(folder, { recursive: true });
});

const order = (reference: string) => ({
  email: "amina@example.com",
  amount: 39900,
  currency: "KES",
  reference,
  callback_url: "http://sahihi.test/agreements",
});
const initialize = (body: object, key = keys.secretKey) =>
  browser.post("/dev/paystack/transaction/initialize").set("Authorization", `Bearer ${key}`).send(body);
const verify = (reference: string) =>
  browser
    .get(`/dev/paystack/transaction/verify/${reference}`)
    .set("Authorization", `Bearer ${keys.secretKey}`);
const windowOf = async (reference: string) =>
  `/dev/paystack/window/${(await initialize(order(reference)).expect(200)).body.data.access_code}`;

test("a transaction is begun, seen as abandoned, and paid with a card", async () => {
  const { body } = await initialize(order("AGR_card")).expect(200);
  expect(body).toMatchObject({ status: true, data: { reference: "AGR_card" } });
  expect(body.data.authorization_url).toBe(`http://sahihi.test/dev/paystack/window/${body.data.access_code}`);
  expect((await verify("AGR_card").expect(200)).body.data).toMatchObject({
    status: "abandoned",
    paid_at: null,
  });

  await browser
    .post(`${await windowOf("AGR_card")}/pay`)
    .send({ method: "card" })
    .expect(200);
  const { text: json, body: response } = await verify("AGR_card").expect(200);
  expect(response.data).toMatchObject({
    status: "success",
    amount: 39900,
    currency: "KES",
    domain: "test",
    channel: "card",
  });
  expect(json).toMatch(/"id":\d{15,20},/);
});

test("a declined card can be followed by one that is not", async () => {
  const window = await windowOf("AGR_declined");
  const { body } = await browser.post(`${window}/pay`).send({ method: "declined_card" }).expect(200);
  expect(body).toMatchObject({ status: "failed", message: "Declined" });
  expect((await browser.post(`${window}/pay`).send({ method: "card" })).body.status).toBe("success");
});

test.each([
  ["mpesa", "success"],
  ["silent_mpesa", "failed"],
])("%s waits for the phone, and ends as a %s", async (method, ending) => {
  const window = await windowOf(`AGR_${method}`);
  await browser.post(`${window}/pay`).send({ method }).expect(200);
  expect((await verify(`AGR_${method}`)).body.data).toMatchObject({
    status: "ongoing",
    channel: "mobile_money",
  });
  const again = await browser.post(`${window}/pay`).send({ method: "card" }).expect(200);
  expect(again.body.status).toBe("ongoing");
  passed += 60_000;
  expect((await browser.get(`${window}/state`).expect(200)).body.status).toBe(ending);
  expect((await verify(`AGR_${method}`)).body.data.status).toBe(ending);
});

test("the same reference is the same transaction, and a duplicate with anything else or once it is paid", async () => {
  const window = await windowOf("AGR_same");
  expect(await windowOf("AGR_same")).toBe(window);
  const { body } = await initialize({ ...order("AGR_same"), amount: 300 }).expect(400);
  expect(body).toEqual({ status: false, message: "Duplicate Transaction Reference" });
  await browser.post(`${window}/pay`).send({ method: "card" }).expect(200);
  await initialize(order("AGR_same")).expect(400);
});

test("nobody without the key begins or sees a transaction", async () => {
  for (const key of ["", "sk_test_another", keys.publicKey])
    await initialize(order("AGR_key"), key).expect(401);
  await browser.get("/dev/paystack/transaction/verify/AGR_card").expect(401);
  await verify("AGR_nothing").expect(404);
});

test.each([
  { amount: 299 },
  { amount: "much" },
  { currency: "NGN" },
  { email: "amina" },
  { reference: "a b" },
])("%j is refused", async (given) => {
  const { body } = await initialize({ ...order("AGR_bad"), ...given }).expect(400);
  expect(body).toEqual({ status: false, message: expect.stringMatching(/^Invalid \w+ sent$/) });
});

test("the window says that no money moves, and runs no script but its own", async () => {
  const { text: html, headers } = await browser.get(await windowOf("AGR_window")).expect(200);
  expect(html).toContain("No money moves here.");
  expect(html).toContain("399 KES");
  expect(headers["content-security-policy"]).toMatch(
    /default-src 'none'.*script-src 'self'.*frame-ancestors 'self'/,
  );
  expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
  for (const name of ["inline", "window"]) {
    await browser
      .get(`/dev/paystack/${name}.js`)
      .expect(200)
      .expect("Content-Type", /javascript/);
  }
});

test.each(["nothing", "..%2f..%2fetc%2fpasswd", "0".repeat(20)])(
  "a window for %s is not found",
  async (code) => {
    await browser.get(`/dev/paystack/window/${code}`).expect(404);
    await browser.get(`/dev/paystack/window/${code}/state`).expect(404);
    await browser.post(`/dev/paystack/window/${code}/pay`).send({ method: "card" }).expect(404);
  },
);

test("the inline script's newTransaction works with the public key alone", async () => {
  const begin = (key: string) =>
    browser.post("/dev/paystack/window").set("Authorization", `Bearer ${key}`).send(order("AGR_new"));
  await begin("pk_test_another").expect(401);
  expect((await begin(keys.publicKey).expect(200)).body.data.reference).toBe("AGR_new");
});

test("a phone that answers after the server was killed, and a webhook nobody took, are made up for by the next one", async () => {
  const told: string[] = [];
  let isUp = false;
  const shop = createServer((request, response) => {
    void text(request).then((body) => {
      response.statusCode = isUp ? 200 : 503;
      response.end();
      const isSigned = request.headers["x-paystack-signature"] === signature(body, keys.secretKey);
      const { data } = JSON.parse(body) as { data: { reference: string } };
      if (isUp) told.push(isSigned ? data.reference : "forged");
    });
  });
  await once(shop.listen(0, "127.0.0.1"), "listening");
  const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  const place = await mkdtemp(join(tmpdir(), "sahihi-dev-paystack-"));
  const settings = { folder: place, secretKey: keys.secretKey, mpesaSeconds: 60, webhookUrl, now };

  const killed = createLocalPaystack(settings);
  const facts = { email: "amina@example.com", amount: 39900, currency: "KES", callbackUrl: "", metadata: "" };
  const started = await killed.initialize({ ...facts, reference: "AGR_phone" });
  await killed.pay(started!.accessCode, "mpesa");
  const paid = await killed.initialize({ ...facts, reference: "AGR_untold" });
  await killed.pay(paid!.accessCode, "card");
  killed.stop();

  isUp = true;
  passed += 60_000;
  const next = createLocalPaystack(settings);
  await next.resume();
  await expect.poll(() => told.toSorted()).toEqual(["AGR_phone", "AGR_untold"]);
  await expect.poll(async () => (await next.verify("AGR_untold"))?.isTold).toBe(true);
  next.stop();
  shop.close();
  await rm(place, { recursive: true });
});
