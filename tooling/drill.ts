/*
 * npm run drill: what docs/operations.md promises, tried on this machine with Debian's Postgres, nginx and PgBouncer and the files of
 * deploy/. Needs a build (npm run build). What is not installed is skipped aloud.
 */
import { once } from "node:events";
import { children, folder, run, runAsPostgres } from "./drill/machine.ts";
import { first, mails, second, setUpDatabase, startNginx, startProcess } from "./drill/service.ts";
import {
  backUpAndRestore,
  buildImage,
  outage,
  restoreBehindPooler,
  rollingRestart,
  startVersionBefore,
} from "./drill/trials.ts";

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

async function step(what: string, work: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await work();
  console.log(`ok  ${what} (${Math.round((performance.now() - from) / 100) / 10} s)`);
}
