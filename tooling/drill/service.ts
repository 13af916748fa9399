/* The service as docs/operations.md sets it up: Postgres, processes of it, nginx with deploy/nginx.conf before them. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { appendFileSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startSmtpSink } from "#server/testing/smtp-sink";
import {
  children,
  folder,
  freePort,
  PATH,
  programs,
  run,
  runAsPostgres,
  statusOf,
  until,
} from "./machine.ts";

const postgresPort = await freePort();
export const [first, second, open, secure] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
export const processes = new Map<number, ChildProcess>();
export const address = `postgres://sahihi:drill@127.0.0.1:${postgresPort}/sahihi`;
export const mails = await startSmtpSink();
export const DOMAIN = "sahihi.test";
export const settings = {
  PATH: `${programs}:${PATH}`,
  NODE_ENV: "production",
  DATABASE_URL: address,
  SESSION_SECRET: "a session secret of the drill, 32 characters",
  ENCRYPTION_KEY: "an encryption key of the drill, 32 characters",
  APP_URL: `https://${DOMAIN}`,
  SMTP_URL: mails.url,
  SEAL: "off",
  LOG_KEY: generateKeyPairSync("ed25519").privateKey.export({ format: "pem", type: "pkcs8" }) as string,
  OPERATOR_NAME: "The drill's",
  OPERATOR_REGISTRATION: "none",
  OPERATOR_ADDRESS: "This machine",
  OPERATOR_DATA_CONTACT: "data@sahihi.test",
  OPERATOR_DATA_REGISTRATION: "none",
  ADMIN_EMAIL: "operator@example.com",
  ADMIN_PASSWORD: "the password of the drill",
};

export async function setUpDatabase(): Promise<void> {
  mkdirSync(join(folder, "data"));
  const { stdout } = spawnSync("id", ["-u", "postgres"], { encoding: "utf8" });
  chownSync(join(folder, "data"), Number(stdout), 0);
  runAsPostgres("initdb", [`--pgdata=${folder}/data`, "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]);
  startPostgres();
  const psql = ["--host=127.0.0.1", `--port=${postgresPort}`, "--quiet", "--command"];
  // A restore makes a database; the service itself needs no such right.
  runAsPostgres("psql", [...psql, "create role sahihi login createdb password 'drill'"]);
  runAsPostgres("createdb", ["--host=127.0.0.1", `--port=${postgresPort}`, "--owner=sahihi", "sahihi"]);
}

export function startPostgres(): void {
  const options = `-p ${postgresPort} -k /tmp -c listen_addresses=127.0.0.1`;
  runAsPostgres("pg_ctl", [
    "start",
    "--wait",
    `--pgdata=${folder}/data`,
    `--log=${folder}/data/log`,
    `--options=${options}`,
  ]);
}

export async function startProcess(port: number, cwd = process.cwd()): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd,
    env: { ...settings, PORT: String(port) },
  });
  children.add(child);
  appendFileSync(join(folder, "pids"), `${child.pid}\n`);
  processes.set(port, child);
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => (said += piece.toString()));
  await until(`the process at ${port} to be ready`, async () => {
    if (child.exitCode !== null) throw new Error(`it has ended:\n${said}`);
    return (await statusOf(`http://127.0.0.1:${port}/api/ready`)) === 200;
  });
  return child;
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
  children.delete(child);
}

export async function startNginx(): Promise<void> {
  const key = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  run("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", `/CN=${DOMAIN}`, ...key]);
  const site = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("sahihi.example", DOMAIN)
    .replaceAll(`/etc/letsencrypt/live/${DOMAIN}`, folder)
    .replaceAll("/var/log/nginx", folder)
    .replaceAll(/listen \[::\].*\n/g, "")
    .replace("listen 80;", `listen 127.0.0.1:${open};`)
    .replace("listen 443 ", `listen 127.0.0.1:${secure} `)
    .replace("127.0.0.1:3001", `127.0.0.1:${first}`)
    .replace("127.0.0.1:3002", `127.0.0.1:${second}`);
  writeFileSync(join(folder, "site.conf"), site);
  const main = `user root;\npid ${folder}/pid;\ndaemon off;\nevents {}\nhttp { include ${folder}/site.conf; }\n`;
  writeFileSync(join(folder, "main.conf"), main);
  children.add(spawn("nginx", ["-c", join(folder, "main.conf")], { env: { PATH }, stdio: "ignore" }));
  await until("nginx to answer", async () => (await statusOf(`http://127.0.0.1:${open}/`)) === 301);
}
