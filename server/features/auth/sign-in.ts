import type { Deps } from "#server/deps";
import { isPassword } from "#server/features/auth/passwords";
import { countWrongPassword, slowDown } from "#server/features/auth/slow-guesses";
import { checkSecondFactor } from "#server/features/auth/two-factor/take-code";
import { findUserByEmail, type UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";

/**
 * The user of these credentials. Throws `credentials_wrong`, in the same time whether or not the account exists, `account_inactive`,
 * `account_suspended`, and only to whoever knows the password `second_factor_needed`, `second_factor_wrong`, `second_factor_locked`.
 */
export async function signIn(
  deps: Deps,
  { email, password, code }: { email: string; password: string; code?: string | undefined },
): Promise<UserRecord> {
  await slowDown(deps, email);
  const user = await findUserByEmail(deps.db, email);
  if (!(await isPassword(user?.passwordHash ?? null, password)) || !user) {
    await countWrongPassword(deps, email);
    throw new AppError("credentials_wrong");
  }
  if (user.status === "suspended") throw new AppError("account_suspended");
  if (user.status === "inactive") throw new AppError("account_inactive");
  await checkSecondFactor(deps, user, code);
  return user;
}
