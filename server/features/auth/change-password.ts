import type { Deps } from "#server/deps";
import { confirmPassword } from "#server/features/auth/confirm-password";
import { endLinks } from "#server/features/auth/links-store";
import { hashPassword } from "#server/features/auth/passwords";
import { notifyAccount } from "#server/features/auth/security-mail";
import { endSessions } from "#server/features/auth/sessions-store";
import { replacePassword, type UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";

/**
 * Sets a new password and ends every session and every link that sets another one. The answer is the user as they are now, who is to be
 * signed in anew. Throws `password_wrong`.
 */
export async function changePassword(
  deps: Deps,
  user: UserRecord,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<UserRecord> {
  await confirmPassword(user, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  return deps.db.transaction(async (trx) => {
    const changed = await replacePassword(trx, user, passwordHash);
    if (!changed) throw new AppError("password_wrong");
    await endSessions(trx, user.id);
    await endLinks(trx, user.id, "reset", deps.clock.now());
    await notifyAccount(deps, trx, user, { what: "password_changed" });
    return changed;
  });
}
