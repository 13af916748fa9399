import type { Deps } from "#server/deps";
import { updateUser } from "#server/features/account/account-store";
import { viewSettings } from "#server/features/account/settings-view";
import { announceDetails, readTwoFactor, type UserRecord } from "#server/features/auth/index";
import { AppError } from "#server/http/app-error";
import type { UserSettings } from "#shared/contract/account";

type Changes = { [Name in keyof UserSettings]?: UserSettings[Name] | undefined };

export async function readSettings(deps: Deps, user: UserRecord): Promise<UserSettings> {
  return viewSettings(user, await readTwoFactor(deps, user));
}

/** Saves the settings that are given. The second factor is none of them: throws `two_factor_by_code` where it should differ. */
export async function changeSettings(
  deps: Deps,
  user: UserRecord,
  { twoFactorAuth, ...settings }: Changes,
): Promise<UserSettings> {
  const twoFactor = await readTwoFactor(deps, user);
  if (twoFactorAuth !== undefined && twoFactorAuth !== twoFactor.enabled)
    throw new AppError("two_factor_by_code");
  const changed = await deps.db.transaction(async (trx) => {
    if (settings.updatesContacts !== undefined) await announceDetails(deps.jobs, trx, user.id);
    return updateUser(trx, user.id, settings);
  });
  return viewSettings(changed, twoFactor);
}
