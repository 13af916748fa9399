import { createHmac } from "node:crypto";
import { join } from "node:path";
import type { PaystackSettings } from "#server/adapters/payments/paystack";
import { createLocalPaystack, type LocalPaystack } from "#server/dev/paystack/local-paystack";
import { ownAddress, type Address } from "#server/dev/own-address";
import type { Env } from "#server/env";

/** The provider of a server that nobody gave keys. */
export function standInForPaystack(
  env: Address & Pick<Env, "SESSION_SECRET" | "DATA_DIR" | "LOCAL_MPESA_SECONDS">,
): LocalPaystack {
  return createLocalPaystack({
    folder: join(env.DATA_DIR, "paystack"),
    secretKey: localSettings(env).secretKey,
    mpesaSeconds: env.LOCAL_MPESA_SECONDS,
    webhookUrl: `${ownAddress(env)}/api/paystack/webhook`,
  });
}

/** The keys of the local provider are the same on every server that shares the session secret, and nobody else's. */
export function localSettings(env: Address & Pick<Env, "SESSION_SECRET">): PaystackSettings {
  const key = (kind: string) =>
    createHmac("sha256", env.SESSION_SECRET).update(`local paystack ${kind}`).digest("hex").slice(0, 40);
  return {
    secretKey: `sk_test_${key("secret")}`,
    publicKey: `pk_test_${key("public")}`,
    baseUrl: `${ownAddress(env)}/dev/paystack`,
    // Of the page's own origin, whatever name the browser has for this server.
    inlineUrl: "/dev/paystack/inline.js",
  };
}
