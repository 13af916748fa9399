import type { Caller, TestApp } from "#server/testing/app";
import { signSheet } from "#server/testing/factories/sign-sheet";
import {
  ConsentAnswerResult,
  ConsentStatus,
  DeletionQuestion,
  UnlockQuestion,
} from "#shared/contract/consent";

export const REASON = "The sample was never cleared";

const pages = { deletion: "/confirm-deletion/", amendment: "/confirm-unlock/" } as const;
type Purpose = keyof typeof pages;

/** What owners and signers do about everybody's consent. */
export function consentCalls(app: TestApp, purpose: Purpose) {
  const page = `/api${pages[purpose]}`;
  const request = (owner: Caller, id: string, reason = REASON) =>
    purpose === "deletion"
      ? owner.post(`/api/documents/${id}/request-deletion`).send({ reason })
      : owner.patch(`/api/documents/${id}/unlock`).send({ reason, requiresMultiPartyApproval: true });
  const answer = (token: string, confirmed: boolean) =>
    app
      .nobody()
      .post(page + token)
      .send({ confirmed });
  const name = purpose === "deletion" ? "deletion" : "unlock";

  return {
    request,
    answer,
    open: (token: string) => app.nobody().get(page + token),
    pdf: (token: string) => app.nobody().get(`${page}${token}/pdf`),
    cancel: (owner: Caller, id: string) => owner.post(`/api/documents/${id}/cancel-${name}`),
    /** The token of the first link to answer that was mailed to the address, or of the `nth`. */
    tokenTo: (address: string, nth?: number) => app.tokenTo(address, pages[purpose], nth),
    readQuestion: async (token: string) => {
      const { body } = await app
        .nobody()
        .get(page + token)
        .expect(200);
      return purpose === "deletion" ? DeletionQuestion.parse(body) : UnlockQuestion.parse(body);
    },
    answered: async (token: string, confirmed: boolean) =>
      ConsentAnswerResult.parse((await answer(token, confirmed).expect(200)).body),
    status: async (owner: Caller, id: string) =>
      ConsentStatus.parse((await owner.get(`/api/documents/${id}/${name}-status`).expect(200)).body),
    /** A sheet that everybody has signed and is asked about, with the tokens of the links to answer. */
    asked: async (owner: Caller, given: Parameters<typeof signSheet>[2] = {}) => {
      const sheet = await signSheet(app, owner, given);
      await request(owner, sheet.id).expect(purpose === "deletion" ? 201 : 200);
      const answers = await Promise.all(sheet.emails.map((email) => app.tokenTo(email, pages[purpose])));
      return { ...sheet, answers };
    },
  };
}
