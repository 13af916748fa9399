import type { ReactNode } from "react";
import { TaskFrame } from "#client/ui/task-frame";

const steps = [
  { step: "form", label: "Details" },
  { step: "payment", label: "Pay" },
  { step: "document", label: "Agreement" },
] as const;

export type AgreementStep = (typeof steps)[number]["step"];

type AgreementFrameProps = {
  title: ReactNode;
  /** None before a type is chosen. */
  step?: AgreementStep;
  screen?: string;
  note?: ReactNode;
  children: ReactNode;
};

/** What every step of an agreement has around it. */
export function AgreementFrame({ step, screen, ...frame }: AgreementFrameProps) {
  const isWide = step === undefined || step === "form" || screen === "edit";
  return <TaskFrame {...frame} steps={steps} step={step} screen={screen} isWide={isWide} />;
}
