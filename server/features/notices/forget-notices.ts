import type { Deps } from "#server/deps";
import { firstIdOf } from "#server/features/notices/notice-id";
import { deleteNoticesBefore } from "#server/features/notices/notices-store";
import { defineJob } from "#server/jobs/queue";

export const noticeExpiry = defineJob("notices.expiry");

const DAY_MS = 24 * 60 * 60 * 1000;
const READ_KEPT_MS = 90 * DAY_MS;
const KEPT_MS = 365 * DAY_MS;

export async function forgetNotices({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const idBefore = (ms: number) => firstIdOf(new Date(clock.now().getTime() - ms));
  const old = { readBefore: idBefore(READ_KEPT_MS), before: idBefore(KEPT_MS) };
  while (await deleteNoticesBefore(db, old));
}
