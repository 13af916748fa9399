import type { DraftingProgress } from "#shared/contract/agreements";
import type { CallInput } from "#shared/contract/contract";
import type { Document } from "#shared/contract/documents";
import type { Contract } from "#shared/contract/index";
import type { AgreementType } from "#shared/domain/agreements/agreement-content";
import type { Issue } from "#shared/errors";
import { ApiError } from "#client/lib/call";
import { callWithProgress } from "#client/lib/call-with-progress";
import { messageOf } from "#client/lib/errors";
import { leaveIfLoggedOut } from "#client/lib/session";
import { awaitAgreement } from "#client/features/agreements/drafting/await-agreement";
import type { FieldTexts } from "#client/features/agreements/form/typed-fields";

/** What is to be drafted, and the payment for it. */
export type Commission = { type: AgreementType; paymentId: string; formData: FieldTexts };

export type DraftingOutcome =
  | { is: "drafted"; documentId: string; document?: Document }
  /** The server does not take the form after all. */
  | { is: "invalid"; issues: readonly Issue[] }
  | { is: "failed"; message: string };

type Watcher = {
  onProgress: (progress: DraftingProgress) => void;
  /** Somebody else drafts it: another window, or the request whose answer was lost. */
  onElsewhere: () => void;
  signal: AbortSignal;
};

type NewAgreement = CallInput<Contract["POST /api/documents"]>["body"];

const FAILED = "Failed to create agreement. Please try again.";

/**
 * Has a paid agreement drafted. A payment pays for one agreement, which takes its id: whoever asks again, from wherever, gets the
 * one there is. Null when nobody waits any more.
 */
export async function draftAgreement(
  commission: Commission,
  watcher: Watcher,
): Promise<DraftingOutcome | null> {
  const { type, paymentId, formData } = commission;
  const { signal, onProgress } = watcher;
  // The rules of the server have been asked whether the form is one.
  const body = {
    id: paymentId,
    type,
    status: "draft",
    content: { formData },
    paymentId,
  } as NewAgreement;
  let unlessThereIsOne: DraftingOutcome | undefined;
  try {
    const document = await callWithProgress("POST /api/documents", { body }, { signal, onProgress });
    return signal.aborted ? null : { is: "drafted", documentId: document.id, document };
  } catch (error) {
    if (signal.aborted) return null;
    if (leaveIfLoggedOut(error)) return { is: "failed", message: FAILED };
    const { code, status, issues } = error instanceof ApiError ? error : lostAnswer;
    if (code === "invalid_input") return { is: "invalid", issues };
    if (code !== "payment_used" && code !== "payment_in_use" && status !== 0)
      return { is: "failed", message: messageOf(error, FAILED) };
    // Its agreement may have been deleted: another one is never drafted for that payment.
    if (code === "payment_used") unlessThereIsOne = { is: "failed", message: messageOf(error, FAILED) };
  }
  watcher.onElsewhere();
  const documentId = await awaitAgreement(paymentId, signal);
  if (signal.aborted) return null;
  if (documentId) return { is: "drafted", documentId };
  return unlessThereIsOne ?? draftAgreement(commission, watcher);
}

/** No answer at all: the request may have arrived. */
const lostAnswer = { code: undefined, status: 0, issues: [] };
