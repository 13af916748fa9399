import { Router, type Request } from "express";
import type { Deps } from "#server/deps";
import type { UserRecord } from "#server/features/auth/index";
import { answerQuestion } from "#server/features/consent/answer-question";
import { cancelRequest } from "#server/features/consent/cancel-request";
import type { Purpose } from "#server/features/consent/consent-rules";
import { viewQuestion, viewStatus } from "#server/features/consent/consent-view";
import { openQuestion } from "#server/features/consent/open-question";
import { pdfOfQuestion } from "#server/features/consent/question-pdf";
import { findNewestRequest } from "#server/features/consent/questions-store";
import { requestConsent } from "#server/features/consent/request-consent";
import { askedAt, whatBinds } from "#server/features/consent/what-binds";
import { unlockOrAsk } from "#server/features/consent/unlock-or-ask";
import { readDocument, viewDocument } from "#server/features/documents/index";
import { createBinder } from "#server/http/bind";
import { languageOf } from "#server/http/language-of";
import { wordsIn } from "#shared/words/speak";

export function consentRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);
  const { db, clock } = deps;

  const readStatus = async (user: UserRecord, id: string, purpose: Purpose) => {
    await readDocument(deps, user, id);
    const consent = await findNewestRequest(db, id, purpose);
    const now = clock.now();
    const words = wordsIn("en");
    return viewStatus(
      consent,
      now,
      consent ? await whatBinds(db, consent, askedAt(consent, user.email), { words, now }) : [],
    );
  };
  const cancel = async (user: UserRecord, id: string, purpose: Purpose) =>
    viewStatus(await cancelRequest(deps, user, id, purpose), clock.now());
  const readQuestion = async (purpose: Purpose, token: string, request: Request) => {
    const question = await openQuestion(deps, db, purpose, token);
    const now = clock.now();
    const words = wordsIn(languageOf(request));
    return viewQuestion(question, now, await whatBinds(db, question, question.mine, { words, now }));
  };
  const readPdf = async (purpose: Purpose, token: string) =>
    pdfOfQuestion(deps, await openQuestion(deps, db, purpose, token));

  bind("PATCH /api/documents/{id}/unlock", async (user, { params, body }, request) => {
    const admit = () => deps.rateLimits.consume("send", request);
    const { document, confirmationsRequired } = await unlockOrAsk(deps, user, params.id, body, admit);
    return { document: viewDocument(document), confirmationsRequired };
  });
  bind("GET /api/documents/{id}/unlock-status", (user, { params }) =>
    readStatus(user, params.id, "amendment"),
  );
  bind("POST /api/documents/{id}/cancel-unlock", (user, { params }) => cancel(user, params.id, "amendment"));
  bind("POST /api/documents/{id}/request-deletion", async (user, { params, body }) => ({
    confirmationsRequired: await requestConsent(deps, user, params.id, { purpose: "deletion", ...body }),
  }));
  bind("GET /api/documents/{id}/deletion-status", (user, { params }) =>
    readStatus(user, params.id, "deletion"),
  );
  bind("POST /api/documents/{id}/cancel-deletion", (user, { params }) => cancel(user, params.id, "deletion"));

  bind("GET /api/confirm-deletion/{token}", async (_actor, { params }, request) => {
    const { request: deletionRequest, ...asked } = await readQuestion("deletion", params.token, request);
    return { ...asked, deletionRequest };
  });
  bind("POST /api/confirm-deletion/{token}", (_actor, { params, body }, request) =>
    answerQuestion(deps, "deletion", { ...params, ...body, ...evidenceOf(request) }),
  );
  bind("GET /api/confirm-deletion/{token}/pdf", (_actor, { params }) => readPdf("deletion", params.token));
  bind("GET /api/confirm-unlock/{token}", async (_actor, { params }, request) => {
    const { request: unlockRequest, ...asked } = await readQuestion("amendment", params.token, request);
    return { ...asked, unlockRequest };
  });
  bind("POST /api/confirm-unlock/{token}", (_actor, { params, body }, request) =>
    answerQuestion(deps, "amendment", { ...params, ...body, ...evidenceOf(request) }),
  );
  bind("GET /api/confirm-unlock/{token}/pdf", (_actor, { params }) => readPdf("amendment", params.token));
  return router;
}

function evidenceOf(request: Request) {
  return { ipAddress: request.ip ?? "", userAgent: (request.get("user-agent") ?? "").slice(0, 500) };
}
