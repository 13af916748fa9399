import type { Deps } from "#server/deps";
import { stepOfCode } from "#server/features/auth/two-factor/authenticator-codes";
import { hashRecoveryCode, newRecoveryCodes } from "#server/features/auth/two-factor/recovery-codes";
import { notifyAccount } from "#server/features/auth/security-mail";
import { endOtherSessions } from "#server/features/auth/sessions-store";
import { wrongCodeError } from "#server/features/auth/two-factor/take-code";
import {
  confirmSecret,
  findTwoFactor,
  putRecoveryCodes,
} from "#server/features/auth/two-factor/two-factors-store";
import type { UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";

/**
 * Switches codes on with one of them, ends every session but this one (`sid`), which the password alone has opened, and answers the
 * recovery codes, which are shown this once. Throws `two_factor_not_begun`, `two_factor_on`, `second_factor_wrong`, `second_factor_locked`.
 */
export async function confirmTwoFactor(
  deps: Deps,
  user: UserRecord,
  { code }: { code: string },
  sid: string,
): Promise<{ recoveryCodes: string[] }> {
  const { db, clock, secrets } = deps;
  const factor = await findTwoFactor(db, user.id);
  if (!factor) throw new AppError("two_factor_not_begun");
  if (factor.confirmedAt) throw new AppError("two_factor_on");

  const step = stepOfCode(secrets.unsealData(factor.secretSealed), code, clock.now());
  if (step === null) throw await wrongCodeError(deps, user);
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((shown) => hashRecoveryCode(secrets, user.id, shown));
  const isOn = await db.transaction(async (trx) => {
    if (!(await confirmSecret(trx, factor, step, clock.now()))) return false;
    await putRecoveryCodes(trx, user.id, hashes);
    await endOtherSessions(trx, user.id, sid);
    await notifyAccount(deps, trx, user, { what: "two_factor_on" });
    return true;
  });
  if (!isOn) throw await confirmationError(deps, user);
  return { recoveryCodes };
}

/** The code was right: the lock holds, or another window was faster. */
async function confirmationError(deps: Deps, user: UserRecord): Promise<AppError> {
  const factor = await findTwoFactor(deps.db, user.id);
  if (factor?.confirmedAt) return new AppError("two_factor_on");
  const isLocked = factor?.lockedUntil && factor.lockedUntil > deps.clock.now();
  return isLocked ? wrongCodeError(deps, user) : new AppError("two_factor_not_begun");
}
