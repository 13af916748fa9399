import type { Deps } from "#server/deps";
import { countRecoveryCodes, findTwoFactor } from "#server/features/auth/two-factor/two-factors-store";
import type { TwoFactor } from "#shared/contract/account";

/** Whether signing in takes a code, and how many recovery codes are left. */
export async function readTwoFactor({ db }: Pick<Deps, "db">, user: { id: string }): Promise<TwoFactor> {
  const factor = await findTwoFactor(db, user.id);
  if (!factor?.confirmedAt) return { enabled: false, recoveryCodesLeft: 0 };
  return { enabled: true, recoveryCodesLeft: await countRecoveryCodes(db, user.id) };
}
