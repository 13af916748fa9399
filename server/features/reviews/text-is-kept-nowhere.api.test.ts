import { randomInt, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contractText, words } from "#server/testing/factories/create-review";
import { cite, HAND, issueOn, reading, textIn } from "#server/testing/model-readings";
import { fails, hangs, responds, says, startOpenAiServer } from "#server/testing/openai-server";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";
import { tablesWith } from "#server/testing/tables-with";
import { CreatePaymentResponse } from "#shared/contract/payments";
import { ReviewResponse } from "#shared/contract/review-results";

/** Servers of their own that log all they can, so that everything they leave behind can be searched. */
const model = await startOpenAiServer();
let byRules: ServerProcess;
let byModel: ServerProcess;

beforeAll(async () => {
  const loud = { LOG_LEVEL: "trace" };
  const ai = { OPENAI_API_KEY: "sk-local", OPENAI_BASE_URL: model.url, OPENAI_TIME_LIMIT: "8" };
  [byRules, byModel] = await Promise.all([
    createServerProcess(undefined, loud),
    createServerProcess(undefined, { ...loud, ...ai }),
  ]);
});
afterAll(async () => {
  await Promise.all([byRules.remove(), byModel.remove(), model.stop()]);
});

/** A word that stands in the contract and nowhere else, in a clause that no finding rests on. */
const newWord = () => `Zanzimbo${randomUUID().replaceAll("-", "")}`;
const textWith = (word: string) =>
  contractText(`6. NOTICES\n\n6.1 Notices shall be sent to ${word} House, Moi Avenue, Nairobi.`);

/** Somebody who has paid for a review: the text went along with the payment, as the client may send it. */
async function newBuyer(server: ServerProcess, text: string) {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "x-forwarded-for": `198.18.${randomInt(256)}.${randomInt(256)}`,
  };
  const send = async (path: string, request: RequestInit = {}) => {
    const response = await fetch(server.url + path, { ...request, headers });
    const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
    if (cookie) headers.cookie = cookie;
    return { status: response.status, body: await response.json() };
  };
  const post = (path: string, body: object | string) =>
    send(path, { method: "POST", body: typeof body === "string" ? body : JSON.stringify(body) });
  const email = `buyer-${randomUUID()}@example.com`;
  await post("/api/register", {
    email,
    password: "nairobi-nights",
    firstName: "Amina",
    lastName: "Wanjiru",
  });
  const order = { id: randomUUID(), amount: "399", email, serviceType: "ai_review", documentContent: text };
  const { payment, paystack } = CreatePaymentResponse.parse((await post("/api/payments", order)).body);
  await post(`/dev/paystack/window/${paystack.accessCode}/pay`, { method: "card" });
  await post(`/api/payments/${payment.id}/verify`, { reference: payment.reference });
  return { post, get: (path: string) => send(path), paymentId: payment.id };
}

/** Where the word has been left: tables of any schema, files of the server's folder, its log, its mails. */
async function placesWith(server: ServerProcess, word: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: server.databaseUrl });
  const tables = await tablesWith({ deps: { pool } }, word);
  await pool.end();
  const entries = await readdir(server.folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const found: string[] = [...tables];
  for (const file of files) if ((await readFile(file)).includes(word)) found.push(file);
  if (server.log().includes(word)) found.push("log");
  if (JSON.stringify(server.mails.mails).includes(word)) found.push("mails");
  return found;
}

