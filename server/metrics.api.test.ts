import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findFreePort } from "#server/dev/postgres/find-free-port";
import { defineJob } from "#server/jobs/queue";
import { measureProcess } from "#server/measure-process";
import { startTestApp } from "#server/testing/app";
import { createSheet } from "#server/testing/factories/create-sheet";
import { sendSheet } from "#server/testing/factories/send-sheet";
import { paidPayment } from "#server/testing/factories/paid-payment";

const port = await findFreePort();
const backUps = mkdtempSync(join(tmpdir(), "sahihi-back-ups-"));
afterAll(() => rmSync(backUps, { recursive: true }));

async function startMeasured() {
  const app = await startTestApp({ env: { METRICS_PORT: String(port), BACK_UP_DIR: backUps } });
  const close = await measureProcess(app.deps);
  onTestFinished(async () => {
    close();
    await app.stop();
  });
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { app, scrape };
}

/** All metrics that a rule or a panel asks for, without the endings of histograms; `up` is Prometheus' own. */
function namesIn(text: string): string[] {
  const names = text.match(/\b(sahihi|nodejs|process)_\w+/g) ?? [];
  return [...new Set(names)].map((name) => name.replace(/_(bucket|count)$/, ""));
}

test("what was done is counted by names of ours, and every metric of the dashboard and the alerts exists", async () => {
  const { app, scrape } = await startMeasured();
  const { caller, user } = await app.signedIn();
  const { tokens, emails } = await sendSheet(app, caller);
  await app.nobody().get(`/api/sign/${tokens[0]!}`).expect(200);
  await app.nobody().get("/api/nothing").expect(404);
  await paidPayment(app.deps.pool, user.id, "producer_agreement");
  await app.deps.jobs.idle();

  const text = await scrape();
  expect(text).toContain('sahihi_request_seconds_count{endpoint="GET /api/sign/{token}",status="2xx"} 1');
  expect(text).toContain('sahihi_request_seconds_count{endpoint="pages",status="4xx"} 1');
  expect(text).toMatch(/sahihi_mails_total\{outcome="sent"\} [1-9]/);
  expect(text).toMatch(/sahihi_jobs_done_total\{queue="signing.invitation-mail",outcome="done"\} 2/);
  expect(text).toContain('sahihi_payments{status="completed"} 1');
  expect(text).toContain('sahihi_database_connections{state="most"} 10');
  expect(text).toMatch(/^sahihi_ready 1$/m);
  expect(text).toMatch(/^sahihi_mail_away 0$/m);
  for (const secret of [...tokens, ...emails]) expect(text).not.toContain(secret);

  for (const file of ["dashboard.json", "alerts.yml"]) {
    for (const name of namesIn(readFileSync(`deploy/monitoring/${file}`, "utf8")))
      expect(text, `${name} of ${file}`).toContain(`# TYPE ${name} `);
  }
});

test("jobs that wait and jobs that were given up are told with their age", async () => {
  const { app, scrape } = await startMeasured();
  const hopeless = defineJob<object>("test.hopeless");
  await app.deps.jobs.work(hopeless, async () => {
    throw Object.assign(new Error("no"), { permanent: true });
  });
  const unheard = defineJob<object>("test.unheard");
  await app.deps.db.transaction(async (trx) => {
    await app.deps.jobs.enqueue(trx, hopeless, {});
    await app.deps.jobs.enqueue(trx, unheard, {});
    await app.deps.jobs.enqueue(trx, unheard, {}, { afterMs: 3_600_000 });
  });
  await expect.poll(scrape).toContain('sahihi_jobs{queue="dead",state="given up"} 1');
  const text = await scrape();
  expect(text).toContain('sahihi_jobs{queue="test.unheard",state="waiting"} 1');
  expect(text).toContain('sahihi_jobs{queue="test.unheard",state="later"} 1');
  expect(text).toMatch(/sahihi_job_oldest_seconds\{queue="test.unheard",state="waiting"\} \d/);
  expect(text).toContain('sahihi_jobs_done_total{queue="test.hopeless",outcome="given up"} 1');
});

test("the age of the newest back-up is told, and where there is none it is older than any that would do", async () => {
  const { scrape } = await startMeasured();
  const age = async () => Number(/^sahihi_back_up_age_seconds (.+)$/m.exec(await scrape())?.[1]);
  expect(await age()).toBeGreaterThan(365 * 24 * 3600);
  for (const [name, hours] of [
    ["sahihi-2026-11-26T0030.dump", 30],
    ["sahihi-2026-11-27T0030.dump", 6],
    ["sahihi-2026-11-27T0630.dump.part", 0],
  ] as const) {
    const at = Date.now() / 1000 - hours * 3600;
    writeFileSync(join(backUps, name), "");
    utimesSync(join(backUps, name), at, at);
  }
  expect((await age()) / 3600).toBeCloseTo(6, 1);
});

test("while the database is away what does not need it is told all the same", async () => {
  const { app, scrape } = await startMeasured();
  await createSheet((await app.signedIn()).caller);
  await app.deps.pool.end();
  const text = await scrape();
  expect(text).toMatch(/^sahihi_ready 0$/m);
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
  Object.assign(app.deps.pool, { end: () => Promise.resolve() });
});
