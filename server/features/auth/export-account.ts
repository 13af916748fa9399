import { jsonEntry, type ZipEntry } from "#server/adapters/zip";
import type { Deps } from "#server/deps";
import { viewUser } from "#server/features/auth/auth-view";
import { listSessions } from "#server/features/auth/list-sessions";
import { readTwoFactor } from "#server/features/auth/two-factor/read-two-factor";
import type { UserRecord } from "#server/features/auth/users-store";

/** The account as its user may know it: no password, no secret, no cookie. */
export async function* exportAccount(deps: Deps, user: UserRecord): AsyncGenerator<ZipEntry> {
  const { emailNotifications, documentSigningAlerts, paymentNotifications, marketingEmails } = user;
  const { darkMode, language, noticesOff, updatesContacts } = user;
  const { enabled: twoFactorAuth } = await readTwoFactor(deps, user);
  const switches = { emailNotifications, documentSigningAlerts, paymentNotifications, marketingEmails };
  yield jsonEntry("profile.json", viewUser(user));
  const { createdAt: at, termsVersion, privacyVersion } = user;
  yield jsonEntry("accepted.json", { act: "sign_up", at, termsVersion, privacyVersion });
  yield jsonEntry("settings.json", {
    ...switches,
    noticesOff,
    updatesContacts,
    twoFactorAuth,
    darkMode,
    language,
  });
  const sessions = await listSessions(deps, user, "");
  yield jsonEntry(
    "sessions.json",
    sessions.map(({ openedAt, seenAt, device, address }) => ({ openedAt, seenAt, device, address })),
  );
}
