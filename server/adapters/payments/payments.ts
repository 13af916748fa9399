import { createHmac } from "node:crypto";
import { join } from "node:path";
import { createLocalPaystack, type LocalPaystack } from "#server/dev/paystack/local-paystack";
import type { PaymentProvider } from "#server/adapters/payments/payment-provider";
import { createPaystack } from "#server/adapters/payments/paystack";
import type { Env } from "#server/env";

export type PaymentSettings = {
  secretKey: string;
  publicKey: string;
  baseUrl: string;
  inlineUrl: string;
  /** The provider is this server's own, under `/dev/paystack`. */
  isLocal: boolean;
};

type PaymentEnv = Pick<
  Env,
  | "NODE_ENV"
  | "HOST"
  | "PORT"
  | "SESSION_SECRET"
  | "PAYSTACK_SECRET_KEY"
  | "PAYSTACK_PUBLIC_KEY"
  | "PAYSTACK_BASE_URL"
  | "PAYSTACK_INLINE_URL"
>;

/** Null when paid services are switched off: in production without keys. */
export function createPayments(env: PaymentEnv): PaymentProvider | null {
  const settings = paymentSettings(env);
  return settings && createPaystack(settings);
}

/** The provider of a server that nobody gave keys; null for one that has keys, or takes no payments. */
export function standInForPaystack(
  env: PaymentEnv & Pick<Env, "DATA_DIR" | "LOCAL_MPESA_SECONDS">,
): LocalPaystack | null {
  const settings = paymentSettings(env);
  if (!settings?.isLocal) return null;
  return createLocalPaystack({
    folder: join(env.DATA_DIR, "paystack"),
    secretKey: settings.secretKey,
    mpesaSeconds: env.LOCAL_MPESA_SECONDS,
    webhookUrl: `${ownAddress(env)}/api/paystack/webhook`,
  });
}

export function paymentSettings(env: PaymentEnv): PaymentSettings | null {
  const { PAYSTACK_SECRET_KEY: secretKey, PAYSTACK_PUBLIC_KEY: publicKey } = env;
  if (secretKey && publicKey) {
    const { PAYSTACK_BASE_URL: baseUrl, PAYSTACK_INLINE_URL: inlineUrl } = env;
    return { secretKey, publicKey, baseUrl, inlineUrl, isLocal: false };
  }
  return env.NODE_ENV === "production" ? null : localSettings(env);
}

/** The keys of the local provider are the same on every server that shares the session secret, and nobody else's. */
function localSettings(env: PaymentEnv): PaymentSettings {
  const key = (kind: string) =>
    createHmac("sha256", env.SESSION_SECRET).update(`local paystack ${kind}`).digest("hex").slice(0, 40);
  return {
    secretKey: `sk_test_${key("secret")}`,
    publicKey: `pk_test_${key("public")}`,
    baseUrl: `${ownAddress(env)}/dev/paystack`,
    // Of the page's own origin, whatever name the browser has for this server.
    inlineUrl: "/dev/paystack/inline.js",
    isLocal: true,
  };
}

/** How this server reaches itself. */
function ownAddress({ HOST, PORT }: Pick<Env, "HOST" | "PORT">): string {
  const everywhere: Record<string, string> = { "0.0.0.0": "127.0.0.1", "::": "[::1]" };
  return `http://${everywhere[HOST] ?? (HOST.includes(":") ? `[${HOST}]` : HOST)}:${PORT}`;
}
