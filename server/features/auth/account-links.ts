import type { Deps } from "#server/deps";
import type { Trx } from "#server/db/client";
import { confirmationMail, passwordResetMail } from "#server/features/auth/auth-mail";
import { fullName } from "#server/features/auth/auth-view";
import { endLinks, findLink, insertLink } from "#server/features/auth/links-store";
import type { UserRecord } from "#server/features/auth/users-store";

const HOUR = 60 * 60 * 1000;
const lifetimes = { verify: 7 * 24 * HOUR, reset: HOUR } as const;
const mails = { verify: confirmationMail, reset: passwordResetMail } as const;

/** Makes a link for the account and mails it; an older one of the same purpose ends. The token itself is kept only in the mail.
 * With a token whose link was made before nothing happens. */
export async function mailLink(
  { clock, jobs, secrets }: Deps,
  trx: Trx,
  user: UserRecord,
  purpose: "verify" | "reset",
  token = secrets.newToken(),
) {
  const now = clock.now();
  if (await findLink(trx, secrets.hashToken(token), purpose)) return;
  await endLinks(trx, user.id, purpose, now);
  await insertLink(trx, {
    tokenHash: secrets.hashToken(token),
    userId: user.id,
    purpose,
    email: user.email,
    createdAt: now,
    expiresAt: new Date(now.getTime() + lifetimes[purpose]),
  });
  const payload = {
    to: { name: fullName(user), address: user.email },
    sealedToken: secrets.seal(token),
  };
  await jobs.enqueue(trx, mails[purpose], payload, { key: secrets.hashToken(token) });
}
