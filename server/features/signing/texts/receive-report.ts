import { createHash, timingSafeEqual } from "node:crypto";
import type { Deps } from "#server/deps";
import { notifyUndelivered } from "#server/features/signing/texts/notify-undelivered";
import { isKnownMessage, noteReport } from "#server/features/signing/texts/texts-store";
import { AppError } from "#server/http/app-error";
import type { SmsState } from "#shared/domain/sms-states";

/** What the provider's statuses say; all others tell nothing new. */
const states: Record<string, SmsState> = {
  Success: "delivered",
  Failed: "failed",
  Rejected: "failed",
  AbsentSubscriber: "failed",
  Expired: "failed",
};

/**
 * Notes what became of a message. Reports are not signed: the address is the secret. Throws `not_found` for another one, and for a message
 * that is not known (yet): the provider may report it again.
 */
export async function receiveReport(
  { db, env, clock }: Pick<Deps, "db" | "env" | "clock">,
  secret: string,
  report: { id: string; status: string },
): Promise<void> {
  if (!env.SMS_REPORT_SECRET || !isSame(secret, env.SMS_REPORT_SECRET)) throw new AppError("not_found");
  const state = states[report.status] ?? null;
  if (!(await isKnownMessage(db, report.id))) throw new AppError("not_found");
  if (state === null) return;
  const at = clock.now();
  await db.transaction(async (trx) => {
    await notifyUndelivered(trx, await noteReport(trx, report.id, { state, at }), at);
  });
}

const isSame = (given: string, secret: string) => timingSafeEqual(hash(given), hash(secret));
const hash = (text: string) => createHash("sha256").update(text).digest();
