import type { ReactNode } from "react";
import { TaskFrame } from "#client/ui/task-frame";

const steps = [
  { step: "upload", label: "Contract" },
  { step: "payment", label: "Pay" },
  { step: "review", label: "Review" },
] as const;

type AiReviewFrameProps = {
  step: (typeof steps)[number]["step"];
  /** Which of several reviews. */
  screen?: string;
  isWide?: boolean;
  children: ReactNode;
};

/** What every step of a review has around it. */
export function AiReviewFrame({ step, screen, isWide = true, children }: AiReviewFrameProps) {
  return (
    <TaskFrame title="AI Contract Review" steps={steps} step={step} screen={screen} isWide={isWide}>
      {children}
    </TaskFrame>
  );
}
