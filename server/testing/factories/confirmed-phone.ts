import { randomInt } from "node:crypto";
import type { Caller, TestApp } from "#server/testing/app";

/** A number of Kenya that nobody else in a test has. */
export const newPhone = () => `+25472${String(randomInt(1_000_000, 9_999_999))}`;

/** Has a code sent to the number, and reads it there; again where the account asked for another before this one left. */
export async function askForPhoneCode(app: TestApp, caller: Caller, phone: string): Promise<string> {
  await caller.put("/api/user/phone").send({ phone }).expect(200);
  await app.deps.jobs.idle();
  const sent = app.phones.to(phone).at(-1);
  return sent ? /\d{6}/.exec(sent.text)![0] : askForPhoneCode(app, caller, phone);
}

/** Makes the number the caller's. */
export async function confirmPhone(app: TestApp, caller: Caller, phone: string): Promise<void> {
  const code = await askForPhoneCode(app, caller, phone);
  await caller.post("/api/user/phone/confirm").send({ code }).expect(200);
}
