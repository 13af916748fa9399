import type { Deps } from "#server/deps";
import { passwordChangedMail } from "#server/features/auth/auth-mail";
import { fullName } from "#server/features/auth/auth-view";
import { announceDetails } from "#server/features/auth/details-changed";
import { endLinks, redeemLink } from "#server/features/auth/links-store";
import { hashPassword } from "#server/features/auth/passwords";
import { endSessions } from "#server/features/auth/sessions-store";
import { confirmEmail, resetPasswordOf } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";

/**
 * Sets a new password, confirms the address the link was mailed to, and ends every session. Throws `reset_link_invalid`, also when the
 * account's e-mail was changed just as the link was being mailed to the old one.
 */
export async function resetPassword(
  { db, clock, jobs, secrets }: Deps,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<{ message: string }> {
  const passwordHash = await hashPassword(newPassword);
  const now = clock.now();
  await db.transaction(async (trx) => {
    const link = await redeemLink(trx, secrets.hashToken(token), "reset", now);
    const user = link && (await resetPasswordOf(trx, link, passwordHash));
    if (!user) throw new AppError("reset_link_invalid");
    await confirmEmail(trx, user.id, link.email, now);
    await announceDetails(jobs, trx, user.id);
    await endLinks(trx, user.id, "reset", now);
    await endSessions(trx, user.id);
    const to = { name: fullName(user), address: user.email };
    await jobs.enqueue(
      trx,
      passwordChangedMail,
      { to, changedAt: now.toISOString() },
      { key: link.tokenHash },
    );
  });
  return { message: "Your password has been changed. Please sign in." };
}
