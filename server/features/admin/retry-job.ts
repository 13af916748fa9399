import type { Deps } from "#server/deps";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import type { UserRecord } from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";
import type { AdminJobsQuery } from "#shared/contract/admin-tables";

/** Puts a job that was given up back into its queue. Throws `job_not_found`. */
export async function retryJob(deps: Deps, actor: UserRecord, id: string): Promise<{ message: string }> {
  const name = await deps.db.transaction(async (trx) => {
    const redriven = await deps.jobs.redrive(trx, id);
    if (redriven === null) throw new AppError("job_not_found");
    await recordAdminEvent(deps, trx, actor.id, {
      action: "job_retried",
      targetType: "job",
      targetId: id,
      targetName: redriven,
    });
    return redriven;
  });
  return { message: `${name} is done again.` };
}

/** Jobs that were given up, with why. */
export async function listFailedJobs({ jobs }: Deps, query: AdminJobsQuery) {
  const { page, pageSize, order } = query;
  const { items, total } = await jobs.listDead({ limit: pageSize, offset: (page - 1) * pageSize, order });
  const view = ({ failedAt, createdAt, ...job }: (typeof items)[number]) => ({
    ...job,
    failedAt: failedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  });
  return { items: items.map(view), total, page, pageSize };
}
