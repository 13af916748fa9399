import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { email, Id, PathId, Timestamp } from "#shared/contract/fields/fields";
import { AcceptedVersions } from "#shared/contract/shown-versions";
import { toCents } from "#shared/domain/money";
import { formIssues } from "#shared/domain/agreements/term-issues";
import { serviceTypes } from "#shared/domain/services";

const AMOUNT_MESSAGE = "Please give the amount in KES, with at most two decimals";

const isBlank = (given: string | number) => String(given).trim() === "";

/** "399", "399.00" or 399; parsed, it is cents. */
export const Amount = z
  .union([z.string().max(20), z.number()], { error: AMOUNT_MESSAGE })
  .refine((given) => isBlank(given) || !(Number(given) <= 0), {
    error: "Amount must be positive",
    abort: true,
  })
  .transform(toCents)
  .refine((cents) => Number.isSafeInteger(cents), AMOUNT_MESSAGE);

const FORM_MESSAGE = "This form could not be read";

/** A form as it stands in the browser, half checked: every field one value. */
const FormData = z
  .record(
    z.string().max(100, FORM_MESSAGE),
    z.union([z.string().max(10_000, FORM_MESSAGE), z.number(), z.boolean(), z.null()], {
      error: FORM_MESSAGE,
    }),
    { error: FORM_MESSAGE },
  )
  .refine((form) => Object.keys(form).length <= 100, FORM_MESSAGE);

/** Nobody pays for what could not be made: by the rules that the form of the agreement is held to when it is. */
function refuseUnusable(
  {
    serviceType,
    documentData = {},
  }: { serviceType: string; documentData?: Record<string, unknown> | undefined },
  context: z.RefinementCtx,
): void {
  for (const { field, message } of formIssues(serviceType, documentData))
    context.addIssue({ code: "custom", path: ["documentData", field], message });
}

export const CreatePaymentBody = z
  .object({
    /** Made by the caller so that a repeated request (lost response, double click) starts one payment. */
    id: Id.optional(),
    amount: Amount,
    /** Of no effect: the provider is given the address of the account that pays, and our receipt goes there. */
    email: email("Please enter a valid email address"),
    serviceType: z.enum(serviceTypes, { error: "Please choose what to pay for" }),
    /** The form that is paid for: kept sealed with the payment, so that whoever comes back on another device finds it. */
    documentData: FormData.optional(),
    /** The text of a contract to review. Read by nobody and kept nowhere. */
    documentContent: z.string({ error: "The text could not be read" }).optional(),
    ...AcceptedVersions.shape,
  })
  .superRefine(refuseUnusable);

export type CreatePaymentInput = z.input<typeof CreatePaymentBody>;

export const paymentStatuses = ["pending", "completed", "failed", "abandoned", "reversed"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const Payment = z.object({
  id: Id,
  reference: z.string(),
  serviceType: z.enum(serviceTypes),
  /** In KES with two decimals: "399.00". */
  amount: z.string(),
  currency: z.literal("KES"),
  email: z.string(),
  status: z.enum(paymentStatuses),
  /** "card", "mobile_money", …, as the provider calls it; empty until it is paid. */
  channel: z.string(),
  /** "SAH-2026-000123"; empty until it is paid. */
  receiptNumber: z.string(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
  /**
   * When whoever makes what was paid for said so last; null when nobody makes it. It is said every 5 seconds: after 20 seconds without
   * it was given up.
   */
  usingSince: Timestamp.nullable(),
  /** When what was paid for was made; null means that it can still be used. */
  usedAt: Timestamp.nullable(),
  documentId: Id.nullable(),
});
export type Payment = z.output<typeof Payment>;

/** What the payment window needs. The amount is the provider's already: the browser never says it. */
const PaystackStart = z.object({
  reference: z.string(),
  accessCode: z.string(),
  authorizationUrl: z.string(),
  publicKey: z.string(),
  /** The address of the provider's inline script. */
  inlineUrl: z.string(),
});
export type PaystackStart = z.output<typeof PaystackStart>;

export const CreatePaymentResponse = z.object({ payment: Payment, paystack: PaystackStart });
export type CreatePaymentResponse = z.output<typeof CreatePaymentResponse>;

export const Price = z.object({
  serviceType: z.enum(serviceTypes),
  priceKes: z.number(),
  description: z.string(),
  isActive: z.boolean(),
});
export type Price = z.output<typeof Price>;

export const paymentEndpoints = defineEndpoints({
  "GET /api/pricing": {
    summary: "What each service costs, in KES, and whether it can be bought now",
    access: "public",
    response: z.array(Price),
  },
  "GET /api/services": {
    summary: "What is working: whether payments can be made, and who explains and reviews",
    access: "public",
    response: z.object({
      payments: z.enum(["available", "unavailable"]),
      /** Who explains an agreement that was drafted: a model, or its key terms alone. */
      explaining: z.enum(["ai", "key_terms"]),
      /** By rules only where nothing is sold in earnest. */
      reviewing: z.enum(["ai", "rules", "unavailable"]),
      /** Whether somebody can be asked to sign by phone. */
      sms: z.enum(["available", "unavailable"]),
    }),
  },
  "GET /api/payments": {
    summary: "The caller's payments, newest first: receipts, and what was paid for and not used yet",
    access: "user",
    response: z.array(Payment),
  },
  "GET /api/payments/{id}": {
    summary: "One payment, with the form it was made for",
    access: "user",
    params: PathId,
    response: Payment.extend({ documentData: z.record(z.string(), z.unknown()).nullable() }),
    errors: ["payment_not_found"],
  },
  "POST /api/payments": {
    summary: "Start a payment with the provider, at the server's price",
    access: "user",
    limit: "pay",
    body: CreatePaymentBody,
    response: CreatePaymentResponse,
    status: 201,
    errors: [
      "price_changed",
      "service_inactive",
      "payment_id_taken",
      "payments_unavailable",
      "provider_failed",
      "provider_timeout",
    ],
  },
  "POST /api/payments/{id}/verify": {
    summary: "Ask the provider whether the payment went through; repeating it changes nothing",
    access: "user",
    limit: "verify",
    params: PathId,
    body: z.object({ reference: z.string({ error: "The payment's reference is missing" }).min(1).max(100) }),
    response: z.object({ status: z.enum(["completed", "pending"]), payment: Payment }),
    errors: [
      "payment_not_found",
      "payment_failed",
      "payments_unavailable",
      "provider_failed",
      "provider_timeout",
    ],
  },
});

/** What the payment provider tells by itself. Bound by hand, because the signature is over the bytes of the body. */
export const webhookEndpoints = defineEndpoints({
  "POST /api/paystack/webhook": {
    summary:
      "Where the payment provider tells that a payment went through, signed in x-paystack-signature (HMAC-SHA512 of the body with the secret key, in hex)",
    access: "public",
    signed: true,
    body: z.object({
      event: z.string(),
      data: z.object({
        id: z.number(),
        reference: z.string(),
        status: z.string(),
        amount: z.number(),
        currency: z.string(),
        domain: z.string(),
      }),
    }),
    response: z.object({ received: z.literal(true) }),
    errors: ["unauthorized", "payments_unavailable"],
  },
});
