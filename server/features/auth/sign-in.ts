import type { Deps } from "#server/deps";
import { isPassword } from "#server/features/auth/passwords";
import { findUserByEmail, type UserRow } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";

/** The user of these credentials. Throws `credentials_wrong`, in the same time whether or not the account exists, `account_inactive`, `account_suspended`. */
export async function signIn({ db }: Deps, email: string, password: string): Promise<UserRow> {
  const user = await findUserByEmail(db, email);
  if (!(await isPassword(user?.passwordHash ?? null, password)) || !user)
    throw new AppError("credentials_wrong");
  if (user.status === "suspended") throw new AppError("account_suspended");
  if (user.status === "inactive") throw new AppError("account_inactive");
  return user;
}