describe("the text of a contract is found nowhere", () => {
  test("after a review by rules, after every refusal and after an answer that was asked for again", async () => {
    const word = newWord();
    const text = textWith(word);
    const { post, paymentId } = await newBuyer(byRules, text);
    const body = { documentContent: text, paymentId };
    const errors: [body: object | string, status: number][] = [
      [{ ...body, documentContent: text + "x".repeat(100_000) }, 400],
      [{ ...body, documentContent: [text] }, 400],
      [{ ...body, paymentId: text }, 400],
      [{ ...body, paymentId: randomUUID() }, 404],
      [{ ...body, paymentId: null }, 402],
      [{ ...body, documentContent: `Chemsha maji ya moto na ${word} kwa sufuria. `.repeat(5) }, 422],
      [`{"documentContent":"${word}"`, 400],
      [`{"documentContent":"${word.repeat(40_000)}"}`, 413],
    ];
    for (const [refused, status] of errors)
      expect((await post("/api/ai-review", refused)).status).toBe(status);
    expect((await post("/api/ai-review/check", body)).body).toMatchObject({ obstacle: null });
    expect((await post("/api/contract-check", body)).status).toBe(200);
    expect((await post("/api/ai-review", body)).status).toBe(200);
    expect((await post("/api/ai-review", body)).status).toBe(200);
    const another = { ...body, documentContent: `${text} Signed.` };
    expect((await post("/api/ai-review", another)).status).toBe(409);

    expect(await placesWith(byRules, word)).toEqual([]);
    expect(await placesWith(byRules, words.perpetuity)).toEqual(["public.reviews"]);
    expect(byRules.log()).toContain("POST /api/ai-review");
    expect((await placesWith(byRules, paymentId)).join()).toMatch(/public\.payments.*paystack/);
  });

  test("after a review by a model that fails in every way, repeats the text, and succeeds", async () => {
    const word = newWord();
    const text = textWith(word);
    const { post, paymentId } = await newBuyer(byModel, text);
    const body = { documentContent: text, paymentId };
    const echo = { message: text, code: "server_error", param: text };
    for (const [behaviour, status] of [
      [fails(500, echo), 502],
      [fails(400, echo), 502],
      [says(text), 502],
      [says(`{"isContract":"${word}","issues":"${word}"}`), 502],
      [hangs(), 504],
    ] as const) {
      model.behave(behaviour);
      expect((await post("/api/ai-review", body)).status).toBe(status);
    }
    model.behave(
      responds((request) =>
        reading({ issues: [issueOn("moral_rights", cite(request, words.neutral)), issueOn(30, ["s999"])] }),
      ),
    );
    expect((await post("/api/ai-review", body)).status).toBe(200);
    expect(model.requests.some((request) => textIn(request).includes(word))).toBe(true);

    expect(await placesWith(byModel, word)).toEqual([]);
    expect(await placesWith(byModel, HAND)).toEqual(["public.reviews"]);
    expect(byModel.log()).toContain("review_timeout");
  });

  test("after the server was killed (SIGKILL) in the middle of a review, which then costs nothing and is made once", async () => {
    const word = newWord();
    const text = textWith(word);
    const { post, get, paymentId } = await newBuyer(byModel, text);
    const body = { documentContent: text, paymentId };
    const asked = Promise.withResolvers<void>();
    model.behave(() => asked.resolve());
    const lost = post("/api/ai-review", body).catch(() => "lost");
    await asked.promise;
    await byModel.kill();
    await byModel.start();
    expect(await lost).toBe("lost");

    model.behave(responds(() => reading()));
    expect(await post("/api/ai-review", body)).toMatchObject({
      status: 409,
      body: { code: "payment_in_use" },
    });
    await passClaim(byModel, paymentId);
    const retried = await post("/api/ai-review", body);
    expect(retried.status).toBe(200);
    expect(await post("/api/ai-review", body)).toEqual(retried);
    expect((await get("/api/ai-reviews")).body).toEqual([ReviewResponse.parse(retried.body).review]);
    expect((await get("/api/payments")).body).toMatchObject([{ id: paymentId, usedAt: expect.any(String) }]);
    expect(await placesWith(byModel, word)).toEqual([]);
  });
});

/** As when the time has passed after which whoever held a payment counts as gone. */
async function passClaim(server: ServerProcess, paymentId: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: server.databaseUrl });
  const moved = await pool.query(
    "update payments set drafting_since = drafting_since - interval '20 seconds' where id = $1 and used_at is null",
    [paymentId],
  );
  await pool.end();
  expect(moved.rowCount).toBe(1);
}
