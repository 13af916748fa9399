/**
 * What becomes of a message to a phone: it `waits` to be given to the provider, was `sent` and is not known to have come, was `delivered`,
 * could not be (`failed`), was given without an answer that says whether it was taken (`unsure`), or was `dropped` because its news was none
 * any more.
 */
export const smsStates = ["waits", "sent", "delivered", "failed", "unsure", "dropped"] as const;
export type SmsState = (typeof smsStates)[number];

/** What is not known to have come. */
export const lostStates: readonly SmsState[] = ["failed", "unsure"];
