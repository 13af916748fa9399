import type { ReviewProgress, ReviewResponse } from "#shared/contract/review-results";
import type { FilePages } from "#shared/domain/reviews/review";
import type { ReviewReader } from "#shared/domain/reviews/review-reader";
import { ApiError } from "#client/lib/call";
import { callWithProgress } from "#client/lib/call-with-progress";
import { messageOf } from "#client/lib/errors";
import { leaveIfLoggedOut } from "#client/lib/session";
import { awaitReview } from "#client/features/reviews/await-review";

/** Longer than a model may take. */
const TIMEOUT_MS = 150_000;

/** What is to be reviewed, and the payment for it. Without a text it is being reviewed already. */
export type Commission = {
  paymentId: string;
  text: string | null;
  isFromFile: boolean;
  pages: FilePages | undefined;
  reader: ReviewReader;
};

export type ReviewOutcome =
  | { is: "reviewed"; id: string; answer?: ReviewResponse }
  /** The payment was used for the review of another text. */
  | { is: "used" }
  | { is: "failed"; message: string };

type Watcher = {
  onProgress: (progress: ReviewProgress) => void;
  /** It is reviewed already: by another window, or by the request whose answer was lost. */
  onElsewhere: () => void;
  signal: AbortSignal;
};

const FAILED =
  "No answer has come. Please check your connection and try again. Your payment is kept and you will not be charged again.";

/**
 * Has a contract reviewed. A payment pays for the review of one text: whoever sends that again, from wherever, gets the review there
 * is. Null when nobody waits any more.
 */
export async function reviewContract(
  commission: Commission,
  watcher: Watcher,
): Promise<ReviewOutcome | null> {
  const { signal, onElsewhere } = watcher;
  const { paymentId, text } = commission;
  const outcome = text === null ? "elsewhere" : await send({ ...commission, text }, watcher);
  if (outcome !== "elsewhere") return outcome;
  onElsewhere();
  const id = await awaitReview(paymentId, signal);
  if (signal.aborted) return null;
  if (text === null) return id ? { is: "reviewed", id } : { is: "failed", message: FAILED };
  // Only the server knows whether that is a review of this text; and where there is none, it makes one now.
  const second = await send({ ...commission, text }, watcher);
  return second === "elsewhere" ? { is: "failed", message: FAILED } : second;
}

/** `elsewhere`: another window has its review made, or the answer was lost on its way. */
async function send(
  { paymentId, text, isFromFile, pages, reader }: Commission & { text: string },
  { signal, onProgress }: Watcher,
): Promise<ReviewOutcome | "elsewhere" | null> {
  try {
    const body = { paymentId, documentContent: text, isFromFile, pages, reader };
    const listening = { signal, onProgress, timeoutMs: TIMEOUT_MS };
    const answer = await callWithProgress("POST /api/ai-review", { body }, listening);
    return signal.aborted ? null : { is: "reviewed", id: answer.review.id, answer };
  } catch (error) {
    if (signal.aborted) return null;
    leaveIfLoggedOut(error);
    if (!(error instanceof ApiError) || error.status === 0 || error.code === "payment_in_use")
      return "elsewhere";
    if (error.code === "payment_used") return { is: "used" };
    return { is: "failed", message: messageOf(error, FAILED) };
  }
}
