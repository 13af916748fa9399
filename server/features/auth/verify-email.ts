import type { Deps } from "#server/deps";
import { mailLink } from "#server/features/auth/account-links";
import { announceDetails } from "#server/features/auth/details-changed";
import { findLink, redeemLink } from "#server/features/auth/links-store";
import { confirmEmail, findUser, type UserRecord } from "#server/features/auth/users-store";
import { AppError } from "#server/http/app-error";

/** Confirms the address a link was mailed to; a second press of the button answers the same. Throws `verification_link_invalid`. */
export async function verifyEmail(
  { db, clock, jobs, secrets }: Deps,
  { token }: { token: string },
): Promise<{ email: string }> {
  const tokenHash = secrets.hashToken(token);
  return db.transaction(async (trx) => {
    const link = await redeemLink(trx, tokenHash, "verify", clock.now());
    if (link) await confirmEmail(trx, link.userId, link.email, clock.now());
    if (link) await announceDetails(jobs, trx, link.userId);

    const known = link ?? (await findLink(trx, tokenHash, "verify"));
    const user = known && (await findUser(trx, known.userId));
    if (!user?.emailVerifiedAt || user.email !== known?.email)
      throw new AppError("verification_link_invalid");
    return { email: user.email };
  });
}

/** Throws `already_verified`. */
export async function resendVerification(deps: Deps, user: UserRecord): Promise<{ message: string }> {
  if (user.emailVerifiedAt) throw new AppError("already_verified");
  await deps.db.transaction((trx) => mailLink(deps, trx, user, "verify"));
  return { message: `We've sent a new link to ${user.email}` };
}
