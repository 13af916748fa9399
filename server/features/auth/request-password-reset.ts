import type { Deps } from "#server/deps";
import { mailLink } from "#server/features/auth/account-links";
import { findUserByEmail } from "#server/features/auth/users-store";

/** Mails a reset link if the account exists. The response is the same either way. */
export async function requestPasswordReset(
  deps: Deps,
  { email }: { email: string },
): Promise<{ message: string }> {
  const user = await findUserByEmail(deps.db, email);
  if (user?.status === "active") await deps.db.transaction((trx) => mailLink(deps, trx, user, "reset"));
  return { message: "If an account with that email exists, we've sent a password reset link" };
}
