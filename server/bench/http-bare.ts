import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { Pool } from "pg";
import { idOf, tokenHashOf } from "#server/bench/http-data";

/** What the product is measured against: Express handlers that run the same SQL through pg, and nothing else. */
type Query = { text: string; values: unknown[] };
type Recording = { list: Query[]; view: Query[]; sign: Query[]; signIndex: number };

const pool = new Pool({ connectionString: process.argv[2], max: 10 });
const app = express();
app.disable("etag");
app.disable("x-powered-by");

process.on("message", ({ list, view, sign, signIndex }: Recording) => {
  app.get("/api/documents", async (_request, response) => {
    response.json((await runAll(pool, list)).at(-1));
  });
  app.get("/api/sign/:token", async (_request, response) => {
    response.json(await runAll(pool, view));
  });
  app.post("/api/sign/:token", async (request, response) => {
    const index = Number(request.params.token.split("-").at(-1));
    const client = await pool.connect();
    try {
      response.json(
        (
          await runAll(
            client,
            sign.map((query) => moved(query, signIndex, index)),
          )
        ).at(-1),
      );
    } finally {
      client.release();
    }
  });
  process.send?.({ ready: true });
});

async function runAll(connection: Pick<Pool, "query">, queries: readonly Query[]): Promise<unknown[]> {
  const responses: unknown[] = [];
  for (const { text, values } of queries) responses.push((await connection.query(text, values)).rows);
  return responses;
}

/** The recorded query, for another document: its ids in place of the recorded ones, and fresh ids where one must be unique. */
function moved({ text, values }: Query, from: number, to: number): Query {
  const ids = new Map([
    [idOf("document", from), idOf("document", to)],
    [idOf("version", from), idOf("version", to)],
    [idOf("signer-0", from), idOf("signer-0", to)],
    [tokenHashOf(from), tokenHashOf(to)],
  ]);
  return {
    text,
    values: values.map((value) => {
      if (typeof value !== "string") return value;
      if (value.startsWith("SIG-")) return `SIG-${randomUUID().slice(-12)}`;
      if (/pgboss|"notices"/.test(text) && !ids.has(value) && /^[0-9a-f]{8}-/.test(value))
        return randomUUID();
      return ids.get(value) ?? value;
    }),
  };
}

const server = createServer(app);
server.listen(0, "127.0.0.1", () => process.send?.({ port: (server.address() as AddressInfo).port }));
