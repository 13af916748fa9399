import type { Cents } from "#shared/domain/money";

/** What is asked of the provider: one payment, in KES. */
export type Order = {
  reference: string;
  email: string;
  amountCents: Cents;
  paymentId: string;
  /** What the buyer reads on the provider's side. */
  description: string;
  /** Where the provider sends a browser that paid on a page of the provider's own. */
  callbackUrl: string;
};

export type StartedTransaction = {
  /** The order's, or the one the provider took in its place. */
  reference: string;
  accessCode: string;
  authorizationUrl: string;
};

export const transactionStatuses = [
  "success",
  "failed",
  "abandoned",
  "ongoing",
  "pending",
  "processing",
  "queued",
  "reversed",
] as const;

/** What the provider says of a payment. */
export type Transaction = {
  /** 64 bits without sign: a text. */
  id: string;
  reference: string;
  status: (typeof transactionStatuses)[number];
  amountCents: Cents;
  currency: string;
  /** `test` or `live`: whether real money moved. */
  domain: string;
  channel: string;
  /** The address the provider was given of whoever paid; empty where it names none. */
  email: string;
  paidAt: Date | null;
};

/** How a refund stands: `none` where nobody has asked for one, `accepted` while the provider sees to it, then `refunded` or `failed`. */
export type RefundState = "none" | "accepted" | "refunded" | "failed";

export type RefundOrder = {
  /** The provider's own number of the payment. */
  transactionId: string;
  currency: string;
  /** For the provider's books. */
  note: string;
};

/** What a webhook tells: of a transaction, or of the refund of the one with this reference; null for events that are not about one. */
export type PaymentEvent = {
  event: string;
  transaction: Transaction | null;
  refundOf: string | null;
};

export type PaymentProvider = {
  publicKey: string;
  /** The address of the script that opens the payment window. */
  inlineUrl: string;
  /** The domain that transactions of our key have. */
  domain: "test" | "live";
  /** Throws `PaymentProviderError`. Asked once: repeating it is the caller's decision. */
  initialize(order: Order): Promise<StartedTransaction>;
  /** Null when the provider knows no such reference. Throws `PaymentProviderError` once trying again has not helped. */
  verify(reference: string): Promise<Transaction | null>;
  /** How paying a payment back stands. Throws `PaymentProviderError`. */
  findRefund(transactionId: string): Promise<RefundState>;
  /** Pays a payment back, whole and once: one that is being paid back stays so. Throws `PaymentProviderError`. */
  refund(order: RefundOrder): Promise<RefundState>;
  /** Null when the body was not signed with our key. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | null;
};

/** The provider could not be asked, or did not answer as it should. Nothing is known of the payment then. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
  readonly kind: "failed" | "timeout";
  /** Seconds the provider asks to wait. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: "failed" | "timeout",
    message: string,
    options: ErrorOptions & { retryAfter?: number } = {},
  ) {
    super(message, options);
    this.kind = kind;
    this.retryAfter = options.retryAfter;
  }
}
