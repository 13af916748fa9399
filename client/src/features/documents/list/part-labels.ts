import type { DashboardPart } from "#shared/domain/dashboard";

export const partLabels: Record<DashboardPart, string> = {
  needs_you: "Needs you",
  waits: "Waits for others",
  done: "Done",
};
