import { fullName } from "#server/features/auth/index";
import { endedWithOwner, outcomeOf, wasDropped, wasSuperseded } from "#server/features/consent/consent-rules";
import type { ConsentRequestRecord } from "#server/features/consent/consent-store";
import type { ConsentRequestDetails, Question } from "#server/features/consent/questions-store";
import { readFrozen } from "#server/features/documents/index";
import type { ConsentAnswerResult, ConsentStatus } from "#shared/contract/consent";

export function viewStatus(
  consent: ConsentRequestDetails | null,
  now: Date,
  whatBinds: string[] = [],
): ConsentStatus {
  return consent ? { hasRequest: true, ...viewProgress(consent, now), whatBinds } : { hasRequest: false };
}

function viewProgress({ request, asked }: ConsentRequestDetails, now: Date) {
  return {
    reason: request.reason,
    requestedAt: request.requestedAt.toISOString(),
    expiresAt: request.expiresAt.toISOString(),
    status: outcomeOf(request, now),
    confirmedCount: request.confirmedCount,
    totalConfirmations: request.confirmationsRequired,
    waitingFor: asked.filter(({ answer }) => !answer).map(({ name }) => name),
    rejectedBy: asked.find(({ answer }) => answer === "rejected")?.name ?? null,
    scheduledDeletionDate: deletionDateOf(request),
  };
}

function deletionDateOf({ status, scheduledAt }: ConsentRequestRecord): string | null {
  return status === "approved" && scheduledAt ? scheduledAt.toISOString() : null;
}

/** What the holder of a link is asked: the version that was signed, whatever happened to the document since. */
export function viewQuestion(question: Question, now: Date, whatBinds: string[]) {
  const { document, version, requester, mine } = question;
  return {
    document: {
      id: document.id,
      title: readFrozen(version).title,
      type: document.type,
      version: version.number,
      replacedAt: version.endedAt?.toISOString() ?? null,
    },
    collaborator: {
      name: mine.name,
      ...mine.signedAt,
      answer: mine.answer,
      answeredAt: mine.answeredAt?.toISOString() ?? null,
    },
    request: {
      ...viewProgress(question, now),
      whatBinds,
      superseded: wasSuperseded(question),
      dropped: wasDropped(question.request),
      endedWithOwner: endedWithOwner(question),
      // What stands for the address of an account that is deleted reaches nobody.
      requestedBy: { name: fullName(requester), email: requester.deletedAt ? "" : requester.email },
    },
  };
}

export function viewAnswerResult(request: ConsentRequestRecord): ConsentAnswerResult {
  const { status } = request;
  return {
    status: status === "approved" || status === "rejected" ? status : "waiting",
    scheduledDeletionDate: deletionDateOf(request),
  };
}
