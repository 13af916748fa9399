import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { featuredBody } from "#server/testing/factories/create-agreement";
import { paidPayment } from "#server/testing/factories/paid-payment";
import { fails, hangs, startOpenAiServer, type OpenAiServer } from "#server/testing/openai-server";
import { createServerProcess, type ServerProcess } from "#server/testing/server-process";

/** A server that is a process of its own and writes all it can, and a model that is not well. */
let model: OpenAiServer;
let server: ServerProcess;
let pool: Pool;
let cookie: string;
let paymentId: string;

beforeAll(async () => {
  model = await startOpenAiServer(hangs());
  server = await createServerProcess(undefined, {
    LOG_LEVEL: "trace",
    OPENAI_API_KEY: "a key that only tests know",
    OPENAI_BASE_URL: model.url,
  });
  pool = new Pool({ connectionString: server.databaseUrl });
});
afterAll(async () => {
  await pool.end();
  await server.remove();
  await model.stop();
});

beforeEach(async () => {
  const account = { password: "nairobi-nights", firstName: "Amina", lastName: "Wanjiru" };
  const registered = await post("/api/register", { ...account, email: `${randomUUID()}@example.com` });
  cookie = registered.headers.getSetCookie()[0]!.split(";")[0]!;
  const { id } = (await registered.json()) as { id: string };
  paymentId = await paidPayment(pool, id, "featured_artist_agreement");
});

function post(path: string, body: object): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}

async function paymentNow() {
  const { rows } = await pool.query<{ used: boolean; drafting: boolean; documents: number }>(
    `select used_at is not null as used, drafting_since is not null as drafting,
       (select count(*)::int from documents d where d.owner_id = p.owner_id) as documents
     from payments p where id = $1`,
    [paymentId],
  );
  return rows[0]!;
}

test("killed (SIGKILL) between payment and document, the user comes back to a paid, unused agreement", async () => {
  model.behave(hangs());
  const asked = model.requests.length;
  const attempt = post("/api/documents", { ...featuredBody(), paymentId }).catch(() => undefined);
  while (model.requests.length === asked) await delay(20);
  expect(await paymentNow()).toEqual({ used: false, drafting: true, documents: 0 });
  await server.kill();
  await attempt;
  await server.start();
  expect(await paymentNow()).toEqual({ used: false, drafting: true, documents: 0 });

  // As time goes by: whoever claimed a payment so long ago is gone.
  await pool.query("update payments set drafting_since = now() - interval '2 minutes' where id = $1", [
    paymentId,
  ]);
  const again = await post("/api/documents", { ...featuredBody(), paymentId, draftedBy: "clause_library" });
  expect(again.status).toBe(201);
  expect(await paymentNow()).toEqual({ used: true, drafting: false, documents: 1 });
});

test("when the model fails the payment is free at once, for another try or for the clause library", async () => {
  model.behave(fails(500));
  const body = { ...featuredBody(), id: randomUUID(), paymentId };
  const refused = await post("/api/documents", body);
  expect(refused.status).toBe(502);
  expect(await refused.json()).toMatchObject({ code: "drafting_failed" });
  expect(await paymentNow()).toEqual({ used: false, drafting: false, documents: 0 });
  expect((await post("/api/documents", { ...body, draftedBy: "clause_library" })).status).toBe(201);
});

test("neither the model nor the log ever sees a government id", async () => {
  model.behave(fails(500));
  const ids = { primary: "77418529630", featured: "BX55512347" };
  await post("/api/documents", { ...featuredBody(ids), paymentId });
  expect(
    (await post("/api/documents", { ...featuredBody(ids), paymentId, draftedBy: "clause_library" })).status,
  ).toBe(201);
  for (const id of Object.values(ids)) {
    expect(JSON.stringify(model.requests)).not.toContain(id);
    expect(server.log()).not.toContain(id);
  }
  expect(server.log()).toContain("POST /api/documents");
});
