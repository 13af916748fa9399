import type { SignerRecord } from "#server/features/signing/signers-store";
import { REMIND_AFTER } from "#shared/domain/sending";

const DAY = 24 * 60 * 60 * 1000;

/** Least time between two mails with a link to the same signer. */
export const RESEND_PAUSE = 60 * 1000;

/** When the link of somebody who is invited then stops to work. */
export function endOfLink(invitedAt: Date, { linkDays }: { linkDays: number }): Date {
  return new Date(invitedAt.getTime() + linkDays * DAY);
}

type Link = Pick<SignerRecord, "invitedAt" | "tokenExpiresAt">;

/** How many reminders somebody with this link should have had by now: at a quarter, half and three quarters of its life. */
export function remindersDue({ invitedAt, tokenExpiresAt }: Link, now: Date): number {
  const life = tokenExpiresAt.getTime() - invitedAt.getTime();
  return REMIND_AFTER.filter((part) => now.getTime() - invitedAt.getTime() >= life * part).length;
}

export function isExpired(signer: Pick<SignerRecord, "tokenExpiresAt">, now: Date): boolean {
  return signer.tokenExpiresAt <= now;
}
