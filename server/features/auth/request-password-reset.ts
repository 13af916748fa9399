import type { Deps } from "#server/deps";
import { mailLink } from "#server/features/auth/account-links";
import { findUserByEmail } from "#server/features/auth/users-store";
import { defineJob } from "#server/jobs/queue";

type Asked = { sealedEmail: string; sealedToken: string };

export const passwordReset = defineJob<Asked>("auth.password-reset");

/**
 * Mails a reset link if the account exists. The response is the same either way, and so is all that happens before it: whether there is
 * an account is asked by the job.
 */
export async function requestPasswordReset(
  { db, jobs, secrets }: Deps,
  { email }: { email: string },
): Promise<{ message: string }> {
  const token = secrets.newToken();
  const payload = { sealedEmail: secrets.seal(email), sealedToken: secrets.seal(token) };
  await db.transaction((trx) => jobs.enqueue(trx, passwordReset, payload, { key: secrets.hashToken(token) }));
  return { message: "If an account with that email exists, we've sent a password reset link" };
}

export async function makeResetLink(deps: Deps, { sealedEmail, sealedToken }: Asked): Promise<void> {
  const { db, secrets } = deps;
  const user = await findUserByEmail(db, secrets.unseal(sealedEmail));
  if (user?.status !== "active") return;
  await db.transaction((trx) => mailLink(deps, trx, user, "reset", secrets.unseal(sealedToken)));
}
