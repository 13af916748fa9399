export type Message = {
  /** E.164: `+254712345678`. */
  to: string;
  text: string;
};

export type Sms = {
  /** Gives the message to the provider: its id there, by which delivery is reported. Throws `SmsError`. */
  send(message: Message): Promise<{ messageId: string }>;
};

/**
 * - `unreachable`: no message will ever reach the number as it is (wrong, of a kind that gets none, has refused all).
 * - `refused`: the provider took nothing, by its own word (no balance, a wrong key, an error of its own) or because it was not there: it may later.
 * - `unsure`: nothing says whether it took the message. It may have been sent.
 */
type SmsFailure = "unreachable" | "refused" | "unsure";

export class SmsError extends Error {
  override name = "SmsError";
  readonly kind: SmsFailure;

  constructor(kind: SmsFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

/** What the provider does not take is given to it again, first after half a minute and then in longer pauses, for about half a day. */
export const MOST_ATTEMPTS = 13;

/** Of every job that gives messages to the provider: with room for failures that are not the provider's. */
export const textPatience = { retries: { most: 2 * MOST_ATTEMPTS, afterSeconds: 30 } };
