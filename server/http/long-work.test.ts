import { once } from "node:events";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Socket, type AddressInfo } from "node:net";
import { setImmediate as soon, setTimeout as delay } from "node:timers/promises";
import express from "express";
import { expect, it } from "vitest";
import { closeServer } from "#server/http/close-server";
import { compressResponses } from "#server/http/compress-responses";
import { createLongWork } from "#server/http/long-work";
import { createProgressStream } from "#server/http/progress-stream";

function workToFinish() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, resolve, reject };
}

/** Of a caller who has left. */
function abandoned(): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.destroy();
  return response;
}

it("waits for all that is under way, however it ends, and hands results on", async () => {
  const longWork = createLongWork();
  const [draft, other] = [workToFinish(), workToFinish()];
  const followed = longWork.follow(draft.promise, abandoned());
  const failing = longWork.follow(other.promise, abandoned()).catch((error: unknown) => error);
  let stopped = false;
  const stopping = longWork.finished(60_000).then(() => (stopped = true));

  draft.resolve("text");
  expect(await followed).toBe("text");
  await soon();
  expect(stopped).toBe(false);

  other.reject(new Error("the model is away"));
  expect(await failing).toMatchObject({ message: "the model is away" });
  await stopping;
});

it("waits no longer than it is told", async () => {
  const longWork = createLongWork();
  void longWork.follow(new Promise(() => {}), abandoned());
  await longWork.finished(10);
});

it("does not wait when nothing is under way", async () => {
  const longWork = createLongWork();
  await longWork.follow(Promise.resolve(), abandoned());
  await longWork.finished(60_000);
});

it.each(["in lines", "whole"])("a server that stops sends the response it waited for, %s", async (form) => {
  const longWork = createLongWork();
  const draft = workToFinish();
  const app = express().use(compressResponses);
  app.post("/", async (_request, response) => {
    const stream = form === "in lines" ? createProgressStream(response, 201) : undefined;
    stream?.report("asking");
    const result = await longWork.follow(draft.promise, response);
    // What is done with a result before it is sent may take its time, too.
    await soon();
    if (stream) stream.finish(result);
    else response.json({ answer: result });
  });
  const server = createServer(app);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const begun = once(server, "request");
  const asked = fetch(`http://127.0.0.1:${port}`, { method: "POST" });
  await begun;

  const stopped = closeServer(server, longWork, 0);
  await delay(20);
  draft.resolve("the whole agreement");
  expect(await (await asked).text()).toContain('{"answer":"the whole agreement"}');
  await stopped;
});
