/*
 * npm run drill: what docs/operations.md promises, tried on this machine with Debian's Postgres, nginx and PgBouncer and the files of
 * deploy/. Needs a build (npm run build). What is not installed is skipped aloud.
 */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { startPgbouncer } from "#server/testing/pgbouncer";
import { linkIn, startSmtpSink } from "#server/testing/smtp-sink";

const PATH = `${process.env.PATH}:/usr/sbin`;
const programs = ["17", "16", "15"].map((version) => `/usr/lib/postgresql/${version}/bin`).find(existsSync);
const missing = [
  ...(programs ? [] : ["postgresql"]),
  ...["nginx", "pgbouncer", "openssl", "runuser", "git"].filter(
    (name) => spawnSync("which", [name], { env: { PATH } }).status !== 0,
  ),
  ...(process.getuid?.() === 0 ? [] : ["root's rights"]),
];
if (missing.length > 0 || !programs) {
  console.warn(`SKIPPED: the drill needs ${missing.join(", ")}.`);
  process.exit(0);
}

clearAfterKilled();
// Its name has the process that made it: the next drill removes what one that was killed has left.
const folder = mkdtempSync(join(tmpdir(), `drill-${process.pid}-`));
chmodSync(folder, 0o755);
const children = new Set<ChildProcess>();
const processes = new Map<number, ChildProcess>();
const undo: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })];
process.once("exit", () => {
  // nginx ends its workers only when it is asked to.
  for (const child of children) child.kill(child.spawnfile === "nginx" ? "SIGTERM" : "SIGKILL");
  stopPostgresIn(folder);
  for (const one of undo.toReversed()) one();
});
for (const [signal, code] of [
  ["SIGHUP", 129],
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)
  process.once(signal, () => process.exit(code));

const postgresPort = await freePort();
const [first, second, open, secure] = [
  await freePort(),
  await freePort(),
  await freePort(),
  await freePort(),
];
const address = `postgres://sahihi:drill@127.0.0.1:${postgresPort}/sahihi`;
const mails = await startSmtpSink();
const DOMAIN = "sahihi.test";
const settings = {
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

try {
  await step("Postgres, its role and its database", setUpDatabase);
  await step("the version before, with its data", startVersionBefore);
  await step("two processes of this version, which bring the schema up to date", async () => {
    await startProcess(first);
    await startProcess(second);
  });
  await step("nginx with deploy/nginx.conf", startNginx);
  await step(
    "20 connections of load while both are restarted one after the other: no request lost",
    rollingRestart,
  );
  await step("Postgres stopped for 10 seconds: unavailable meanwhile, and back without a restart", outage);
  await step("a back-up, restored into a new database, and all its evidence checked", backUpAndRestore);
  await step(
    "the same behind PgBouncer by session, and refused without Postgres' own address",
    restoreBehindPooler,
  );
  await step("the commands of the Dockerfile in a clean folder, and what they make started", buildImage);
  for (const mode of ["session", "transaction"])
    await step(`tests of the API through PgBouncer by ${mode}`, async () => {
      const tests = ["server/features/documents", "server/features/auth"];
      run("npm", ["run", "test:api", "--", ...tests], { ...process.env, POOLER: mode });
    });
  console.log("The drill is done: everything held.");
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const child of children) child.kill("SIGTERM");
  for (const child of children)
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  runAsPostgres("pg_ctl", ["stop", "--mode=fast", `--pgdata=${folder}/data`]);
  await mails.stop();
}

/** A drill that got SIGKILL leaves its Postgres, its processes, its folder and a worktree. */
function clearAfterKilled(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, pid] = /^drill-(\d+)-/.exec(name) ?? [];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    const left = join(tmpdir(), name);
    const pids = join(left, "pids");
    for (const started of existsSync(pids) ? readFileSync(pids, "utf8").trim().split("\n") : []) {
      const commandLine = `/proc/${started}/cmdline`;
      if (existsSync(commandLine) && readFileSync(commandLine, "utf8").includes("server/main.ts"))
        process.kill(Number(started), "SIGKILL");
    }
    stopPostgresIn(left);
    const nginx = join(left, "pid");
    if (existsSync(nginx))
      spawnSync("nginx", ["-c", join(left, "main.conf"), "-s", "stop"], { env: { PATH } });
    rmSync(left, { recursive: true, force: true });
    console.log(`Removed ${left}, which a drill that was killed had left.`);
  }
  spawnSync("git", ["worktree", "prune"]);
}

