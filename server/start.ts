import { createServer, type Server } from "node:http";
import { performance } from "node:perf_hooks";
import { setImmediate as nextTurn, setTimeout as delay } from "node:timers/promises";
import { findFreePort } from "#server/dev/postgres/find-free-port";
import { assertPoolerFits } from "#server/db/assert-pooler-fits";
import { migrate } from "#server/db/migrate";
import { startEmbeddedPostgres } from "#server/dev/postgres/embedded";
import { proxyFault, type Env } from "#server/env";
import { closeServer } from "#server/http/close-server";
import { createLog, type Log } from "#server/logging";

/** Requests that have been sent but not read yet have this long to arrive: closing at once would reset them. */
const ARRIVAL = 100;

type Options = {
  /** Serves the interface from its sources, with hot reload. */
  live: boolean;
  /** Ends a start that waits for others. */
  signal?: AbortSignal | undefined;
};

/** Brings the whole service up: database, schema, jobs, HTTP. `stop` lets requests and jobs under way finish. */
export async function start(given: Env, { live, signal }: Options) {
  const env = await choosePort(given);
  const timing: Record<string, number> = {};
  const phase = async <T>(name: string, work: Promise<T>): Promise<T> => {
    const from = performance.now();
    const result = await work;
    timing[name] = Math.round(performance.now() - from);
    return result;
  };

  const loading = phase("modules", loadApp());
  const log = createLog(env);
  const fault = proxyFault(env);
  if (fault) log.warn(fault);
  const database = await phase("database", openDatabase(env, log));
  await phase("schema", prepareSchema(env, database, { log, signal })).catch(async (error: unknown) => {
    await database.stop();
    throw error;
  });
  const {
    buildApp,
    buildWorkerApp,
    createDeps,
    workJobs,
    makeFirstAdministrator,
    assertBuilt,
    builtPages,
    livePages,
    seedDemo,
    introduce,
    measureProcess,
  } = await loading;

  const deps = createDeps(env, database.url, { log });
  await phase(
    "jobs",
    deps.jobs.start().then(() => (env.PROCESS_ROLE === "web" ? undefined : workJobs(deps))),
  );
  // Whoever does jobs sends the mails.
  if (env.PROCESS_ROLE !== "web") deps.mail.watch();
  await makeFirstAdministrator(deps);
  const isDemo = env.NODE_ENV !== "production" && !env.DATABASE_URL;
  if (isDemo) await phase("demo", seedDemo(deps));
  // Longer than callers keep a connection: none is closed while the next request is already on its way.
  const server = createServer({ keepAliveTimeout: 75_000 });
  const closePages = await addPages();
  async function addPages(): Promise<() => Promise<void>> {
    if (env.PROCESS_ROLE === "worker") {
      server.on("request", buildWorkerApp(deps));
      return async () => {};
    }
    if (!live) deps.readiness.require("interface", assertBuilt);
    const { pages, close } = live
      ? await livePages(env, server)
      : { pages: builtPages(env), close: async () => {} };
    server.on("request", buildApp(deps, pages));
    return close;
  }
  const closeMetrics = await measureProcess(deps);
  const release = async () => {
    closeMetrics();
    await deps.close();
    await database.stop();
  };
  await listen(server, env).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  await deps.localPaystack?.resume();
  timing.total = Math.round(performance.now());
  log.info({ port: env.PORT, timing }, "ready");
  if (env.NODE_ENV === "development") introduce(env, { isDemo, dataFolder: database.home });

  let stopping: Promise<void> | undefined;
  const stop = (reason: string) =>
    (stopping ??= (async () => {
      log.info({ reason }, "stopping");
      deps.readiness.drain();
      await delay(env.DRAIN_SECONDS * 1000);
      await closePages();
      await untilArrived();
      deps.streams.close();
      await closeServer(server, deps.longWork);
      await release();
    })());
  return { deps, server, stop };
}

/** `home` is where the data of the embedded one are. */
type OpenDatabase = { url: string; home?: string; stop(): Promise<void> };

/** The database that is configured or, where none is, the embedded one, which other processes may be using already. */
export async function openDatabase({ DATABASE_URL, DATA_DIR }: Env, log: Log): Promise<OpenDatabase> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: DATA_DIR, log });
}

/** Brings the schema up to date. Throws `SchemaError` where that cannot be, or where a pooler does not fit. */
export async function prepareSchema(
  env: Pick<Env, "DATABASE_URL" | "DATABASE_DIRECT_URL">,
  { url, home }: Pick<OpenDatabase, "url" | "home">,
  waiting: Parameters<typeof migrate>[2] = {},
): Promise<void> {
  await assertPoolerFits(env);
  await migrate({ url: env.DATABASE_DIRECT_URL ?? url, ...(home && { home }) }, undefined, waiting);
}

/** Loaded while the database starts. */
async function loadApp() {
  const [
    { buildApp, buildWorkerApp },
    { createDeps },
    { workJobs },
    { makeFirstAdministrator },
    { assertBuilt, builtPages, livePages },
    { seedDemo },
    { introduce },
    { measureProcess },
  ] = await Promise.all([
    import("#server/app"),
    import("#server/create-deps"),
    import("#server/jobs/registry"),
    import("#server/features/admin/index"),
    import("#server/http/client-pages"),
    import("#server/dev/demo/seed"),
    import("#server/introduce"),
    import("#server/measure-process"),
  ]);
  return {
    buildApp,
    buildWorkerApp,
    createDeps,
    workJobs,
    makeFirstAdministrator,
    assertBuilt,
    builtPages,
    livePages,
    seedDemo,
    introduce,
    measureProcess,
  };
}

/** Port 0 is any: it is chosen before anything says where this server is to be reached. */
async function choosePort(env: Env): Promise<Env> {
  if (env.PORT !== 0) return env;
  const PORT = await findFreePort();
  return { ...env, PORT, APP_URL: env.APP_URL.replace(/^(http:\/\/localhost):0$/, `$1:${PORT}`) };
}

function listen(server: Server, { PORT, HOST }: Env): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE")
        error.message = `Port ${PORT} is in use. Choose another one with PORT=...`;
      reject(error);
    });
    server.listen(PORT, HOST, () => resolve(server));
  });
}

/** A busy process may come late to its own timer: in one more turn it takes up the connections that wait, in another it reads from them. */
async function untilArrived(): Promise<void> {
  await delay(ARRIVAL);
  await nextTurn();
  await nextTurn();
}
