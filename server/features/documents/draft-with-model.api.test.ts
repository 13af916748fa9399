import { randomUUID } from "node:crypto";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { findFreePort } from "#server/dev/postgres/find-free-port";
import { start } from "#server/start";
import { startTestApp, type Caller } from "#server/testing/app";
import { responseLines } from "#server/testing/response-lines";
import { appForFile } from "#server/testing/app-for-file";
import { agreementOf, producerBody } from "#server/testing/factories/create-agreement";
import { completedPayment } from "#server/testing/factories/start-payment";
import { createUser, PASSWORD } from "#server/testing/factories/user";
import { goodDraft, HAND } from "#server/testing/model-drafts";
import { responds, fails, hangs, startOpenAiServer, type Behaviour } from "#server/testing/openai-server";
import type { DraftingProgress } from "#shared/contract/agreements";
import { Payment } from "#shared/contract/payments";

const model = await startOpenAiServer();
afterAll(() => model.stop());
const ai = { OPENAI_API_KEY: "sk-local", OPENAI_BASE_URL: model.url };
const app = await appForFile({ env: ai });

let caller: Caller;
let email: string;
let paymentId: string;

beforeEach(async () => {
  ({ email } = await createUser(app.deps));
  caller = await app.signIn({ email });
  paymentId = (await completedPayment(app, caller)).id;
  model.behave(responds(goodDraft));
});

/** The lines of a draft that is asked for with progress. */
const draftInLines = (body: object = producerBody()) =>
  responseLines<DraftingProgress>(caller.post("/api/documents").send({ ...body, paymentId }));

async function isPaymentUsed(): Promise<boolean> {
  const { body } = await caller.get(`/api/payments/${paymentId}`).expect(200);
  return Payment.parse(body).usedAt !== null;
}

test("GET /api/services tells that a model drafts", async () => {
  const { body } = await app.nobody().get("/api/services").expect(200);
  expect(body).toMatchObject({ drafting: "ai" });
});

describe("POST /api/documents with a model", () => {
  test("tells each clause as it is written, and answers the agreement", async () => {
    const { status, lines } = await draftInLines();
    expect(status).toBe(201);
    const progress = lines.flatMap((line) => line.progress ?? []);
    expect([...new Set(progress.map(({ step }) => step))]).toEqual([
      "facts",
      "clauses",
      "writing",
      "checking",
      "saving",
    ]);
    expect(progress.map(({ heading }) => heading)).toEqual(expect.arrayContaining(["Fee", "Credit"]));
    const shares = progress.map(({ done }) => done);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));

    const document = agreementOf(lines.at(-1)?.answer);
    expect(document.content.draftedBy).toBe("ai");
    expect(document.content.generatedAgreement).toContain(HAND);
    expect(await isPaymentUsed()).toBe(true);
  });

  test.each([
    ["does not answer", fails(503), "drafting_failed", 502],
    ["takes too long", hangs(), "drafting_timeout", 504],
  ])(
    "leaves the payment unused when the model %s, for another try or our library",
    async (_what, behaviour, code, status) => {
      const limit = status === 504 ? { OPENAI_TIME_LIMIT: "0.5" } : {};
      const slow = await startTestApp({ beside: app, env: { ...ai, ...limit } });
      model.behave(behaviour);
      caller = await slow.signIn({ email });
      expect((await draftInLines()).lines.at(-1)).toMatchObject({ error: { code, status } });
      expect(await isPaymentUsed()).toBe(false);

      const plain = await caller
        .post("/api/documents")
        .send({ ...producerBody(), paymentId })
        .expect(status);
      expect(plain.body).toMatchObject({ code });

      const { lines } = await draftInLines({ ...producerBody(), draftedBy: "clause_library" });
      expect(agreementOf(lines.at(-1)?.answer).content.draftedBy).toBe("clause_library");
      expect(await isPaymentUsed()).toBe(true);
      await slow.stop();
    },
  );

  test("refuses what it can before it begins with a status of its own", async () => {
    await draftInLines();
    await caller
      .post("/api/documents")
      .set("Accept", "application/x-ndjson")
      .send({ ...producerBody(), paymentId })
      .expect(409)
      .expect("Content-Type", /^application\/json/)
      .expect(({ body }) => expect(body).toMatchObject({ code: "payment_used" }));
  });
});

describe("a draft under way", () => {
  /** A model that takes its request and waits until it is let go. */
  function patientModel() {
    const asked = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const behaviour: Behaviour = async (request, response) => {
      asked.resolve();
      await gate.promise;
      await responds(goodDraft)(request, response);
    };
    return { behaviour, asked: asked.promise, letGo: gate.resolve };
  }

  /** The whole service, which can be stopped as a deployment stops it, and somebody who has asked it for a draft. */
  async function draftUnderWay() {
    const { behaviour, asked, letGo } = patientModel();
    model.behave(behaviour);
    const PORT = await findFreePort();
    const service = await start({ ...app.deps.env, PORT }, { live: false });
    const post = (path: string, body: object, headers: Record<string, string>, signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${PORT}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", connection: "close", ...headers },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
    const signedIn = await post("/api/login", { email, password: PASSWORD }, {});
    const cookie = signedIn.headers.getSetCookie()[0]!.split(";")[0]!;
    const id = randomUUID();
    const leaving = new AbortController();
    const headers = { cookie, accept: "application/x-ndjson" };
    const lines = post("/api/documents", { ...producerBody(), id, paymentId }, headers, leaving.signal).then(
      (response) => response.text(),
    );
    await asked;
    return { service, id, lines, letGo, leave: () => leaving.abort() };
  }

  const find = (id: string) => caller.get(`/api/documents/${id}`).expect(200);

  test("is finished when its buyer closes the page", async () => {
    const { service, id, lines, letGo, leave } = await draftUnderWay();
    leave();
    await expect(lines).rejects.toThrow();
    letGo();
    await service.deps.longWork.finished(10_000);
    expect(agreementOf((await find(id)).body).content.draftedBy).toBe("ai");
    expect(await isPaymentUsed()).toBe(true);
    await service.stop("the test is over");
  });

  test("is finished and answered before the service stops", async () => {
    const { service, id, lines, letGo } = await draftUnderWay();
    const stopped = service.stop("a deployment");
    letGo();
    expect(await lines).toMatch(/\n\{"answer":\{/);
    await stopped;
    await find(id);
  });

  test("is finished before the service stops also when nobody waits for it", async () => {
    const { service, id, lines, letGo, leave } = await draftUnderWay();
    leave();
    await expect(lines).rejects.toThrow();
    service.server.once("close", letGo);
    await service.stop("a deployment");
    expect(agreementOf((await find(id)).body).content.draftedBy).toBe("ai");
  });
});
