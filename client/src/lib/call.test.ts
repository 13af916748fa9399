/// <reference types="node" />
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ApiError, call, fileUrl } from "#client/lib/call";
import { issuesOf, messageOf } from "#client/lib/errors";

type Seen = {
  method?: string | undefined;
  url?: string | undefined;
  type?: string | undefined;
  body: string;
};

let seen: Seen[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => void take(request, response));
const browserFetch = globalThis.fetch;

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  seen.push({
    method: request.method,
    url: request.url,
    type: request.headers["content-type"],
    body: await read(request),
  });
  answer(response);
}

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request) text += String(piece);
  return text;
}

const json = (status: number, body: unknown) => (response: ServerResponse) =>
  void response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));

beforeEach(async () => {
  seen = [];
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  // A page's addresses are relative to its own server.
  globalThis.fetch = (path, init) => browserFetch(`http://127.0.0.1:${port}${path as string}`, init);
});

afterEach(async () => {
  globalThis.fetch = browserFetch;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe("call", () => {
  it("fills in params and reads JSON, without a body or its type when there is nothing to send", async () => {
    answer = json(200, { id: "a b" });
    const found = await call("GET /api/documents/{id}", { params: { id: "a b/c" } });
    expect(found).toEqual({ id: "a b" });
    expect(seen).toEqual([{ method: "GET", url: "/api/documents/a%20b%2Fc", type: undefined, body: "" }]);
  });

  it("sends a body as JSON", async () => {
    answer = json(200, {});
    await call("POST /api/login", { body: { email: "amina@example.com", password: "secret1" } });
    expect(seen[0]).toMatchObject({
      method: "POST",
      type: "application/json",
      body: '{"email":"amina@example.com","password":"secret1"}',
    });
  });

  it("answers nothing for a 204", async () => {
    answer = (response) => void response.writeHead(204).end();
    expect(await call("POST /api/logout")).toBeUndefined();
  });

  it("throws the status, a colon and the body, and keeps what the server wrote for a person", async () => {
    const issues = [{ path: "email", message: "Please enter a valid email address" }];
    const body = { code: "invalid_input", message: "Please check the highlighted fields.", issues };
    answer = json(400, body);
    const error = await call("GET /api/documents").catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 400,
      code: "invalid_input",
      message: `400: ${JSON.stringify(body)}`,
    });
    expect(messageOf(error, "fallback")).toBe("Please check the highlighted fields.");
    expect(issuesOf(error)).toEqual(issues);
  });

  it("falls back to the status text without a body, and to the screen's sentence without a server's", async () => {
    answer = (response) => void response.writeHead(502, "Bad Gateway").end();
    const error = await call("GET /api/documents").catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 502, message: "502: Bad Gateway" });
    expect(messageOf(error, "It did not load.")).toBe("It did not load.");
    expect(issuesOf(error)).toEqual([]);
  });

  it("gives up on an answer that does not come", async () => {
    answer = () => undefined;
    const waiting = call("GET /api/documents", {}, { timeoutMs: 50 });
    await expect(waiting).rejects.toThrow("Request timeout - API may be unavailable");
  });

  it("gives up on an answer that stops half way", async () => {
    answer = (response) => void response.writeHead(200).write('[{"id":');
    const waiting = call("GET /api/documents", {}, { timeoutMs: 200 });
    await expect(waiting).rejects.toThrow("Request timeout - API may be unavailable");
  });

  it("stops when its caller does", async () => {
    const leaving = new AbortController();
    answer = () => leaving.abort();
    await expect(call("GET /api/documents", {}, { signal: leaving.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("fileUrl", () => {
  it("is the address of an endpoint that answers a file", () => {
    expect(fileUrl("GET /api/documents/{id}/pdf", { id: "12" })).toBe("/api/documents/12/pdf");
  });
});
