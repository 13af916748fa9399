import type { Caller, TestApp } from "#server/testing/app";
import { sendSheet } from "#server/testing/factories/send-sheet";

/** A split sheet that everybody on it has signed: its two writers, unless given. */
export async function signSheet(app: TestApp, owner: Caller, given: Parameters<typeof sendSheet>[2] = {}) {
  const sheet = await sendSheet(app, owner, given);
  for (const token of sheet.tokens) await app.nobody().post(`/api/sign/${token}`).expect(200);
  return sheet;
}
