import type { ReactNode } from "react";
import { TaskFrame } from "#client/ui/task-frame";
import { serviceLabels } from "#shared/domain/services";

const steps = [
  { step: "upload", label: "Contract" },
  { step: "payment", label: "Pay" },
  { step: "review", label: "Review" },
] as const;

type AiReviewFrameProps = {
  /** A review that is there is called by what it is, whoever made it. */
  title?: string;
  step: (typeof steps)[number]["step"];
  /** Which of several reviews. */
  screen?: string;
  isWide?: boolean;
  children: ReactNode;
};

/** What every step of a review has around it. */
export function AiReviewFrame({
  title = serviceLabels.ai_review,
  step,
  screen,
  isWide = true,
  children,
}: AiReviewFrameProps) {
  return (
    <TaskFrame title={title} steps={steps} step={step} screen={screen} isWide={isWide}>
      {children}
    </TaskFrame>
  );
}
