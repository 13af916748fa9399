import type { ReviewProgress } from "#shared/contract/review-results";

type ShownStep = { step: ReviewProgress["step"]; label: string; only?: "ai" };

/** What a review does, in order and in words. */
const reviewSteps: readonly ShownStep[] = [
  { step: "reading", label: "Taking the contract apart, clause by clause" },
  { step: "points", label: "Looking for what an expert looks for" },
  { step: "model", label: "Reading between the lines", only: "ai" },
  { step: "checking", label: "Checking every quotation against your text", only: "ai" },
  { step: "asking_again", label: "Asking again for what did not fit", only: "ai" },
  { step: "saving", label: "Keeping the result, and forgetting the text" },
];

/** The steps that are shown at one of them; asking again is the exception, and shown only while it happens. */
export function stepsAt(current: ReviewProgress["step"], reviewedBy: "ai" | "rules"): readonly ShownStep[] {
  return reviewSteps.filter(
    ({ step, only }) =>
      step === current || (step !== "asking_again" && (only === undefined || only === reviewedBy)),
  );
}
