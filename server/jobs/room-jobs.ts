import type { Deps } from "#server/deps";
import type { Job } from "#server/jobs/queue";

/** A job with who does it. Every room lists its own in `<room>-jobs.ts` and exports the list by its door. */
export type RoomJob = {
  name: string;
  /** Has this process do it from now on. */
  work(deps: Deps): Promise<void>;
};

/** What whoever runs a job by hand is told of it. */
export type JobResult = { says: string; hasFailed: boolean };

export type ScheduledJob = RoomJob & {
  /** UTC. */
  cron: string;
  /** Safe to run at any time, also twice at once: what is done is not due any more. */
  run(deps: Deps): Promise<JobResult | void>;
  /** For whoever runs it by hand. */
  does: string;
};

/** A job that is done when it was enqueued, at most `concurrency` of it at once in a process. */
export function handled<Payload extends object>(
  job: Job<Payload>,
  handle: (deps: Deps, payload: NoInfer<Payload>) => Promise<void>,
  options?: { concurrency?: number },
): RoomJob {
  return {
    name: job.name,
    work: (deps) => deps.jobs.work(job, (payload) => handle(deps, payload), options),
  };
}

/** A job that is done by the clock. */
export function scheduled(
  job: Job<object>,
  run: ScheduledJob["run"],
  { cron, does }: Pick<ScheduledJob, "cron" | "does">,
): ScheduledJob {
  return {
    name: job.name,
    cron,
    run,
    does,
    work: (deps) => deps.jobs.repeat(job, cron, async () => void (await run(deps))),
  };
}
