import { setTimeout as delay } from "node:timers/promises";
import type { Deps } from "#server/deps";
import { fullName } from "#server/features/auth/auth-view";
import { countGuess, readGuesses } from "#server/features/auth/guesses-store";
import { sendSecurityMail } from "#server/features/auth/security-mail";
import { findUserByEmail } from "#server/features/auth/users-store";
import { defineJob } from "#server/jobs/queue";

/*
 * Wrong passwords for one account from many addresses: after these many in a day every attempt takes longer, the right password's too,
 * and the owner is told once. Nobody is locked out. It is the same for an address that has no account: else it would tell who has one.
 */
const UNNOTICED = 20;
const STEP_MS = 250;
const LONGEST_MS = 5000;

export const guessesMail = defineJob<{ sealedEmail: string; at: string }>("auth.guesses-mail");

/** Milliseconds that an attempt waits after so many wrong ones in a day. */
export function delayAfter(wrong: number): number {
  return wrong < UNNOTICED ? 0 : Math.min(LONGEST_MS, (wrong - UNNOTICED + 1) * STEP_MS);
}

/** Waits as long as an attempt for this address has to. */
export async function slowDown({ db, clock, secrets }: Deps, email: string): Promise<void> {
  const wait = delayAfter(await readGuesses(db, secrets.hashToken(email), clock.now()));
  if (wait > 0) await delay(wait);
}

/** Counts a wrong password; the owner is mailed in the same transaction. */
export function countWrongPassword({ db, clock, secrets, jobs }: Deps, email: string): Promise<void> {
  const now = clock.now();
  const emailHash = secrets.hashToken(email);
  return db.transaction(async (trx) => {
    const { points, expire } = await countGuess(trx, emailHash, now);
    if (points !== UNNOTICED) return;
    const payload = { sealedEmail: secrets.seal(email), at: now.toISOString() };
    await jobs.enqueue(trx, guessesMail, payload, { key: `${emailHash} ${expire}` });
  });
}

export async function sendGuessesMail(
  deps: Deps,
  { sealedEmail, at }: { sealedEmail: string; at: string },
): Promise<void> {
  const user = await findUserByEmail(deps.db, deps.secrets.unseal(sealedEmail));
  if (user?.status !== "active") return;
  const to = { name: fullName(user), address: user.email };
  await sendSecurityMail(deps, { to, event: { what: "passwords_guessed", wrong: UNNOTICED }, at });
}
