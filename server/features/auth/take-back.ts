import type { Deps } from "#server/deps";
import { confirmPassword } from "#server/features/auth/confirm-password";
import { countWrongPassword, slowDown } from "#server/features/auth/slow-guesses";
import type { UserRecord } from "#server/features/auth/users-store";

/** Whether whoever has the device is who handed it over. Wrong ones count as at a sign-in. Throws `password_wrong`. */
export async function takeBack(deps: Deps, user: UserRecord, password: string): Promise<void> {
  await slowDown(deps, user.email);
  await confirmPassword(user, password).catch(async (error: unknown) => {
    await countWrongPassword(deps, user.email);
    throw error;
  });
}
