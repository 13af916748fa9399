import { randomInt, randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";
import { SheetDocument } from "#shared/contract/documents";
import { CreatePaymentResponse, Payment } from "#shared/contract/payments";
import { Verification } from "#shared/contract/verification";

/** Paying at a server that is a process of its own and has no keys: it can be killed, and its own provider with it. */
let server: ServerProcess;

beforeAll(async () => {
  server = await createServerProcess(undefined, { LOCAL_MPESA_SECONDS: "2" });
});
afterAll(() => server.remove());

/** Somebody with an account, signed in. */
async function newAccount(email: string) {
  const comingFrom = `198.18.${randomInt(256)}.${randomInt(256)}`;
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "x-forwarded-for": comingFrom,
  };
  const post = (path: string, body: object) =>
    fetch(server.url + path, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
  const account = { email, password: "nairobi-nights", firstName: "Amina", lastName: "Wanjiru" };
  const registered = await post("/api/register", account);
  headers.cookie = registered.headers.getSetCookie()[0]!.split(";")[0]!;
  return { headers, post };
}

async function newBuyer() {
  const email = `buyer-${randomUUID()}@example.com`;
  const { headers, post } = await newAccount(email);
  const id = randomUUID();
  const form = { trackTitle: "Lamu by Morning" };
  const body = { id, amount: "399", email, serviceType: "producer_agreement", documentData: form };
  return {
    email,
    start: async () => {
      const response = await post("/api/payments", body);
      expect(response.status).toBe(201);
      return CreatePaymentResponse.parse(await response.json());
    },
    startWithoutWaiting: () => post("/api/payments", body).catch(() => undefined),
    pay: async (accessCode: string, method: string) => {
      expect((await post(`/dev/paystack/window/${accessCode}/pay`, { method })).status).toBe(200);
    },
    payments: async () => {
      const response = await fetch(`${server.url}/api/payments`, { headers });
      return Payment.array().parse(await response.json());
    },
  };
}

async function restart(): Promise<void> {
  await server.kill();
  await server.start();
}

type Buyer = Awaited<ReturnType<typeof newBuyer>>;

/** What somebody who comes back finds: one payment, paid, not used. And one receipt, however often it may have been sent. */
async function expectPaidOnce(buyer: Buyer, id: string): Promise<void> {
  const found = async () =>
    (await buyer.payments()).map(({ id: paymentId, status, usedAt }) => ({ paymentId, status, usedAt }));
  await expect.poll(found, { interval: 200 }).toEqual([{ paymentId: id, status: "completed", usedAt: null }]);
  const isReceipt = ({ to, subject }: { to: string; subject: string }) =>
    to === buyer.email && subject.startsWith("Receipt");
  await server.mails.waitForMail(isReceipt);
  expect(new Set(server.mails.mails.filter(isReceipt).map(({ messageId }) => messageId)).size).toBe(1);
}

describe("a server that is killed (SIGKILL) and started again", () => {
  test("right after the card was taken: the buyer comes back to a paid, unused payment", async () => {
    const buyer = await newBuyer();
    const { payment, paystack } = await buyer.start();
    await buyer.pay(paystack.accessCode, "card");
    await restart();
    await expectPaidOnce(buyer, payment.id);
  });

  test("while M-Pesa waits for the phone: the phone is heard all the same", async () => {
    const buyer = await newBuyer();
    const { payment, paystack } = await buyer.start();
    await buyer.pay(paystack.accessCode, "mpesa");
    await restart();
    await expectPaidOnce(buyer, payment.id);
  });

  test("while the payment is being started: trying again starts the same one", async () => {
    const buyer = await newBuyer();
    const attempt = buyer.startWithoutWaiting();
    await restart();
    await attempt;
    const { payment, paystack } = await buyer.start();
    await buyer.pay(paystack.accessCode, "card");
    await expectPaidOnce(buyer, payment.id);
  });
});

/** Somebody without an account who has begun to pay for the verification of a sheet that was sent for signing. */
async function newVerifier() {
  const writer = { name: "Amina Wanjiru", email: `writer-${randomUUID()}@example.com` };
  const { post } = await newAccount(writer.email);
  const holder = { ...writer, role: "Songwriter", percentage: 100 };
  const content = {
    songTitle: "Lamu by Morning",
    artistName: "Amina",
    publishingRightsCollaborators: [holder],
  };
  const created = await post("/api/documents", { type: "split_sheet", content });
  const { id: documentId } = SheetDocument.parse(await created.json());
  await post(`/api/documents/${documentId}/send-for-signing`, { emails: [writer.email] });

  const verifierInfo = { email: `verifier-${randomUUID()}@example.com`, name: "Wanjiku Kamau" };
  const started = await post("/api/verify/payments", { amount: "20", documentId, verifierInfo });
  const { payment, paystack } = CreatePaymentResponse.parse(await started.json());
  const asked = { documentId, verifierInfo, paymentReference: payment.reference };
  return {
    email: verifierInfo.email,
    pay: () => post(`/dev/paystack/window/${paystack.accessCode}/pay`, { method: "card" }),
    process: () => post("/api/verify/process", asked),
    processWithoutWaiting: () => post("/api/verify/process", asked).catch(() => undefined),
  };
}

describe("a verification at a server that is killed", () => {
  /** One result with its certificate, however often it may have been sent, and the same answer for whoever asks. */
  const expectOneResult = async ({ email, process }: Awaited<ReturnType<typeof newVerifier>>) => {
    const isResult = ({ to, subject }: { to: string; subject: string }) =>
      to === email && subject.startsWith("Incomplete");
    await server.mails.waitForMail(isResult, 30_000);
    const results = server.mails.mails.filter(isResult);
    expect(new Set(results.map(({ messageId }) => messageId)).size).toBe(1);
    const { verificationId } = Verification.parse(await (await process()).json());
    expect(results[0]!.text).toContain(verificationId);
    expect(results[0]!.attachments).toHaveLength(1);
  };

  test("between the payment and the result: the mail comes though nobody comes back", async () => {
    const verifier = await newVerifier();
    await verifier.pay();
    await restart();
    await expectOneResult(verifier);
  });

  test("while the result is being made: it is made once", async () => {
    const verifier = await newVerifier();
    await verifier.pay();
    const attempt = verifier.processWithoutWaiting();
    await restart();
    await attempt;
    await expectOneResult(verifier);
  });
});
