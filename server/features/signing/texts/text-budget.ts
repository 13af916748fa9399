import type { Trx } from "#server/db/client";
import { startOfMailDay, type UserRecord } from "#server/features/auth/index";
import { countTexts } from "#server/features/signing/texts/texts-store";
import { AppError } from "#server/http/app-error";

/** Messages of an account to phones, a day. */
export const TEXTS_A_DAY = 50;

const WRITE_INSTEAD = "Give some of these people an e-mail address instead, or send it tomorrow.";

/**
 * Throws `too_many_requests` where these are more than the account may still send today: what costs money is refused and never heaped up
 * for tomorrow. The counts of the account have to be held (`countMails` does).
 */
export async function assertMayText(
  trx: Trx,
  user: UserRecord,
  { count, now, instead = WRITE_INSTEAD }: { count: number; now: Date; instead?: string },
): Promise<void> {
  if (count === 0) return;
  const since = startOfMailDay(now);
  const left = Math.max(0, TEXTS_A_DAY - (await countTexts(trx, user.id, since)));
  if (count <= left) return;
  throw new AppError(
    "too_many_requests",
    `An account can send ${TEXTS_A_DAY} SMS a day, and ${left === 0 ? "none is" : left === 1 ? "1 is" : `${left} are`} left today: this needs ${count}. ${instead}`,
  );
}
