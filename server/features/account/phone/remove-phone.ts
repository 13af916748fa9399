import type { Deps } from "#server/deps";
import {
  clearPhone,
  deletePhoneCode,
  deletePhoneCodesBefore,
} from "#server/features/account/phone/phone-store";
import { announceDetails, holdMailCounts, notifyAccount, type UserRecord } from "#server/features/auth/index";
import { defineJob } from "#server/jobs/queue";
import { maskPhone } from "#shared/domain/phone";

/** From now on the account opens and signs nothing by it. Repeating it changes nothing. */
export async function removePhone(deps: Deps, user: UserRecord): Promise<UserRecord> {
  return deps.db.transaction(async (trx) => {
    // Whoever asks for a code holds the account and waits for the code that is deleted here.
    await holdMailCounts(trx, [user.id]);
    await deletePhoneCode(trx, user.id);
    const cleared = await clearPhone(trx, user);
    if (!cleared || user.phone === null) return user;
    await announceDetails(deps.jobs, trx, user.id);
    await notifyAccount(deps, trx, user, { what: "phone_removed", phone: maskPhone(user.phone) });
    return cleared;
  });
}

export const phoneCodeExpiry = defineJob("account.phone-code-expiry");

/** Codes that are over, and with them numbers that were never confirmed. */
export function forgetPhoneCodes({ db, clock }: Deps): Promise<void> {
  return deletePhoneCodesBefore(db, clock.now());
}
