import { createRequire } from "node:module";
import type * as Prometheus from "prom-client";

/** One number of several with the same name: `{ state: "idle" }`, 3. */
export type Reading = { labels: Record<string, string>; value: number };

/** What the service tells of itself, in numbers. Labels are names of ours: endpoints, queues, states; never anybody's data. */
export type Metrics = {
  requestDone(endpoint: string, status: number, seconds: number): void;
  jobDone(job: string, outcome: "done" | "tried again" | "given up"): void;
  mailDone(outcome: "sent" | "tried again" | "refused"): void;
  /** How many records the last check of the evidence, or of the transparency log, found that do not match. */
  checked(what: "audit" | "log", mismatches: number): void;
  /** A number that is asked for whenever somebody looks. What cannot be told then is left out. */
  measure(
    name: string,
    help: string,
    labels: readonly string[],
    read: () => Promise<Reading[]> | Reading[],
  ): void;
  /** In the format of Prometheus. */
  text(): Promise<string>;
};

/** Milliseconds that what is asked for has to come. */
const PATIENCE = 3000;

const nothing = () => {};
const off: Metrics = {
  requestDone: nothing,
  jobDone: nothing,
  mailDone: nothing,
  checked: nothing,
  measure: nothing,
  text: async () => "",
};

/** Nothing is counted, and the library not loaded, where nobody looks. */
export function createMetrics(isOn: boolean): Metrics {
  if (!isOn) return off;
  const prometheus = createRequire(import.meta.url)("prom-client") as typeof Prometheus;
  const register = new prometheus.Registry();
  prometheus.collectDefaultMetrics({ register });
  const registers = [register];

  const requests = new prometheus.Histogram({
    name: "sahihi_request_seconds",
    help: "How long requests took, by endpoint and class of status",
    labelNames: ["endpoint", "status"],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  });
  const jobs = new prometheus.Counter({
    name: "sahihi_jobs_done_total",
    help: "Tries of jobs, by how they ended",
    labelNames: ["queue", "outcome"],
    registers,
  });
  const mails = new prometheus.Counter({
    name: "sahihi_mails_total",
    help: "Mails handed to the mail server, by what it said",
    labelNames: ["outcome"],
    registers,
  });
  const mismatches = {
    audit: new prometheus.Gauge({
      name: "sahihi_audit_mismatches",
      help: "Records of which the last audit check of this process said that they do not match",
      registers,
    }),
    log: new prometheus.Gauge({
      name: "sahihi_log_mismatches",
      help: "What the last check of the transparency log by this process found not to match its tree",
      registers,
    }),
  };

  return {
    requestDone: (endpoint, status, seconds) =>
      requests.observe({ endpoint, status: `${Math.floor(status / 100)}xx` }, seconds),
    jobDone: (queue, outcome) => jobs.inc({ queue, outcome }),
    mailDone: (outcome) => mails.inc({ outcome }),
    checked: (what, found) => mismatches[what].set(found),
    measure: (name, help, labelNames, read) => {
      const collect = async function (this: Prometheus.Gauge) {
        this.reset();
        const readings = await inTime(read).catch(() => []);
        for (const { labels, value } of readings) this.set(labels, value);
      };
      void new prometheus.Gauge({ name, help, labelNames, registers, collect });
    },
    text: () => register.metrics(),
  };
}

function inTime(read: () => Promise<Reading[]> | Reading[]): Promise<Reading[]> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("too late")), PATIENCE);
    Promise.resolve()
      .then(read)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