function stopPostgresIn(place: string): void {
  if (existsSync(join(place, "data", "postmaster.pid")))
    spawnSync(
      "runuser",
      [
        "-u",
        "postgres",
        "--",
        join(programs!, "pg_ctl"),
        "stop",
        "--mode=immediate",
        `--pgdata=${place}/data`,
      ],
      { env: { PATH }, cwd: "/tmp" },
    );
}

async function step(what: string, work: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await work();
  console.log(`ok  ${what} (${Math.round((performance.now() - from) / 100) / 10} s)`);
}

async function setUpDatabase(): Promise<void> {
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

function startPostgres(): void {
  const options = `-p ${postgresPort} -k /tmp -c listen_addresses=127.0.0.1`;
  runAsPostgres("pg_ctl", [
    "start",
    "--wait",
    `--pgdata=${folder}/data`,
    `--log=${folder}/data/log`,
    `--options=${options}`,
  ]);
}

async function startVersionBefore(): Promise<void> {
  const before = join(folder, "before");
  run("git", ["worktree", "add", "--detach", "--quiet", before, "HEAD~1"]);
  undo.push(() => spawnSync("git", ["worktree", "remove", "--force", before]));
  for (const name of ["node_modules", "dist"]) symlinkSync(join(process.cwd(), name), join(before, name));
  const child = await startProcess(first, before);
  await signASheet(first);
  await stopProcess(child);
}

/** Evidence that has to survive what follows. */
async function signASheet(port: number): Promise<void> {
  const headers: Record<string, string> = {
    "Content-Type": "application/json",
    "X-Forwarded-Proto": "https",
    Origin: settings.APP_URL,
  };
  const post = async (path: string, body: object = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`POST ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings;
  const login = await post("/api/login", { email, password });
  headers["Cookie"] = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0]!)
    .join("; ");
  const writers = people(2);
  const created = await post("/api/documents", splitSheetBody({ publishingRightsCollaborators: writers }));
  const { id } = (await created.json()) as { id: string };
  const emails = writers.map((writer) => writer.email);
  await post(`/api/documents/${id}/send-for-signing`, { emails, message: "" });
  // Whoever signs has a browser of their own.
  delete headers["Cookie"];
  for (const to of emails) {
    const mail = await mails.waitForMail((one) => one.to === to);
    await post(`/api/sign/${linkIn(mail, "/sign/").split("/").at(-1)!}`);
  }
  await mails.waitForMail((mail) => mail.to === email && /signed/i.test(mail.subject));
}

async function startProcess(port: number, cwd = process.cwd()): Promise<ChildProcess> {
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

async function stopProcess(child: ChildProcess): Promise<void> {
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
  children.delete(child);
}

async function startNginx(): Promise<void> {
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

async function rollingRestart(): Promise<void> {
  const load = autocannon({
    url: `https://127.0.0.1:${secure}`,
    connections: 20,
    duration: 25,
    overallRate: 200,
    servername: DOMAIN,
    requests: [{ path: "/" }, { path: "/api/pricing" }, { path: "/api/health" }],
    headers: { host: DOMAIN },
  });
  for (const port of [first, second]) {
    await delay(2000);
    await stopProcess(processes.get(port)!);
    await startProcess(port);
  }
  const result = await load;
  const lost = result.errors + result.timeouts + result.non2xx;
  if (lost > 0 || result.requests.total < 1000)
    throw new Error(
      `${lost} of ${result.requests.total} requests were lost: ${JSON.stringify(result.statusCodeStats)}`,
    );
  console.log(`    ${result.requests.total} requests`);
}

