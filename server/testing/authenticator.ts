import { TOTP } from "otpauth";
import { z } from "zod";
import type { Caller, TestApp } from "#server/testing/app";
import { PASSWORD } from "#server/testing/factories/user";

const Begun = z.object({ secret: z.string(), otpauthUrl: z.string(), qrCode: z.string() });
const Codes = z.object({ recoveryCodes: z.array(z.string()) });

/** Milliseconds that a code is shown. */
export const STEP = 30_000;

/** The app on somebody's phone, which has read the secret: it shows the code of now, or of so many steps from now. */
export function authenticator({ clock }: TestApp, secret: string) {
  return (steps = 0) => new TOTP({ secret }).generate({ timestamp: clock.now().getTime() + steps * STEP });
}

export async function beginTwoFactor(caller: Caller) {
  const { body } = await caller.post("/api/user/two-factor").send({ password: PASSWORD }).expect(200);
  return Begun.parse(body);
}

/** Switches the second factor on, as somebody with a phone does. The step of that code is used up: a new one has begun. */
export async function switchOnTwoFactor(app: TestApp, caller: Caller) {
  const { secret } = await beginTwoFactor(caller);
  const codeOf = authenticator(app, secret);
  const { body } = await caller.post("/api/user/two-factor/confirm").send({ code: codeOf() }).expect(200);
  app.clock.pass(STEP);
  return { secret, codeOf, recoveryCodes: Codes.parse(body).recoveryCodes };
}
