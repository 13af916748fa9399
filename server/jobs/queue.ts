import { createHash, randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "#server/orm";
import { fromDrizzle, PgBoss, type Job as BossJob, type JobResult } from "pg-boss";
import { NO_LIMITS, saysFirst, type Trx } from "#server/db/client";
import type { Metrics } from "#server/adapters/metrics";
import { createListener } from "#server/db/listener";
import { createOutage, isDatabaseAway, type Outage } from "#server/db/outage";
import { createDueWatch } from "#server/jobs/due-watch";
import { logContext, messageOf, type Log, type LogContext } from "#server/logging";

/** A kind of work. `payload` only carries the type: what waits in the queue is plain JSON. */
export type Job<Payload extends object> = {
  name: string;
  /** How long one may take before it is begun again, where that is not a few minutes. */
  minutes?: number;
  /** How often it is tried again, and after how long first, where that is not for a day from the first second on. */
  retries?: Retries;
  payload?: Payload;
};

type Retries = { most: number; afterSeconds: number };

export type Jobs = {
  /**
   * Adds a job that exists once `trx` commits, and never otherwise. The same `key` adds it once, however often it is asked for. It
   * begins after `afterMs` at the earliest.
   */
  enqueue<Payload extends object>(
    trx: Trx,
    job: Job<Payload>,
    payload: Payload,
    options?: { key?: string; afterMs?: number },
  ): Promise<void>;
  /** Does jobs of this kind in this process, at most `concurrency` (2 or more) at once. A handler may run again after a crash. */
  work<Payload extends object>(
    job: Job<Payload>,
    handler: (payload: Payload) => Promise<void>,
    options?: { concurrency?: number },
  ): Promise<void>;
  /** Does a job by the clock (cron, UTC): each time in one of the processes, whichever takes it. */
  repeat(job: Job<object>, cron: string, handler: () => Promise<void>): Promise<void>;
  /** Jobs that were given up, newest first or last. What they were to work on is not told. */
  listDead(page: {
    limit: number;
    offset: number;
    order: "asc" | "desc";
  }): Promise<{ items: DeadJob[]; total: number }>;
  /** Puts one of those back into its queue, once `trx` commits: the name of the job, null when it is not there (any more). */
  redrive(trx: Trx, id: string): Promise<string | null>;
  /** How many of each queue there are in which state, and how old the oldest of them is, in seconds. */
  measure(): Promise<QueueMeasure[]>;
  /** Resolves where the queue answers. */
  answer(): Promise<void>;
  start(): Promise<void>;
  /** Lets running jobs finish; those that take too long, or all when not graceful, go back and run elsewhere. */
  stop(options?: { graceful?: boolean }): Promise<void>;
  /** Resolves when nothing waits, runs or is to be tried again, but for what is due later: for tests. */
  idle(): Promise<void>;
};

type QueueMeasure = {
  queue: string;
  state: "waiting" | "later" | "active" | "given up";
  count: number;
  oldest: number;
};

export type DeadJob = {
  id: string;
  name: string;
  failedAt: Date;
  createdAt: Date;
  reason: string;
  tries: number;
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Jobs that failed for good are copied here, with what failed them, and stay for a person to look at and redrive. */
const DEAD = "dead";
const deadQueueOptions = { retentionSeconds: 30 * DAY };

const queueOptions = {
  deadLetter: DEAD,
  notify: true,
  // 1 s, 2 s, 4 s … half an hour: tried again for about a day.
  retryLimit: 50,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 30 * MINUTE,
  expireInSeconds: 5 * MINUTE,
  // A process that vanished is noticed after this and at most one more supervision.
  heartbeatSeconds: 30,
  // Payloads can hold sealed tokens, so they go soon; until then the key keeps a job from being added twice.
  deleteAfterSeconds: HOUR,
};

/** Between two tries of what is tried again in pauses of its own. */
const LONGEST_PAUSE = 4 * HOUR;

const STOP_PATIENCE_MS = 20_000;
const IDLE_POLL_MS = 10;
const APPLICATION = "sahihi jobs";

export function defineJob<Payload extends object>(
  name: string,
  options: Pick<Job<Payload>, "minutes" | "retries"> = {},
): Job<Payload> {
  return { name, ...options };
}

function queueOptionsOf({ minutes, retries }: Pick<Job<object>, "minutes" | "retries">): typeof queueOptions {
  return {
    ...queueOptions,
    ...(minutes !== undefined && { expireInSeconds: minutes * MINUTE }),
    ...(retries && {
      retryLimit: retries.most,
      retryDelay: retries.afterSeconds,
      retryDelayMax: LONGEST_PAUSE,
    }),
  };
}

type JobsOptions = {
  databaseUrl: string;
  log: Log;
  /** The connections it opens at most, besides the one that listens. */
  max?: number;
  /** One that is none only adds jobs. */
  isWorker?: boolean;
  /** Without it nothing is done because it is time. */
  hasClock?: boolean;
  outage?: Outage;
  metrics?: Metrics;
};

/** Jobs in Postgres. Every connection is to the database itself or to a pooler by session: it listens. */
export function createJobs({
  databaseUrl,
  log,
  max = 4,
  isWorker = true,
  hasClock = true,
  ...heard
}: JobsOptions): Jobs {
  const { outage = createOutage(log), metrics } = heard;
  const applicationName = isWorker ? `${APPLICATION} ${randomUUID()}` : "sahihi enqueue";
  const settings = {
    connectionString: databaseUrl,
    application_name: applicationName,
    max,
    // For its pool, to which it passes on what it does not know.
    onConnect: saysFirst(NO_LIMITS),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker && hasClock,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
    maintenanceIntervalSeconds: 10 * MINUTE,
    flowIntervalSeconds: DAY,
  };
  const boss = new PgBoss(settings);
  // pg-boss's own ends the process when a pooler tells of a lost connection twice.
  Object.assign(boss.getDb(), { listen });
  async function listen(channel: string, onNotice: (payload: string) => void, onReturn: () => void) {
    const listener = createListener({ databaseUrl, applicationName, channel, onNotice, onReturn, outage });
    await listener.listening();
    return { close: listener.close };
  }
  const heardError = (error: Error) =>
    isDatabaseAway(error) ? outage.lost(error) : log.warn({ err: error }, "job queue error");
  boss.on("error", heardError);
  boss.on("warning", ({ message }) => log.warn({ reason: message }, "job queue warning"));

  const dueWatch = createDueWatch({
    findDue: (names) => findDue(boss, names),
    wakeWorker: (worker) => boss.notifyWorker(worker),
    onError: heardError,
  });
  const queues = new Map<string, object>();
  const waiting: (() => Promise<void>)[] = [];
  let started = false;

  async function ensureQueue(name: string, options: object): Promise<void> {
    const existing = queues.get(name);
    if (existing && !differs(existing, options)) return;
    if (existing) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    queues.set(name, options);
  }

  async function workOn<Payload extends object>(
    job: Job<Payload>,
    handler: (payload: Payload) => Promise<void>,
    concurrency: number,
  ): Promise<void> {
    const { name } = job;
    const { retryLimit, ...queue } = queueOptionsOf(job);
    await ensureQueue(name, { ...queue, retryLimit });
    const options = {
      batchSize: Math.max(2, concurrency),
      // Without it the next full batch would wait for the next poll.
      burstWhenBatchFull: true,
      // It is woken when there is something to do; by itself it looks in case that nobody did.
      pollingIntervalSeconds: 300,
      perJobResults: true as const,
    };
    const worker = await boss.work<Payload, JobResult[], typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map((one) => perform(one, handler, retryLimit))),
    );
    dueWatch.wake(name, worker);
  }

  /** Runs one job of a batch. It is marked done at once, not when its batch is: a crash must not repeat more than it has to. */
  async function perform<Payload extends object>(
    job: BossJob<Payload>,
    handler: (payload: Payload) => Promise<void>,
    retryLimit: number,
  ): Promise<JobResult> {
    const { id, name, retryCount } = job;
    // What the clock adds carries nothing.
    const { [ORIGIN]: origin, ...payload } = (job.data ?? {}) as Payload & { [ORIGIN]?: LogContext };
    return logContext.run({ ...origin, job: name }, async () => {
      try {
        await handler(payload as Payload);
      } catch (error) {
        const final = isPermanent(error) || retryCount >= retryLimit;
        metrics?.jobDone(name, final ? "given up" : "tried again");
        if (isDatabaseAway(error)) outage.lost(error);
        else
          log[final ? "error" : "warn"](
            { err: error, job: name, id, attempt: retryCount + 1 },
            final ? "job failed" : "job will be tried again",
          );
        const output = { message: error instanceof Error ? messageOf(error) : String(error) };
        return { id, status: final ? "deadletter" : "failed", output };
      }
      metrics?.jobDone(name, "done");
      await markDone(boss, job).catch((error: unknown) =>
        log.warn({ err: error, job: name, id }, "job could not be marked done"),
      );
      return { id, status: "completed" };
    });
  }

  /** Before the start it waits for it. */
  async function onceStarted(begin: () => Promise<void>): Promise<void> {
    if (started) await begin();
    else waiting.push(begin);
  }

  return {
    enqueue: async (trx, job, payload, { key, afterMs = 0 } = {}) => {
      const { name } = job;
      await ensureQueue(name, queueOptionsOf(job));
      const id = key === undefined ? {} : { id: idOf(name, key) };
      const startAfter = Math.ceil(afterMs / 1000);
      await boss.send(
        name,
        { ...payload, ...originOf(logContext.getStore()) },
        {
          ...id,
          ...(startAfter > 0 && { startAfter }),
          db: fromDrizzle(trx, sql),
        },
      );
    },

    work: (job, handler, { concurrency = 10 } = {}) => onceStarted(() => workOn(job, handler, concurrency)),

    repeat: (job, cron, handler) =>
      onceStarted(async () => {
        await workOn(job, handler, 1);
        if (hasClock) await boss.schedule(job.name, cron);
      }),

    listDead: async ({ limit, offset, order }) => {
      const direction = order === "asc" ? "asc" : "desc";
      const { rows } = await boss.getDb().executeSql(
        `select id, coalesce(source_name, name) as name, created_on as "failedAt",
           coalesce(source_created_on, created_on) as "createdAt",
           coalesce(source_output ->> 'message', '') as reason, coalesce(source_retry_count, 0) + 1 as tries
         from pgboss.job where name = $1 and state < 'active'
         order by created_on ${direction}, id limit $2 offset $3`,
        [DEAD, limit, offset],
      );
      const counted = await boss
        .getDb()
        .executeSql(`select count(*)::int as total from pgboss.job where name = $1 and state < 'active'`, [
          DEAD,
        ]);
      return { items: rows as DeadJob[], total: (counted.rows[0] as { total: number }).total };
    },

    redrive: async (trx, id) => {
      const found = await trx.execute(
        sql`select source_name as name from pgboss.job where name = ${DEAD} and id = ${id} and state < 'active' for update`,
      );
      const [job] = found.rows as { name: string }[];
      if (!job) return null;
      return (await boss.redrive(DEAD, { ids: [id], db: fromDrizzle(trx, sql) })) === 1 ? job.name : null;
    },

    measure: async () => {
      const { rows } = await boss.getDb().executeSql(
        `select name as queue, case
             when name = $1 then 'given up' when state = 'active' then 'active'
             when state = 'created' and start_after > now() then 'later' else 'waiting' end as state,
           count(*)::int as count, extract(epoch from now() - min(created_on))::float as oldest
         from pgboss.job where state < 'completed' group by 1, 2`,
        [DEAD],
      );
      return rows as QueueMeasure[];
    },

    answer: async () => void (await boss.getDb().executeSql("select from pgboss.version")),

    start: async () => {
      await boss.start();
      for (const queue of await boss.getQueues()) queues.set(queue.name, queue);
      await ensureQueue(DEAD, deadQueueOptions);
      if (isWorker) await takeBackOrphans(boss, applicationName);
      started = true;
      for (const begin of waiting.splice(0)) await begin();
      if (isWorker) dueWatch.start();
    },

    stop: async ({ graceful = true } = {}) => {
      dueWatch.stop();
      const finished = Promise.all([...queues.keys()].map((name) => boss.offWork(name, { wait: true })));
      if (graceful) await Promise.race([finished, delay(STOP_PATIENCE_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },

    idle: async () => {
      // Not knowing, while Postgres restarts, counts as busy.
      while (await isBusy(boss).catch(() => true)) await delay(IDLE_POLL_MS);
    },
  };
}

/** Payloads carry for whom the job is done, under a name that no job uses itself. */
const ORIGIN = "$origin";

function originOf({ requestId, userId }: LogContext = {}): object {
  return requestId ? { [ORIGIN]: { requestId, ...(userId && { userId }) } } : {};
}

/** Waits out a restart of Postgres: what was done must not be done again because nobody could write it down. */
async function markDone(boss: PgBoss, { name, id, retryCount }: BossJob): Promise<void> {
  for (const pause of [100, 500, 1000, 2000, 4000]) {
    try {
      await boss.complete(name, { id, retryCount });
      return;
    } catch {
      await delay(pause);
    }
  }
  await boss.complete(name, { id, retryCount });
}

/** An adapter marks an error as permanent when trying again cannot help. */
function isPermanent(error: unknown): boolean {
  return error instanceof Error && "permanent" in error && error.permanent === true;
}

/** Jobs that a killed process left running start over at once, provided that no other process is here that could be running them. */
async function takeBackOrphans(boss: PgBoss, applicationName: string): Promise<void> {
  await boss.getDb().executeSql(
    `update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
     where state = 'active' and not exists (
       select from pg_stat_activity
       where datname = current_database() and application_name like '${APPLICATION} %' and application_name <> $1)`,
    [applicationName],
  );
}

async function isBusy(boss: PgBoss): Promise<boolean> {
  const { rows } = await boss.getDb().executeSql(
    `select exists (select from pgboss.job where state < 'completed' and name <> $1
      and not (state = 'created' and start_after > now() + interval '1 second')
      and not (state = 'retry' and start_after > now() + interval '12 seconds')) as busy`,
    [DEAD],
  );
  return (rows[0] as { busy: boolean }).busy;
}

/** Those of the queues that have a job which is due. */
async function findDue(boss: PgBoss, names: string[]): Promise<string[]> {
  const { rows } = await boss.getDb().executeSql(
    `select name from unnest($1::text[]) as queue (name) where exists (
       select from pgboss.job where job.name = queue.name and state < 'active' and not blocked
         and start_after <= pgboss.job_now())`,
    [names],
  );
  return (rows as { name: string }[]).map(({ name }) => name);
}

function differs(existing: object, wanted: object): boolean {
  return Object.entries(wanted).some(
    ([name, value]) => (existing as Record<string, unknown>)[name] !== value,
  );
}

/** The same name and key make the same id, which the table holds once. */
function idOf(name: string, key: string): string {
  const bytes = createHash("sha256").update(`${name}\n${key}`).digest();
  bytes[6] = (bytes[6]! & 0x0f) | 0x80;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  return bytes.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
