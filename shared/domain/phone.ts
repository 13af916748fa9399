/*
 * A phone number is kept as E.164 ("+254712345678"). What people type is parsed on the server, which has the numbering plans of all
 * countries; here is what pages and papers need without them.
 */

export const PHONE_MESSAGE = "Please enter a phone number, such as 0712 345 678 or +256 712 345 678";

/** Whether it may be a number as people write one: digits with whatever stands between them. */
export const looksLikePhone = (text: string) => /^\+?[\d\s().-]{7,24}$/.test(text);

const DAY = 24 * 60 * 60 * 1000;

/** How long a number counts as an account's once a code has shown that it is: numbers are given to others. */
export const PHONE_CONFIRMED_DAYS = 30;
/** Confirmed again before that is over, it has been the account's all along. */
const PHONE_KEPT_DAYS = 90;

/** Until when a number that was confirmed then signs, and shows what is sent to it. */
export const phoneCountsUntil = (confirmedAt: Date) =>
  new Date(confirmedAt.getTime() + PHONE_CONFIRMED_DAYS * DAY);

/** Whether it may have been somebody else's since. */
export const mayHaveChangedHands = (confirmedAt: Date, now: Date) =>
  confirmedAt < mayHaveChangedHandsBefore(now);
/** What was confirmed before then and not since. */
export const mayHaveChangedHandsBefore = (now: Date) => new Date(now.getTime() - PHONE_KEPT_DAYS * DAY);

/** As it is read: Kenyan numbers as they are dialled at home, all others with their country code. */
export function showPhone(phone: string): string {
  return phone.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, "0$1 $2 $3");
}

/** Where somebody is reached, as it is read: the e-mail or, without one, the number. */
export function showAddress({ email, phone = "" }: { email: string; phone?: string | undefined }): string {
  return email || showPhone(phone);
}

/** The same on a paper that everybody gets: a number is for its bearer and whoever sent it, and masked for all others. */
export function printAddress({ email, phone = "" }: { email: string; phone?: string | undefined }): string {
  return email || (phone && maskPhone(phone));
}

/** "+254•••678": enough to know one's own number by, and not to call. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 4)}•••${phone.slice(-3)}`;
}
