import type { UserRecord } from "#server/features/auth/index";
import { UserSettings, type TwoFactor } from "#shared/contract/account";

export function viewSettings(user: UserRecord, { enabled }: TwoFactor): UserSettings {
  return UserSettings.parse({
    ...user,
    twoFactorAuth: enabled,
    darkMode: user.darkMode ?? false,
    language: user.language ?? "en",
  });
}
