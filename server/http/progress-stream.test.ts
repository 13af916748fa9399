import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createBrotliDecompress } from "node:zlib";
import express from "express";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { compressResponses } from "#server/http/compress-responses";
import { AppError } from "#server/http/app-error";
import { reportError, sendErrors } from "#server/http/errors";
import {
  createProgressStream,
  NDJSON,
  wantsProgress,
  type ProgressStream,
} from "#server/http/progress-stream";

let server: Server;
let work: (stream: ProgressStream) => Promise<void>;
let left: Promise<unknown>;

beforeEach(async () => {
  const app = express();
  app.use(compressResponses);
  app.post("/", async (request, response) => {
    request.log = pino({ level: "silent" });
    left = once(response, "close");
    if (!wantsProgress(request)) return void response.json("plain");
    const stream = createProgressStream(response, 201);
    await work(stream).catch((error: unknown) => {
      if (!stream.hasBegun) throw error;
      stream.fail(reportError(error, request));
    });
  });
  app.use(sendErrors);
  server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

type Call = { accept?: string; encoding?: string };

async function call({ accept = NDJSON, encoding = "identity" }: Call = {}): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const headers = { accept, "accept-encoding": encoding };
  const sent = ask({ port, method: "POST", headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return response;
}

async function textOf(response: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const piece of response) text += piece.toString();
  return text;
}

it("tells how far the answer is, line by line, and ends with the answer", async () => {
  work = async (stream) => {
    stream.report({ done: 0.5 });
    stream.finish({ id: 1 });
  };
  const response = await call();
  expect(response.statusCode).toBe(201);
  expect(response.headers).toMatchObject({
    "content-type": NDJSON,
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  expect(await textOf(response)).toBe('{"progress":{"done":0.5}}\n{"answer":{"id":1}}\n');
});

it("lets each line through at once, also compressed", async () => {
  let goOn = () => {};
  work = async (stream) => {
    stream.report("begun");
    await new Promise<void>((resolve) => (goOn = resolve));
    stream.finish("done");
  };
  const response = await call({ encoding: "br" });
  expect(response.headers["content-encoding"]).toBe("br");
  const lines = response.pipe(createBrotliDecompress());
  const [first] = (await once(lines, "data")) as [Buffer];
  expect(first.toString()).toBe('{"progress":"begun"}\n');
  goOn();
  expect(await textOf(lines)).toBe('{"answer":"done"}\n');
});

it("answers a refusal before the first progress with its own status", async () => {
  work = () => Promise.reject(new AppError("payment_used"));
  const response = await call();
  expect(response.statusCode).toBe(409);
  expect(JSON.parse(await textOf(response))).toMatchObject({ code: "payment_used" });
});

it("tells a refusal after the first progress in a line, without inside details", async () => {
  work = async (stream) => {
    stream.report("begun");
    throw new Error("the secret of the house");
  };
  const [, last] = (await textOf(await call())).trim().split("\n");
  expect(JSON.parse(last!)).toEqual({
    error: { status: 500, code: "internal", message: "Something went wrong on our side. Please try again." },
  });
});

it("sends an empty line every few seconds, so that no proxy cuts a silent connection", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let goOn = () => {};
  work = async (stream) => {
    stream.report("begun");
    await new Promise<void>((resolve) => (goOn = resolve));
    stream.finish("done");
  };
  const response = await call();
  vi.advanceTimersByTime(10_000);
  goOn();
  expect(await textOf(response)).toBe('{"progress":"begun"}\n\n\n{"answer":"done"}\n');
  expect(vi.getTimerCount()).toBe(0);
});

it.each(["identity", "br", "gzip"])("goes on when the caller has left (%s)", async (encoding) => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  work = async (stream) => {
    stream.report("begun");
    await left;
    stream.report("alone");
    stream.finish("for nobody");
    finish();
  };
  const response = await call({ encoding });
  response.destroy();
  await finished;
});

it("begins nothing for a caller who left before the first progress", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  work = async (stream) => {
    leaving.destroy();
    await left;
    stream.report("alone");
    finish();
  };
  const { port } = server.address() as AddressInfo;
  const leaving = ask({ port, method: "POST", headers: { accept: NDJSON } }).end();
  leaving.on("error", () => {});
  await finished;
  expect(vi.getTimerCount()).toBe(0);
});

it("answers plainly to a caller who does not ask for progress", async () => {
  for (const accept of ["*/*", "application/json", "text/html"]) {
    expect(await textOf(await call({ accept }))).toBe('"plain"');
  }
});
