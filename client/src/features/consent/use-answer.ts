import type { ConsentAnswerResult } from "#shared/contract/consent";
import { dayForReader } from "#shared/dates";
import type { Purpose } from "#client/features/consent/consent-queries";
import {
  questionQuery,
  readQuestion,
  sendAnswer,
  type ConsentQuestion,
} from "#client/features/consent/question-queries";
import { ApiError } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { say } from "#client/lib/say";
import { toast, type Toast } from "#client/ui/toast";

/** Answers a question, true for agreeing. Repeating it, or losing the answer on the way, still answers once. */
export function useAnswer(purpose: Purpose, token: string) {
  const { queryKey } = questionQuery(purpose, token);
  return useMutationOnce({
    mutationFn: (confirmed: boolean) => answerOnce(purpose, token, confirmed),
    meta: { error: { title: say("screen.error"), fallback: say("consent.failed") } },
    onSuccess: (answer, confirmed) => {
      queryClient.setQueryData(queryKey, (question) => question && withAnswer(question, confirmed, answer));
      void queryClient.invalidateQueries({ queryKey });
      toast(outcomeToast(purpose, answer));
    },
    onError: (error) => {
      // Answered in another tab, or closed by somebody else meanwhile: the page says so.
      if (error instanceof ApiError) void queryClient.invalidateQueries({ queryKey });
    },
  });
}

/** The question as it is after one's own answer, until the server is asked again. */
function withAnswer(
  { collaborator, request, document }: ConsentQuestion,
  confirmed: boolean,
  { status, scheduledDeletionDate }: ConsentAnswerResult,
): ConsentQuestion {
  return {
    document,
    collaborator: {
      ...collaborator,
      answer: confirmed ? "confirmed" : "rejected",
      answeredAt: new Date().toISOString(),
    },
    request: {
      ...request,
      status: status === "waiting" ? "pending" : status,
      // Nothing goes, so nothing binds without its record.
      whatBinds: status === "rejected" ? [] : request.whatBinds,
      scheduledDeletionDate,
      confirmedCount: request.confirmedCount + (confirmed ? 1 : 0),
      waitingFor: request.waitingFor.filter((name) => name !== collaborator.name),
    },
  };
}

function outcomeToast(purpose: Purpose, { status, scheduledDeletionDate }: ConsentAnswerResult): Toast {
  if (status === "waiting")
    return {
      title: say("consent.recorded"),
      description: say("consent.recordedWaiting"),
      tone: "success",
    };
  const date = scheduledDeletionDate ? dayForReader(scheduledDeletionDate) : "";
  return status === "rejected" ? refusals[purpose]() : agreements[purpose](date);
}

const refusals: Record<Purpose, () => Toast> = {
  deletion: () => ({
    title: say("consent.deletionRejectedToast"),
    description: say("consent.deletionRejectedWhy"),
    tone: "danger",
  }),
  amendment: () => ({
    title: say("consent.amendmentRejectedToast"),
    description: say("consent.amendmentRejectedWhy"),
    tone: "danger",
  }),
};

const agreements: Record<Purpose, (day: string) => Toast> = {
  deletion: (day) => ({
    title: say("consent.deletionConfirmedToast"),
    description: say("consent.deletionApproved", { day }),
    tone: "success",
  }),
  amendment: () => ({
    title: say("consent.amendmentConfirmedToast"),
    description: say("consent.amendmentConfirmedWhy"),
    tone: "success",
  }),
};

async function answerOnce(purpose: Purpose, token: string, confirmed: boolean): Promise<ConsentAnswerResult> {
  try {
    return await sendAnswer(purpose, token, confirmed);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    const arrived = await readQuestion(purpose, token).catch(() => null);
    if (arrived?.collaborator.answer !== (confirmed ? "confirmed" : "rejected")) throw error;
    const { status, scheduledDeletionDate } = arrived.request;
    return {
      status: status === "approved" || status === "rejected" ? status : "waiting",
      scheduledDeletionDate,
    };
  }
}
