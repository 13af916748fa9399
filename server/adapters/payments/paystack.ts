import { createHmac, timingSafeEqual } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import {
  PaymentProviderError,
  type Order,
  type PaymentEvent,
  type PaymentProvider,
  type RefundState,
  type StartedTransaction,
} from "#server/adapters/payments/payment-provider";
import {
  InitializeResponse,
  PaystackEvent,
  PaystackRefundEvent,
  PaystackError,
  PaystackTransaction,
  readPaystackJson,
  RefundResponse,
  RefundsResponse,
  type Refund,
  VerifyResponse,
} from "#server/adapters/payments/paystack-responses";
import type { Env } from "#server/env";

export type PaystackSettings = { secretKey: string; publicKey: string; baseUrl: string; inlineUrl: string };

/** For a call with all of its attempts. */
const TIMEOUT_MS = 10_000;
/** Pauses between the attempts of a call that is safe to repeat. */
const PAUSES_MS = [250, 1000];

const CHANNELS = ["card", "mobile_money", "ussd", "bank_transfer", "qr", "eft"];

type PaystackResponse = { status: number; body: unknown; retryAfter: number | undefined };

/** Null where no keys are configured. */
export function paystackSettings(env: Env): PaystackSettings | null {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_PUBLIC_KEY: publicKey } = env;
  if (!secretKey || !publicKey) return null;
  return { secretKey, publicKey, baseUrl: env.PAYSTACK_BASE_URL, inlineUrl: env.PAYSTACK_INLINE_URL };
}

