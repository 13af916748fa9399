/**
 * What becomes of a message to a phone: it `waits` to be given to the provider, was `sent` and is not known to have come, was `delivered`,
 * could not be (`failed`), or was `dropped` because its news was none any more.
 */
export const smsStates = ["waits", "sent", "delivered", "failed", "dropped"] as const;
export type SmsState = (typeof smsStates)[number];
