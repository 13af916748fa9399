import type { Trx } from "#server/db/client";
import type { Deps } from "#server/deps";
import { agreedAlertMail, agreedReceiptMail } from "#server/features/consent/agreed-mail";
import { sendConsentText } from "#server/features/consent/consent-text";
import { deletionDayOf, type Purpose } from "#server/features/consent/consent-rules";
import {
  countConfirmation,
  endRequest,
  recordAnswer,
  type ConsentRequestRecord,
} from "#server/features/consent/consent-store";
import { viewAnswerResult } from "#server/features/consent/consent-view";
import { openQuestion } from "#server/features/consent/open-question";
import type { OpenedQuestion, Question } from "#server/features/consent/questions-store";
import { recordStep } from "#server/features/consent/record-step";
import { notifyEverybody } from "#server/features/consent/notify-everybody";
import { amendDocument, lockDocumentRecord, nextMoment } from "#server/features/documents/index";
import { setLanguage } from "#server/features/signing/index";
import { AppError } from "#server/http/app-error";
import type { Language } from "#shared/words/languages";
import type { ConsentAnswerResult } from "#shared/contract/consent";

type Answering = {
  token: string;
  confirmed: boolean;
  language?: Language | undefined;
  /** Of the question, as the page says that it showed it. */
  questionVersion: string;
  ipAddress: string;
  userAgent: string;
};

/**
 * Records what one signer answers, and in what language: one refusal ends the request, the last confirmation approves it. Repeating it
 * changes nothing.
 * Throws `consent_link_invalid` or `unlock_link_invalid`, `consent_answered`, `consent_closed`.
 */
export async function answerQuestion(
  deps: Deps,
  purpose: Purpose,
  { token, confirmed, language, questionVersion: wording, ...evidence }: Answering,
): Promise<ConsentAnswerResult> {
  const { document } = await openQuestion(deps, deps.db, purpose, token);
  return deps.db.transaction(async (trx) => {
    await lockDocumentRecord(trx, document.id, document.ownerId);
    const question = await openQuestion(deps, trx, purpose, token);
    const { request, mine } = question;
    const answer = confirmed ? "confirmed" : "rejected";
    if (mine.answer && mine.answer !== answer) throw new AppError("consent_answered");
    const countsWhile = mine.answer ? ["pending", "approved", "rejected"] : ["pending"];
    if (!countsWhile.includes(request.status)) throw new AppError("consent_closed");
    if (mine.answer) return viewAnswerResult(request);

    if (language && language !== mine.language) await setLanguage(trx, mine.signerId, language);
    const at = await nextMoment(trx, document.id, deps.clock.now());
    await recordAnswer(trx, mine.id, { answer, answeredAt: at, ...evidence });
    return viewAnswerResult(await (confirmed ? confirm : refuse)(deps, trx, question, { at, wording }));
  });
}

type Given = { at: Date; wording: string };

async function confirm(
  deps: Deps,
  trx: Trx,
  question: OpenedQuestion,
  { at, wording }: Given,
): Promise<ConsentRequestRecord> {
  const { id, purpose } = question.request;
  const scheduledAt = purpose === "deletion" ? deletionDayOf(at) : null;
  const request = await countConfirmation(trx, id, { at, scheduledAt });
  await recordStep(trx, request, { event: "consent_confirmed", ...byMe(question, wording), at });
  if (request.status === "approved") await approve(deps, trx, { ...question, request }, at);
  else await notifyOfOne(deps, trx, question, at);
  return request;
}

/** The signer and the owner are told of each, everybody once the last has agreed. */
async function notifyOfOne(deps: Deps, trx: Trx, { mine }: Question, at: Date): Promise<void> {
  const { id: answerId, signedAt } = mine;
  const byPhone = signedAt.email === "";
  if (byPhone) await sendConsentText(deps, trx, mine, { kind: "agreed", at });
  for (const mail of byPhone ? [agreedAlertMail] : [agreedReceiptMail, agreedAlertMail])
    await deps.jobs.enqueue(trx, mail, { answerId }, { key: answerId });
}

/** A deletion waits for its day; what may be changed becomes a draft at once, while the signed version binds. */
async function approve(deps: Deps, trx: Trx, question: Question, at: Date): Promise<void> {
  const { request } = question;
  await recordStep(trx, request, { event: "consent_approved", actor: "system", at });
  if (request.purpose === "amendment") {
    const { documentId, requestedBy } = request;
    const isAmended = await amendDocument(trx, documentId, { by: requestedBy, at });
    if (!isAmended) throw new Error(`document ${documentId} cannot be amended`);
  }
  await notifyEverybody(deps, trx, question);
}

async function refuse(
  deps: Deps,
  trx: Trx,
  question: OpenedQuestion,
  { at, wording }: Given,
): Promise<ConsentRequestRecord> {
  const request = await endRequest(trx, question.request.id, "rejected", at);
  if (!request) throw new AppError("consent_closed");
  await recordStep(trx, request, { event: "consent_refused", ...byMe(question, wording), at });
  await notifyEverybody(deps, trx, { ...question, request });
  return request;
}

function byMe({ mine, way }: OpenedQuestion, wording: string) {
  const { signerId } = mine;
  return { actor: `signer:${signerId}`, details: { signerId, wording, way } } as const;
}
