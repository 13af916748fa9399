import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Deps } from "#server/deps";
import { countPaymentsByStatus } from "#server/features/payments/index";
import { serveMetrics } from "#server/http/serve-metrics";
import { errorsLogged } from "#server/logging";

/** Begins to tell what is measured, where a port is set for it. Resolves to what ends that. */
export async function measureProcess(deps: Deps): Promise<() => void> {
  const { env, metrics, pool, jobs, db, mail, readiness } = deps;
  if (env.METRICS_PORT === undefined) return () => {};

  metrics.measure("sahihi_ready", "1 while this process may be sent requests", [], async () => [
    { labels: {}, value: (await readiness.faults()).length === 0 ? 1 : 0 },
  ]);
  metrics.measure("sahihi_errors", "Lines of this process' log that say an error", [], () => [
    { labels: {}, value: errorsLogged() },
  ]);
  metrics.measure(
    "sahihi_database_connections",
    "Connections for requests, by whether one is used, and requests that wait for one",
    ["state"],
    () => [
      { labels: { state: "used" }, value: pool.totalCount - pool.idleCount },
      { labels: { state: "idle" }, value: pool.idleCount },
      { labels: { state: "waiting" }, value: pool.waitingCount },
      { labels: { state: "most" }, value: env.DATABASE_POOL_SIZE },
    ],
  );
  // What the database says is the same in every process: those that do jobs tell it.
  if (env.PROCESS_ROLE !== "web") {
    metrics.measure("sahihi_mail_away", "1 while the mail server takes nothing", [], () => [
      { labels: {}, value: mail.isAway() ? 1 : 0 },
    ]);
    metrics.measure("sahihi_jobs", "Jobs, by queue and state", ["queue", "state"], async () =>
      (await jobs.measure()).map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
    );
    metrics.measure(
      "sahihi_job_oldest_seconds",
      "Since when the oldest job of a queue is there, by state",
      ["queue", "state"],
      async () =>
        (await jobs.measure()).map(({ queue, state, oldest }) => ({
          labels: { queue, state },
          value: oldest,
        })),
    );
    const { BACK_UP_DIR } = env;
    if (BACK_UP_DIR !== undefined)
      metrics.measure(
        "sahihi_back_up_age_seconds",
        "Since when the newest back-up is there",
        [],
        async () => [{ labels: {}, value: (Date.now() - (await newestIn(BACK_UP_DIR))) / 1000 }],
      );
    metrics.measure("sahihi_payments", "Payments, by status", ["status"], async () =>
      (await countPaymentsByStatus(db)).map(({ status, count }) => ({ labels: { status }, value: count })),
    );
  }
  return serveMetrics(metrics, { host: env.METRICS_HOST, port: env.METRICS_PORT });
}

/** When the newest back-up was made; where there is none, as long ago as can be. */
async function newestIn(folder: string): Promise<number> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".dump"));
  const made = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).mtimeMs));
  return Math.max(...made, 0);
}
