import { createHmac } from "node:crypto";
import type { AfricasTalkingSettings } from "#server/adapters/sms/africas-talking";
import { ownAddress, type Address } from "#server/dev/own-address";
import type { Env } from "#server/env";

/** The key of the local provider is the same on every server that shares the session secret, and nobody else's. */
export function localSmsSettings(env: Address & Pick<Env, "SESSION_SECRET">): AfricasTalkingSettings {
  const apiKey = createHmac("sha256", env.SESSION_SECRET).update("local phones").digest("hex").slice(0, 40);
  return { username: "sandbox", apiKey, sender: "SAHIHI", baseUrl: `${ownAddress(env)}/dev/phones` };
}
