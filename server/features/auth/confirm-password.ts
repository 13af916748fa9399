import { isPassword } from "#server/features/auth/passwords";
import type { UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";

/** For steps that ask for the account's password again. Throws `password_wrong`. */
export async function confirmPassword(user: UserRecord, password: string): Promise<void> {
  if (!(await isPassword(user.passwordHash, password))) throw new AppError("password_wrong");
}
