import type { Deps } from "#server/deps";
import { isOpenedWith } from "#server/features/auth/password-mark";
import { findSessions } from "#server/features/auth/sessions-store";
import type { UserRecord } from "#server/features/auth/users-store";
import type { OpenSession } from "#shared/contract/account";

/** Milliseconds that a session lives: it ends so long after it was opened, however much it is used. */
export const SESSION_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** Where the user is signed in: here first, then the one used last. */
export async function listSessions(
  { db }: Deps,
  user: UserRecord,
  currentSid: string,
): Promise<OpenSession[]> {
  const found = await findSessions(db, user.id);
  return found
    .filter(({ data }) => isOpenedWith(user, data.openedWith))
    .map(({ id, sid, data: { openedAt, seenAt, device, address } }) => ({
      id,
      current: sid === currentSid,
      openedAt,
      seenAt,
      device,
      address,
    }))
    .toSorted((a, b) => Number(b.current) - Number(a.current) || b.seenAt.localeCompare(a.seenAt));
}
