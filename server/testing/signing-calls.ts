import type { TestApp } from "#server/testing/app";
import { SigningView, SignResult } from "#shared/contract/signing";

/** What somebody with a signing link does: open it, sign or decline, as the answer or, expecting it to work, as what it says. */
export function signingCalls(app: TestApp) {
  const open = (token: string) => app.nobody().get(`/api/sign/${token}`);
  const sign = (token: string) => app.nobody().post(`/api/sign/${token}`);
  return {
    open,
    sign,
    decline: (token: string, reason = "My share is half of it") =>
      app.nobody().post(`/api/sign/${token}/decline`).send({ reason }),
    switchReminders: (token: string, reminders: boolean) =>
      app.nobody().post(`/api/sign/${token}/reminders`).send({ reminders }),
    readView: async (token: string) => SigningView.parse((await open(token).expect(200)).body),
    signed: async (token: string) => SignResult.parse((await sign(token).expect(200)).body),
  };
}
