import { z } from "zod";
import { transactionStatuses, type Transaction } from "#server/adapters/payments/payment-provider";

/** What every response has: whether the call worked (which says nothing of the payment), and a sentence. */
export const PaystackError = z.object({ status: z.literal(false), message: z.string() });

export const InitializeResponse = z.object({
  status: z.literal(true),
  data: z.object({
    authorization_url: z.url({ protocol: /^https?$/ }),
    access_code: z.string().min(1).max(200),
    reference: z.string().min(1).max(200),
  }),
});

/** A moment as the provider writes it; one that cannot be read does not make a payment less paid. */
const Moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .nullish()
  .catch(null);

/** What can be stored as it is; anything else does not make a payment less paid either. */
const Word = z
  .string()
  .regex(/^[\w -]{0,50}$/)
  .nullish()
  .catch(null);

export const PaystackTransaction = z
  .object({
    id: z.string().regex(/^\d{1,20}$/),
    reference: z.string().regex(/^[\w.=-]{0,200}$/),
    status: z.enum(transactionStatuses),
    /** In cents. With the fees passed on it exceeds what was asked for. */
    amount: z.number().int().min(0),
    currency: z.string().regex(/^\w{0,10}$/),
    domain: z.string(),
    channel: Word,
    customer: z
      .object({ email: z.email().max(254) })
      .nullish()
      .catch(null),
    paid_at: Moment,
  })
  .transform(({ amount, channel, customer, paid_at: paidAt, ...facts }): Transaction => ({
    ...facts,
    amountCents: amount,
    channel: channel ?? "",
    email: customer?.email.toLowerCase() ?? "",
    paidAt: paidAt ?? null,
  }));

export const VerifyResponse = z.object({ status: z.literal(true), data: PaystackTransaction });

/** `needs-attention` is waiting for the payer's bank details: the provider has taken it. */
const Refund = z.object({
  status: z.enum(["pending", "processing", "processed", "needs-attention", "failed"]),
});
export type Refund = z.output<typeof Refund>;

export const RefundResponse = z.object({ status: z.literal(true), data: Refund });
export const RefundsResponse = z.object({ status: z.literal(true), data: z.array(Refund) });

/** What `refund.…` events have in their data; how the refund stands is asked, so that an old event changes nothing. */
export const PaystackRefundEvent = z.object({ transaction_reference: z.string().regex(/^[\w.=-]{1,200}$/) });

export const PaystackEvent = z.object({ event: z.string(), data: z.unknown() });

type ReadJson = (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown;

/** JSON in which an `id` keeps all of its digits: the provider's have up to 64 bits, more than a JavaScript number holds. */
export function readPaystackJson(text: string): unknown {
  return (JSON.parse as ReadJson)(text, (key, value, { source }) =>
    key === "id" && typeof value === "number" ? source : value,
  );
}
