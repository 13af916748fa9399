import type { Deps } from "#server/deps";
import { stepOfCode } from "#server/features/auth/two-factor/authenticator-codes";
import { recoveryCodeHashes } from "#server/features/auth/two-factor/recovery-codes";
import { notifyAccount } from "#server/features/auth/security-mail";
import {
  countRecoveryCodes,
  countWrongCode,
  findTwoFactor,
  forgetWrongCodes,
  holdTwoFactor,
  takeStep,
  redeemRecoveryCode,
  type TwoFactorRecord,
} from "#server/features/auth/two-factor/two-factors-store";
import type { UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";

/** Wrong codes in a row until none is taken for a while: a thousand guesses a day of a million codes. */
const MOST_WRONG = 10;
const LOCK_MS = 15 * 60 * 1000;

/** Asks an account that has a second factor for a code of it. Throws `second_factor_needed`, `_wrong` or `_locked`. */
export async function checkSecondFactor(
  deps: Deps,
  user: UserRecord,
  code: string | undefined,
): Promise<void> {
  const factor = await findTwoFactor(deps.db, user.id);
  if (!factor?.confirmedAt) return;
  if (!code) throw new AppError("second_factor_needed");
  const taken = await (isOfApp(code) ? takeAppCode(deps, factor, code) : takeRecoveryCode(deps, user, code));
  if (!taken) throw await wrongCodeError(deps, user);
}

const isOfApp = (code: string) => /^\d{6}$/.test(code);

function takeAppCode({ db, clock, secrets }: Deps, factor: TwoFactorRecord, code: string): Promise<boolean> {
  const now = clock.now();
  const step = stepOfCode(secrets.unsealData(factor.secretSealed), code, now);
  return step === null ? Promise.resolve(false) : takeStep(db, factor.userId, step, now);
}

function takeRecoveryCode(deps: Deps, user: UserRecord, code: string): Promise<boolean> {
  const { db, clock, secrets } = deps;
  const now = clock.now();
  return db.transaction(async (trx) => {
    const factor = await holdTwoFactor(trx, user.id);
    if (!factor || (factor.lockedUntil && factor.lockedUntil > now)) return false;
    if (!(await redeemRecoveryCode(trx, user.id, recoveryCodeHashes(secrets, user.id, code), now)))
      return false;
    await forgetWrongCodes(trx, user.id);
    const left = await countRecoveryCodes(trx, user.id);
    await notifyAccount(deps, trx, user, { what: "recovery_code_used", left });
    return true;
  });
}

/** Counts a code that was not taken; the answer says why it was not. */
export async function wrongCodeError(deps: Deps, user: UserRecord): Promise<AppError> {
  const now = deps.clock.now();
  const lockUntil = new Date(now.getTime() + LOCK_MS);
  const counted = await deps.db.transaction(async (trx) => {
    const count = await countWrongCode(trx, user.id, { most: MOST_WRONG, now, lockUntil });
    if (count?.lockedUntil) await notifyAccount(deps, trx, user, { what: "second_factor_locked" });
    return count;
  });
  const { lockedUntil } = counted ?? (await findTwoFactor(deps.db, user.id)) ?? { lockedUntil: null };
  if (!lockedUntil) return new AppError("second_factor_wrong");
  const retryAfter = Math.max(1, (lockedUntil.getTime() - now.getTime()) / 1000);
  return new AppError("second_factor_locked", patience(retryAfter), { retryAfter });
}

function patience(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many wrong codes. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
}
