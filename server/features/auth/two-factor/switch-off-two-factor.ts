import type { Deps } from "#server/deps";
import { confirmPassword } from "#server/features/auth/confirm-password";
import { notifyAccount } from "#server/features/auth/security-mail";
import { deleteTwoFactor } from "#server/features/auth/two-factor/two-factors-store";
import { findUserByEmail, type UserRecord } from "#server/features/auth/users-store";
import type { TwoFactor } from "#shared/contract/account";

/** Forgets the secret and the recovery codes; doing it again changes nothing. Throws `password_wrong`. */
export async function switchOffTwoFactor(
  deps: Deps,
  user: UserRecord,
  { password }: { password: string },
): Promise<TwoFactor> {
  await confirmPassword(user, password);
  await forgetTwoFactor(deps, user);
  return { enabled: false, recoveryCodesLeft: 0 };
}

export type TwoFactorTaken = "off" | "none" | "unknown";

/** For an operator, who has made sure that it is the owner who asks: they have lost their phone and their codes. */
export async function takeAwayTwoFactor(deps: Deps, email: string): Promise<TwoFactorTaken> {
  const user = await findUserByEmail(deps.db, email);
  if (!user) return "unknown";
  return (await forgetTwoFactor(deps, user)) ? "off" : "none";
}

function forgetTwoFactor(deps: Deps, user: UserRecord): Promise<boolean> {
  return deps.db.transaction(async (trx) => {
    const wasOn = await deleteTwoFactor(trx, user.id);
    if (wasOn) await notifyAccount(deps, trx, user, { what: "two_factor_off" });
    return wasOn;
  });
}
