import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLocalPaystack } from "#server/dev/paystack/local-paystack";

test("a phone's answer is told though its timer goes off before the clock is there", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sahihi-paystack-"));
  const told = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    request.on("data", (body: Buffer) => told.resolve(body.toString()));
    response.end();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const start = Date.now();
  const paystack = createLocalPaystack({
    folder,
    secretKey: "sk_test_local",
    mpesaSeconds: 0.2,
    webhookUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    // A clock that is a tenth slower than the timers.
    now: () => start + (Date.now() - start) * 0.9,
  });
  onTestFinished(async () => {
    paystack.stop();
    server.close();
    await rm(folder, { recursive: true });
  });
  const order = { reference: "VER_1", email: "amina@example.com", amount: 100, currency: "KES" };
  const begun = await paystack.initialize({ ...order, callbackUrl: "http://sahihi.test", metadata: {} });
  await paystack.pay(begun!.accessCode, "mpesa");
  expect(JSON.parse(await told.promise)).toMatchObject({
    event: "charge.success",
    data: { reference: "VER_1", status: "success" },
  });
  await expect.poll(() => paystack.find(begun!.accessCode)).toMatchObject({ isTold: true });
});