/** Paystack, or whatever speaks its API, over HTTP. */
export function createPaystack(
  { secretKey, publicKey, baseUrl, inlineUrl }: PaystackSettings,
  { timeoutMs = TIMEOUT_MS } = {},
): PaymentProvider {
  async function call(path: string, signal: AbortSignal, body?: object): Promise<PaystackResponse> {
    try {
      const response = await fetch(baseUrl + path, {
        method: body ? "POST" : "GET",
        headers: {
          Authorization: `Bearer ${secretKey}`,
          Accept: "application/json",
          ...(body && { "Content-Type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // A provider's API does not move; following would take the key elsewhere.
        redirect: "error",
        signal,
      });
      const text = await response.text();
      return { status: response.status, body: readBody(text), retryAfter: retryAfterOf(response.headers) };
    } catch (error) {
      if (signal.aborted)
        throw new PaymentProviderError("timeout", `no answer to ${path} in time`, { cause: error });
      throw new PaymentProviderError("failed", `cannot reach the payment provider for ${path}`, {
        cause: error,
      });
    }
  }

  /** Asks again after a moment when that can help and there is time. */
  async function ask(path: string): Promise<PaystackResponse> {
    const signal = AbortSignal.timeout(timeoutMs);
    const deadline = Date.now() + timeoutMs;
    for (let attempt = 0; ; attempt++) {
      const outcome = await call(path, signal).catch((error: unknown) => error as PaymentProviderError);
      const isFinal =
        outcome instanceof PaymentProviderError ? outcome.kind === "timeout" : !isPassing(outcome);
      const pause = pauseAfter(outcome, attempt);
      if (isFinal || pause === undefined || Date.now() + pause >= deadline) {
        if (outcome instanceof PaymentProviderError) throw outcome;
        return outcome;
      }
      await delay(pause);
    }
  }

  async function findRefund(transactionId: string): Promise<RefundState> {
    const response = await ask(`/refund?transaction=${encodeURIComponent(transactionId)}`);
    const { success, data, error } = RefundsResponse.safeParse(response.body);
    if (response.status !== 200 || !success) throw unexpected("refunds", response, error);
    return stateOf(data.data);
  }

  return {
    publicKey,
    inlineUrl,
    domain: secretKey.startsWith("sk_live_") ? "live" : "test",

    initialize: async (order) => {
      const signal = AbortSignal.timeout(timeoutMs);
      for (const reference of referencesFor(order)) {
        const response = await call("/transaction/initialize", signal, initializeBody(order, reference));
        const started = readStarted(response, reference);
        if (started) return started;
      }
      throw new PaymentProviderError("failed", "the payment provider takes none of our references");
    },

    verify: async (reference) => {
      const response = await ask(`/transaction/verify/${encodeURIComponent(reference)}`);
      if (isUnknownReference(response)) return null;
      const { success, data, error } = VerifyResponse.safeParse(response.body);
      if (response.status !== 200 || !success) throw unexpected("verify", response, error);
      return data.data;
    },

    findRefund,

    refund: async ({ transactionId, currency, note }) => {
      // What was asked for before, and never heard of again, must not be asked for twice.
      const before = await findRefund(transactionId);
      if (before === "accepted" || before === "refunded") return before;
      const order = { transaction: transactionId, currency, merchant_note: note };
      const response = await call("/refund", AbortSignal.timeout(timeoutMs), order);
      if (response.status === 400 && PaystackError.safeParse(response.body).success) {
        // It also refuses what somebody else has asked for a moment ago.
        const meanwhile = await findRefund(transactionId);
        return meanwhile === "none" ? "failed" : meanwhile;
      }
      const { success, data, error } = RefundResponse.safeParse(response.body);
      if (!success) throw unexpected("refund", response, error);
      return stateOf([data.data]);
    },

    readEvent: (body, signature) => (isSigned(body, signature, secretKey) ? readEvent(body) : null),
  };
}

/**
 * The reference as it is; for a provider that keeps to its documented alphabet, without the underscore; and one more for when a
 * transaction was begun under these whose response we never got, so that nobody can have paid it.
 */
function referencesFor({ reference }: Order): string[] {
  const mapped = reference.replaceAll("_", "-");
  return [reference, mapped, `${mapped}.${Date.now().toString(36)}`];
}

function initializeBody(
  { email, amountCents, paymentId, description, callbackUrl }: Order,
  reference: string,
) {
  return {
    email,
    amount: amountCents,
    currency: "KES",
    reference,
    callback_url: callbackUrl,
    channels: CHANNELS,
    metadata: {
      payment_id: paymentId,
      custom_fields: [{ display_name: "Service", variable_name: "service", value: description }],
    },
  };
}

/** Null when it is the reference that was refused. */
function readStarted(response: PaystackResponse, reference: string): StartedTransaction | null {
  const failure = PaystackError.safeParse(response.body);
  if (response.status === 400 && failure.success && /reference/i.test(failure.data.message)) return null;
  const { success, data, error } = InitializeResponse.safeParse(response.body);
  if (response.status !== 200 || !success) throw unexpected("initialize", response, error);
  if (data.data.reference !== reference) throw unexpected("initialize", response);
  return {
    reference,
    accessCode: data.data.access_code,
    authorizationUrl: data.data.authorization_url,
  };
}

function isUnknownReference({ status, body }: PaystackResponse): boolean {
  const failure = PaystackError.safeParse(body);
  return (status === 400 || status === 404) && failure.success && /not found/i.test(failure.data.message);
}

/** Says what came instead, in the provider's own short words and never with its whole body. */
function unexpected(
  call: string,
  { status, body, retryAfter }: PaystackResponse,
  cause?: unknown,
): PaymentProviderError {
  const failure = PaystackError.safeParse(body);
  const words = failure.success ? `: ${failure.data.message.slice(0, 200)}` : "";
  return new PaymentProviderError("failed", `the payment provider answered ${call} with ${status}${words}`, {
    cause,
    ...(retryAfter !== undefined && { retryAfter }),
  });
}

const isPassing = ({ status }: PaystackResponse) => status === 429 || status >= 500;

function pauseAfter(outcome: PaystackResponse | PaymentProviderError, attempt: number): number | undefined {
  const pause = PAUSES_MS[attempt];
  if (pause === undefined || outcome.retryAfter === undefined) return pause;
  return outcome.retryAfter * 1000;
}

/** Seconds. */
function retryAfterOf(headers: Headers): number | undefined {
  const seconds = Number(headers.get("retry-after") ?? NaN);
  return Number.isFinite(seconds) && seconds >= 0 && seconds <= 86_400 ? seconds : undefined;
}

/** Undefined when it is no JSON. */
function readBody(text: string): unknown {
  try {
    return readPaystackJson(text);
  } catch {
    return undefined;
  }
}

/** Compares in constant time: how long a wrong signature takes tells nothing of the right one. */
function isSigned(body: Buffer, signature: string | undefined, secretKey: string): boolean {
  if (!/^[0-9a-f]{128}$/i.test(signature ?? "")) return false;
  const expected = createHmac("sha512", secretKey).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(signature!, "hex"));
}

function readEvent(body: Buffer): PaymentEvent {
  const { data: received } = PaystackEvent.safeParse(readBody(body.toString("utf8")));
  const event = received?.event ?? "";
  if (event.startsWith("refund.")) {
    const { data: refund } = PaystackRefundEvent.safeParse(received?.data);
    return { event, transaction: null, refundOf: refund?.transaction_reference ?? null };
  }
  const { data: transaction } = PaystackTransaction.safeParse(received?.data);
  return { event, transaction: transaction ?? null, refundOf: null };
}

/** Of all that was ever asked for a transaction: one that failed does not count beside one that did not. */
function stateOf(refunds: Refund[]): RefundState {
  const has = (...wanted: Refund["status"][]) => refunds.some(({ status }) => wanted.includes(status));
  if (has("processed")) return "refunded";
  if (has("pending", "processing", "needs-attention")) return "accepted";
  return has("failed") ? "failed" : "none";
}
