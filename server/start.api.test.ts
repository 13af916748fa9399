import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { choosePlace } from "#server/db/embedded-place";
import { findPostmaster } from "#server/db/postmaster";
import { readEnv } from "#server/env";
import { start } from "#server/start";

test("a server whose port is taken says so and leaves no Postgres running", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), "sahihi-start-"));
  chmodSync(folder, 0o711);
  const env = readEnv({ NODE_ENV: "test", LOG_LEVEL: "silent", PORT: String(port), DATA_DIR: folder });

  await expect(start(env, { live: false })).rejects.toThrow(`Port ${port} is in use`);
  const { home } = choosePlace(env.DATA_DIR);
  expect(readFileSync(join(home, "log"), "utf8")).toContain("ready to accept connections");
  expect(findPostmaster(join(home, "data"))).toBeUndefined();

  other.close();
  for (const place of [home, folder]) rmSync(place, { recursive: true, force: true });
});
