/* What the service has to bear. Each throws where it does not. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import autocannon from "autocannon";
import { people, splitSheetBody } from "#server/testing/factories/split-sheet";
import { startPgbouncer } from "#server/testing/pgbouncer";
import { linkIn } from "#server/testing/smtp-sink";
import { folder, freePort, PATH, run, runAsPostgres, statusOf, undo, until } from "./machine.ts";
import {
  address,
  DOMAIN,
  first,
  mails,
  processes,
  second,
  secure,
  settings,
  startPostgres,
  startProcess,
  stopProcess,
} from "./service.ts";

export async function startVersionBefore(): Promise<void> {
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
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`);
    return response;
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

export async function rollingRestart(): Promise<void> {
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

export async function outage(): Promise<void> {
  runAsPostgres("pg_ctl", ["stop", "--mode=fast", `--pgdata=${folder}/data`]);
  const ready = `http://127.0.0.1:${first}/api/ready`;
  await until("unavailable", async () => (await statusOf(ready)) === 503);
  await delay(10_000);
  startPostgres();
  await until("being back", async () => (await statusOf(ready)) === 200);
}

export async function backUpAndRestore(): Promise<void> {
  const file = run("sh", ["deploy/back-up.sh", folder], settings).trim();
  const said = run("sh", ["deploy/restore-drill.sh", file], settings);
  if (!said.includes("chains of events: 1, all"))
    throw new Error(`the restored evidence is not all there:\n${said}`);
}

/** The pooler knows one database by name, as in deploy/pgbouncer.ini: the one that a restore makes is reached in Postgres itself. */
export async function restoreBehindPooler(): Promise<void> {
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
export async function buildImage(): Promise<void> {
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
