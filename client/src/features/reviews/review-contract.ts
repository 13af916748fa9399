import type { ReviewAnswer, ReviewProgress } from "#shared/contract/review-results";
import { ApiError } from "#client/lib/call";
import { callWithProgress } from "#client/lib/call-with-progress";
import { messageOf } from "#client/lib/errors";
import { leaveIfLoggedOut } from "#client/lib/session";
import { awaitReview } from "#client/features/reviews/await-review";

/** What is to be reviewed, and the payment for it. Without a text it is being reviewed already. */
export type Commission = { paymentId: string; text: string | null };

export type ReviewOutcome =
  /** `isOurs`: of the text in hand, and not of one that another window has sent. */
  { is: "reviewed"; id: string; answer?: ReviewAnswer; isOurs: boolean } | { is: "failed"; message: string };

type Watcher = {
  onProgress: (progress: ReviewProgress) => void;
  /** It is reviewed already: by another window, or by the request whose answer was lost. */
  onElsewhere: () => void;
  signal: AbortSignal;
};

const FAILED = "Failed to analyze contract. Please try again";

/** No answer at all: the request may have arrived. */
const lostAnswer = { code: undefined, status: 0 };

/**
 * Has a contract reviewed. A payment pays for one review, which takes its id: whoever asks again, from wherever, gets the one
 * there is. Null when nobody waits any more.
 */
export async function reviewContract(
  commission: Commission,
  watcher: Watcher,
): Promise<ReviewOutcome | null> {
  const { paymentId, text } = commission;
  const { signal, onProgress, onElsewhere } = watcher;
  let wasLost = text === null;
  try {
    if (text !== null) {
      const body = { id: paymentId, paymentId, documentContent: text };
      const answer = await callWithProgress("POST /api/ai-review", { body }, { signal, onProgress });
      return signal.aborted ? null : { is: "reviewed", id: answer.review.id, answer, isOurs: true };
    }
  } catch (error) {
    if (signal.aborted) return null;
    leaveIfLoggedOut(error);
    const { code, status } = error instanceof ApiError ? error : lostAnswer;
    wasLost = status === 0;
    if (code !== "payment_used" && code !== "payment_in_use" && !wasLost)
      return { is: "failed", message: messageOf(error, FAILED) };
  }
  onElsewhere();
  const id = await awaitReview(paymentId, signal);
  if (signal.aborted) return null;
  return id ? { is: "reviewed", id, isOurs: wasLost } : { is: "failed", message: FAILED };
}
