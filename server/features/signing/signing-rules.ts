import type { SignerRecord } from "#server/features/signing/signers-store";

const DAY = 24 * 60 * 60 * 1000;

/** How long a signing link works. */
export const LINK_LIFETIME = 90 * DAY;

/** Least time between two mails with a link to the same signer. */
export const RESEND_PAUSE = 60 * 1000;

/** So long after the invitation those who have not signed are reminded of it. */
export const REMIND_AFTER = [3 * DAY, 7 * DAY, 14 * DAY] as const;

/** How many reminders somebody who was invited then should have had by now. */
export function remindersDue(invitedAt: Date, now: Date): number {
  return REMIND_AFTER.filter((wait) => now.getTime() - invitedAt.getTime() >= wait).length;
}

export function isExpired(signer: Pick<SignerRecord, "tokenExpiresAt">, now: Date): boolean {
  return signer.tokenExpiresAt <= now;
}
