import { once } from "node:events";
import { createServer, request } from "node:http";
import express from "express";
import { describe, expect, onTestFinished, test } from "vitest";
import { requestLog } from "#server/http/request-log";
import { sendErrors } from "#server/http/errors";
import { callerLeaves, createFileReceiver } from "#server/http/upload";
import { uploadLimits, type UploadLimits } from "#server/http/upload-places";
import { createLog } from "#server/logging";
import type { UploadKind } from "#shared/contract/contract";

test("a caller who goes away is told of", async () => {
  const leaving = Promise.withResolvers<AbortSignal>();
  const app = express();
  app.get("/waits", (incoming) => leaving.resolve(callerLeaves(incoming)));
  const server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as { port: number };

  const call = request({ port, host: "127.0.0.1", path: "/waits" }).end();
  call.on("error", () => undefined);
  const signal = await leaving.promise;
  expect(signal.aborted).toBe(false);
  call.destroy();
  await once(signal, "abort");
  expect(signal.aborted).toBe(true);
  server.close();
});

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
const END = "\r\n--x--\r\n";

/** A server that takes files at `/contract` and `/picture` and tells how many bytes they have. */
async function fileServer(given: Partial<UploadLimits>) {
  const limits = { ...uploadLimits.contract, ...given };
  const receive = createFileReceiver({ contract: limits, picture: limits, chat: limits });
  const app = express().use(requestLog(createLog({ LOG_LEVEL: "silent" })));
  app.post("/:kind", async (incoming, response) => {
    Object.assign(incoming, { user: { id: incoming.get("caller") } });
    const kind = incoming.params.kind as UploadKind;
    const file = await receive(incoming, response, { kind, mostBytes: 1_000_000 });
    response.json(file.bytes.length);
  });
  const server = createServer(app.use(sendErrors));
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };

  /** An upload that sends what it is given, when it is given; `answer` is its status and body. */
  return function begin(caller: string, kind: UploadKind = "contract") {
    const call = request({
      port,
      host: "127.0.0.1",
      method: "POST",
      path: `/${kind}`,
      headers: { caller, "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" },
    });
    call.on("error", () => undefined);
    const answer = once(call, "response").then(async ([response]) => {
      const { statusCode } = response as { statusCode: number };
      const text = (
        await (response as AsyncIterable<Buffer> & { toArray(): Promise<Buffer[]> }).toArray()
      ).join("");
      return { status: statusCode, body: JSON.parse(text) as unknown };
    });
    call.write(HEAD);
    return { call, answer };
  };
}

const whole = (upload: { call: { end(text: string): unknown }; answer: Promise<unknown> }) => {
  upload.call.end(`words${END}`);
  return upload.answer;
};
const taken = { status: 200, body: 5 };

describe("slow uploads", () => {
  test("of two accounts leave room for a third, and contracts leave it for pictures", async () => {
    const begin = await fileServer({ mostAtOnce: 8, mostOfOneCaller: 3 });
    const slow = ["amina", "brian"].flatMap((caller) => Array.from({ length: 3 }, () => begin(caller)));
    await expect.poll(async () => ((await whole(begin("amina"))) as { status: number }).status).toBe(503);
    expect(await whole(begin("chidi"))).toEqual(taken);
    expect(await whole(begin("amina", "picture"))).toEqual(taken);
    for (const upload of slow) expect(await whole(upload)).toEqual(taken);
  });

  test("make room, the slowest first, for whoever comes when all places are taken", async () => {
    const begin = await fileServer({ mostAtOnce: 2, mostOfOneCaller: 1, idle: 2000 });
    const [slower, slow] = [begin("amina"), begin("brian")];
    const dripping = setInterval(() => {
      slower.call.write("w");
      slow.call.write("w".repeat(100));
    }, 20);
    onTestFinished(() => clearInterval(dripping));
    const statusOf = async (caller: string) => ((await whole(begin(caller))) as { status: number }).status;
    await expect.poll(() => statusOf("amina")).toBe(503);
    await expect.poll(() => statusOf("brian")).toBe(503);
    // Not before both have had the time to be known as slow.
    await expect.poll(() => statusOf("chidi")).toBe(200);
    expect(await slower.answer).toMatchObject({ status: 503, body: { code: "too_many_uploads" } });
    clearInterval(dripping);
    slow.call.end(END);
    expect(await slow.answer).toMatchObject({ status: 200 });
  });

  test.each([
    ["stand still", { idle: 200 }, ""],
    ["drip", { idle: 5000, grace: 300 }, "w"],
    ["do not end", { patience: 300 }, "w".repeat(10_000)],
  ])("that were refused and %s are hung up on, once told why", async (_how, given, piece) => {
    const begin = await fileServer({ mostOfOneCaller: 0, ...given });
    const { call, answer } = begin("amina");
    const sending = setInterval(() => void call.write(piece), 20);
    onTestFinished(() => clearInterval(sending));
    expect(await answer).toMatchObject({ status: 503, body: { code: "too_many_uploads" } });
    await once(call, "close");
  });

  test("that stand still, or drip, are ended with a sentence", async () => {
    const begin = await fileServer({ idle: 200 });
    expect(await begin("amina").answer).toMatchObject({ status: 400, body: { code: "upload_broken" } });

    const dripping = await fileServer({ idle: 5000, grace: 300 });
    const { call, answer } = dripping("amina");
    const drip = setInterval(() => void call.write("w"), 20);
    const { status, body } = await answer;
    clearInterval(drip);
    expect([status, (body as { message: string }).message]).toEqual([
      400,
      "The file came too slowly, so the upload was ended. Please try again where the connection is better.",
    ]);
    await once(call, "close");
  });
});
