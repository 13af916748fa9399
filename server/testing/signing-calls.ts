import type { TestApp } from "#server/testing/app";
import { codeTo } from "#server/testing/factories/open-room";
import { SignResult } from "#shared/contract/signing/acts";
import { SigningView } from "#shared/contract/signing/view";

/** What somebody with a signing link does: open it, sign or decline, as the answer or, expecting it to work, as what it says. */
export function signingCalls(app: TestApp) {
  const open = (token: string) => app.nobody().get(`/api/sign/${token}`);
  const sign = (token: string) => app.nobody().post(`/api/sign/${token}`);
  /** What a link asks for besides where it changes what its holder signed, as it was sent to them. */
  const codeFor = async (token: string) => {
    await app.nobody().post(`/api/sign/${token}/code`).expect(200);
    const { collaborator } = SigningView.parse((await open(token).expect(200)).body);
    await app.deps.jobs.idle();
    if (collaborator.email !== "") return codeTo(app, collaborator.email);
    const texts = app.phones
      .to(collaborator.phone ?? "")
      .flatMap(({ text }) => /^\d{6}(?= )/.exec(text) ?? []);
    return texts.at(-1)!;
  };
  return {
    open,
    sign,
    codeFor,

    decline: (token: string, reason = "My share is half of it") =>
      app.nobody().post(`/api/sign/${token}/decline`).send({ reason }),
    switchReminders: (token: string, reminders: boolean) =>
      app.nobody().post(`/api/sign/${token}/reminders`).send({ reminders }),
    readView: async (token: string) => SigningView.parse((await open(token).expect(200)).body),
    /** With the code, where the link asks for one. */
    signed: async (token: string) => {
      const first = await sign(token);
      const isAsked = first.status === 403 && (first.body as { code: string }).code === "code_needed";
      const { body } = isAsked
        ? await sign(token)
            .send({ code: await codeFor(token) })
            .expect(200)
        : first;
      return SignResult.parse(body);
    },
  };
}
