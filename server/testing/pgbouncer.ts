import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { findFreePort } from "#server/dev/postgres/find-free-port";

/** How long a client keeps the connection it is lent. */
export type PoolMode = "session" | "transaction" | "statement";

export type Pgbouncer = {
  /** The address of a database through it, of whose own address it is given. */
  before(url: string): string;
  stop(): Promise<void>;
};

/** Debian's stands outside the path of most. */
const env = { PATH: `${process.env.PATH}:/usr/sbin` };

export const hasPgbouncer = spawnSync("pgbouncer", ["--version"], { env }).status === 0;

type Options = {
  /** Changes the settings before it is started. */
  adapt?: (settings: string) => string;
};

/** PgBouncer with the settings of `deploy/pgbouncer.ini`, before every database of the Postgres that the address leads to. */
export async function startPgbouncer(
  clusterUrl: string,
  mode: PoolMode,
  { adapt = (settings) => settings }: Options = {},
): Promise<Pgbouncer> {
  const { hostname, port, username, password } = new URL(clusterUrl);
  const own = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  chmodSync(folder, 0o755);
  const users = join(folder, "userlist.txt");
  writeFileSync(users, `"${username}" "${decodeURIComponent(password)}"\n`);

  const line = mode === "session" ? "sahihi_session" : "sahihi";
  const settings = readFileSync("deploy/pgbouncer.ini", "utf8")
    .replace(
      new RegExp(`^${line} = host=.* port=.* dbname=sahihi `, "m"),
      `* = host=${hostname} port=${port} `,
    )
    .replace("listen_port = 6432", `listen_port = ${own}`)
    .replace("/etc/pgbouncer/userlist.txt", users)
    .replace("pool_mode=transaction", `pool_mode=${mode === "session" ? "transaction" : mode}`);
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, adapt(settings));

  // It refuses to run as root.
  const account = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  const child = spawn("pgbouncer", ["-q", ...account, file], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (piece: Buffer) => (said += piece.toString()));
  while (!(await isListening(own))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer does not start:\n${said}`);
    await delay(20);
  }
  return {
    before: (url) => {
      const { pathname } = new URL(url);
      return `postgres://${username}:${password}@127.0.0.1:${own}${pathname}`;
    },
    stop: async () => {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.once("connect", () => socket.end());
  });
}
