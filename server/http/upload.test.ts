import { once } from "node:events";
import { createServer, request } from "node:http";
import express from "express";
import { expect, test } from "vitest";
import { callerLeaves } from "#server/http/upload";

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
