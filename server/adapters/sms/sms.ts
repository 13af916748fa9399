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
 * - `refused`: the provider takes none from us now (no balance, sender, key): somebody has to see to it, and the message waits.
 * - `failed`: nobody knows, or the provider says that it failed; the message may have been sent.
 */
export type SmsFailure = "unreachable" | "refused" | "failed";

export class SmsError extends Error {
  override name = "SmsError";
  readonly kind: SmsFailure;

  constructor(kind: SmsFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}
