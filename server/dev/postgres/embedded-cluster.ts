import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { moveUnlessThere, type Place } from "#server/dev/postgres/embedded-place";
import { isAlive } from "#server/dev/postgres/postmaster";

export const USER = "sahihi";

const MEGABYTE = 1_000_000;

const run = promisify(execFile);

/** Postgres gets nothing of our environment: a PGPORT or a locale of this machine must not change it. */
const env = { LC_ALL: "C", TZ: "UTC" };

export type Settings = Record<string, string>;

export function dataFolderOf({ home }: Place): string {
  return join(home, "data");
}

export function passwordOf({ home }: Place): string {
  return readFileSync(join(home, "password"), "utf8");
}

/** Makes the cluster and its database once, complete or not at all, whoever is first and whenever it is interrupted. */
export async function initialise(place: Place, databaseName: string, durable: boolean): Promise<void> {
  if (existsSync(place.home)) return;
  removeAbandonedDrafts(place.home);
  const draft = { ...place, home: `${place.home}.${process.pid}` };
  makeFolder(draft);
  writeOwned(draft, "password", randomBytes(32).toString("base64url"));

  await run(
    join(draft.programs, "initdb"),
    [
      `--pgdata=${dataFolderOf(draft)}`,
      `--username=${USER}`,
      `--pwfile=${join(draft.home, "password")}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      ...(durable ? [] : ["--no-sync"]),
    ],
    { env, cwd: draft.home, ...place.account },
  );
  await createDatabase(draft, databaseName);
  moveUnlessThere(draft.home, place.home);
}

/** Starts Postgres in a session of its own: it outlives this process, and a Ctrl-C in the terminal does not reach it. */
export function launch(place: Place, port: number, settings: Settings): ChildProcess {
  const log = openLog(place);
  const options = Object.entries({ ...connectionSettings(port), ...settings });
  const child = spawn(
    join(place.programs, "postgres"),
    ["-D", dataFolderOf(place), ...options.flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      env,
      cwd: place.home,
      detached: true,
      windowsHide: true,
      stdio: ["ignore", log, log],
      ...place.account,
    },
  );
  child.unref();
  closeSync(log);
  return child;
}

export function lastWords({ home }: Place): string {
  return readFileSync(join(home, "log"), "utf8").trim().split("\n").slice(-5).join("\n");
}

function openLog({ home }: Place): number {
  const file = join(home, "log");
  if (existsSync(file) && statSync(file).size > MEGABYTE) rmSync(file);
  return openSync(file, "a", 0o600);
}

/** The port of the last start: kept as long as it is free, so that servers and people find the database where it was. */
export function savedPort({ home }: Place): number | undefined {
  return existsSync(join(home, "port")) ? Number(readFileSync(join(home, "port"), "utf8")) : undefined;
}

export function savePort({ home }: Place, port: number): void {
  writeFileSync(join(home, "port"), String(port));
}

function connectionSettings(port: number): Settings {
  return {
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    timezone: "UTC",
    log_timezone: "UTC",
    // The details of an error name people's rows; the log has no need of them.
    log_error_verbosity: "terse",
    log_min_error_statement: "panic",
  };
}

/** In single-user mode, before anybody can connect. */
async function createDatabase(place: Place, name: string): Promise<void> {
  const postgres = run(
    join(place.programs, "postgres"),
    ["--single", "-D", dataFolderOf(place), "postgres"],
    {
      env,
      cwd: place.home,
      ...place.account,
    },
  );
  postgres.child.stdin?.end(`create database "${name}"\n`);
  await postgres;
}

function makeFolder(place: Place): void {
  mkdirSync(place.home, { recursive: true, mode: 0o700 });
  if (place.account) chownSync(place.home, place.account.uid, place.account.gid);
}

function writeOwned(place: Place, name: string, text: string): void {
  const file = join(place.home, name);
  writeFileSync(file, text, { mode: 0o600 });
  if (place.account) chownSync(file, place.account.uid, place.account.gid);
}

/** A process killed while it made its cluster leaves its draft. */
function removeAbandonedDrafts(home: string): void {
  if (!existsSync(dirname(home))) return;
  for (const name of readdirSync(dirname(home))) {
    const pid = Number(name.split(`${basename(home)}.`)[1]);
    if (pid && !isAlive(pid)) rmSync(join(dirname(home), name), { recursive: true });
  }
}
