import type { DocumentPlace } from "#shared/domain/dashboard";

export const partLabels: Record<DocumentPlace, string> = {
  needs_you: "Needs you",
  waits: "Waits for others",
  done: "Done",
  archived: "Archived",
};
