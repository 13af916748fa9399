/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { ApiError } from "#client/lib/call";
import { callWithProgress } from "#client/lib/call-with-progress";
import { messageOf } from "#client/lib/errors";

let seen: IncomingMessage["headers"];
let told: unknown[];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  seen = request.headers;
  request.resume().once("end", () => answer(response));
});
const browserFetch = globalThis.fetch;

beforeEach(async () => {
  told = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  globalThis.fetch = (path, init) => browserFetch(`http://127.0.0.1:${port}${path as string}`, init);
});
afterEach(async () => {
  globalThis.fetch = browserFetch;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

type CallOptions = { signal?: AbortSignal; timeoutMs?: number };

function draft(options: CallOptions = {}) {
  const body = { type: "producer_agreement", content: "", paymentId: "" } as const;
  return callWithProgress(
    "POST /api/documents",
    { body },
    { onProgress: (progress) => told.push(progress), ...options },
  );
}

function lines(response: ServerResponse, ...texts: string[]): ServerResponse {
  response.writeHead(201, { "Content-Type": "application/x-ndjson" });
  for (const text of texts) response.write(text);
  return response;
}

const progress = (done: number) => ({ step: "writing", heading: "Ada ya mtayarishaji", done });
const progressLine = (done: number) => `${JSON.stringify({ progress: progress(done) })}\n`;
const thrown = (waiting: Promise<unknown>) => waiting.catch((error: unknown) => error);

it("tells progress as it comes and answers with the last line, wherever the pieces are cut", async () => {
  const text = `${progressLine(0.1)}\n${progressLine(0.6)}${JSON.stringify({ answer: { title: "Usiku wa Ọlá" } })}\n`;
  const bytes = Buffer.from(text);
  answer = (response) => {
    response.writeHead(201);
    for (let at = 0; at < bytes.length; at += 7) response.write(bytes.subarray(at, at + 7));
    response.end();
  };
  expect(await draft()).toEqual({ title: "Usiku wa Ọlá" });
  expect(told).toEqual([progress(0.1), progress(0.6)]);
  expect(seen).toMatchObject({ accept: "application/x-ndjson", "content-type": "application/json" });
});

it("throws a refusal before the first progress as every call does", async () => {
  const body = { code: "payment_used", message: "This payment has already been used for a document." };
  answer = (response) => void response.writeHead(409).end(JSON.stringify(body));
  const error = await thrown(draft());
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, code: "payment_used", serverMessage: body.message });
});

it("throws a refusal told in a line alike", async () => {
  const error = { status: 504, code: "review_timeout", message: "Drafting took too long." };
  answer = (response) => void lines(response, progressLine(0.1), `${JSON.stringify({ error })}\n`).end();
  expect(await thrown(draft())).toMatchObject({
    name: "ApiError",
    status: 504,
    code: "review_timeout",
    serverMessage: "Drafting took too long.",
  });
  expect(told).toEqual([progress(0.1)]);
});

it.each<[string, (response: ServerResponse) => void]>([
  ["ends without one", (response) => void lines(response, progressLine(0.1)).end()],
  ["ends in the middle of it", (response) => void lines(response, progressLine(0.1), '{"answer":{"ti').end()],
  ["breaks", (response) => breakOff(lines(response, progressLine(0.1)))],
  ["is somebody else's page", (response) => void lines(response, "<!doctype html>\n<html>\n").end()],
  ["is not an object", (response) => void lines(response, "5\n").end()],
])("says that the answer was lost when the stream %s", async (_how, reply) => {
  answer = reply;
  const error = await thrown(draft());
  expect(error).toMatchObject({ name: "ApiError", status: 0, code: undefined });
  expect(messageOf(error, "fallback")).toMatch(/^The connection was lost before the answer arrived/);
});

it("gives up after its time, and when its caller does", async () => {
  answer = (response) => void lines(response, progressLine(0.1));
  await expect(draft({ timeoutMs: 50 })).rejects.toThrow("Request timeout - API may be unavailable");

  const leaving = new AbortController();
  answer = (response) => {
    lines(response, progressLine(0.1));
    leaving.abort();
  };
  await expect(draft({ signal: leaving.signal })).rejects.toMatchObject({ name: "AbortError" });
});

/** Cuts the connection once what was written has gone out. */
function breakOff(response: ServerResponse): void {
  response.write("\n", () => response.socket?.destroy());
}
