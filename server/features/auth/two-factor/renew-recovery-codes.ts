import type { Deps } from "#server/deps";
import { confirmPassword } from "#server/features/auth/confirm-password";
import { hashRecoveryCode, newRecoveryCodes } from "#server/features/auth/two-factor/recovery-codes";
import { notifyAccount } from "#server/features/auth/security-mail";
import { holdTwoFactor, putRecoveryCodes } from "#server/features/auth/two-factor/two-factors-store";
import type { UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";

/** Ten new recovery codes in place of all before them. Throws `password_wrong`, `two_factor_off`. */
export async function renewRecoveryCodes(
  deps: Deps,
  user: UserRecord,
  { password }: { password: string },
): Promise<{ recoveryCodes: string[] }> {
  await confirmPassword(user, password);
  const recoveryCodes = newRecoveryCodes();
  const hashes = recoveryCodes.map((shown) => hashRecoveryCode(deps.secrets, user.id, shown));
  await deps.db.transaction(async (trx) => {
    if (!(await holdTwoFactor(trx, user.id))) throw new AppError("two_factor_off");
    await putRecoveryCodes(trx, user.id, hashes);
    await notifyAccount(deps, trx, user, { what: "recovery_codes_new" });
  });
  return { recoveryCodes };
}
