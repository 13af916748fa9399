import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { choosePlace } from "#server/dev/postgres/embedded-place";
import { findPostmaster } from "#server/dev/postgres/postmaster";
import { readEnv } from "#server/env";
import { start } from "#server/start";

/** A folder without a Postgres yet, and where the one of a server on it will live. */
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "sahihi-start-"));
  chmodSync(folder, 0o711);
  const { home } = choosePlace(folder);
  onTestFinished(() => {
    for (const place of [home, folder]) rmSync(place, { recursive: true, force: true });
  });
  return { folder, home, postmaster: () => findPostmaster(join(home, "data")) };
}

test("a server whose port is taken says so and leaves no Postgres running", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { folder, home, postmaster } = newFolder();
  const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", PORT: String(port), DATA_DIR: folder });

  await expect(start(env, { live: false })).rejects.toThrow(`Port ${port} is in use`);
  expect(readFileSync(join(home, "log"), "utf8")).toContain("ready to accept connections");
  expect(postmaster()).toBeUndefined();
  other.close();
});

test("a server that is told to stop while it starts leaves no Postgres running", async () => {
  const { folder, postmaster } = newFolder();
  const env = { PATH: process.env.PATH, NODE_ENV: "test", PORT: "0", DATA_DIR: folder };
  const child = spawn(process.execPath, ["server/main.ts"], { env });
  await expect.poll(postmaster, { timeout: 60_000 }).toBeDefined();
  child.kill("SIGTERM");
  const [code] = (await once(child, "exit")) as [number | null];
  expect(code).toBe(0);
  expect(postmaster()).toBeUndefined();
});