async function outage(): Promise<void> {
  runAsPostgres("pg_ctl", ["stop", "--mode=fast", `--pgdata=${folder}/data`]);
  const ready = `http://127.0.0.1:${first}/api/ready`;
  await until("unavailable", async () => (await statusOf(ready)) === 503);
  await delay(10_000);
  startPostgres();
  await until("being back", async () => (await statusOf(ready)) === 200);
}

async function backUpAndRestore(): Promise<void> {
  const file = run("sh", ["deploy/back-up.sh", folder], settings).trim();
  const said = run("sh", ["deploy/restore-drill.sh", file], settings);
  if (!said.includes("chains of events: 1, all"))
    throw new Error(`the restored evidence is not all there:\n${said}`);
}

/** The pooler knows one database by name, as in deploy/pgbouncer.ini: the one that a restore makes is reached in Postgres itself. */
async function restoreBehindPooler(): Promise<void> {
  const pooler = await startPgbouncer(address, "session", {
    adapt: (file) => file.replace(/^\* = (.+)$/m, "sahihi_session = $1 dbname=sahihi"),
  });
  try {
    const DATABASE_URL = `${pooler.before(address)}_session`;
    const file = run("sh", ["deploy/back-up.sh", folder], { ...settings, DATABASE_URL }).trim();
    const drill = (variables: NodeJS.ProcessEnv) =>
      spawnSync("sh", ["deploy/restore-drill.sh", file], {
        env: { ...settings, ...variables },
        encoding: "utf8",
      });
    const direct = drill({ DATABASE_URL, DATABASE_DIRECT_URL: address });
    if (direct.status !== 0)
      throw new Error(`beside DATABASE_DIRECT_URL:\n${direct.stdout}\n${direct.stderr}`);
    const alone = drill({ DATABASE_URL });
    if (alone.status !== 1 || !alone.stderr.includes("let DATABASE_DIRECT_URL name Postgres itself"))
      throw new Error(`without DATABASE_DIRECT_URL:\n${alone.stdout}\n${alone.stderr}`);
  } finally {
    await pooler.stop();
  }
}

/** No container: what its instructions copy and run, one folder a stage. */
async function buildImage(): Promise<void> {
  const [build, image] = [join(folder, "build"), join(folder, "image")];
  for (const place of [build, image]) mkdirSync(place);
  run("sh", ["-c", `git archive HEAD | tar --extract --directory=${build}`]);
  for (const name of readFileSync(".dockerignore", "utf8").split("\n").filter(Boolean))
    rmSync(join(build, name), { recursive: true, force: true });
  const dockerfile = readFileSync("Dockerfile", "utf8");
  for (const [, command] of dockerfile.matchAll(/^RUN (.+)$/gm))
    run("sh", ["-c", command!], { ...process.env, PATH }, build);
  for (const [, name] of dockerfile.matchAll(/^COPY --from=build \/srv\/sahihi\/(\S+)/gm))
    cpSync(join(build, name!), join(image, name!), { recursive: true, verbatimSymlinks: true });
  const port = await freePort();
  await stopProcess(await startProcess(port, image));
}

function runAsPostgres(program: string, args: string[]): void {
  run("runuser", ["-u", "postgres", "--", join(programs!, program), ...args], { PATH, HOME: "/tmp" }, "/tmp");
}

function run(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv = { ...process.env, PATH },
  cwd?: string,
): string {
  // Postgres goes on with the streams that it was started with: they are not waited for.
  const stdio = args.includes("start") ? "ignore" : "pipe";
  const { status, stdout, stderr } = spawnSync(program, args, { env, cwd, stdio, encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  return stdout ?? "";
}

async function statusOf(url: string): Promise<number> {
  return fetch(url, { redirect: "manual" }).then(
    ({ status }) => status,
    () => 0,
  );
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > giveUpAt) throw new Error(`waited in vain for ${what}`);
    await delay(100);
  }
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
