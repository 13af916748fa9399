import { documentStatusLabels, type DocumentStatus } from "#shared/domain/document-status";
import { Badge, type BadgeTone } from "#client/ui/badge";

const tones: Record<DocumentStatus, BadgeTone> = {
  draft: "neutral",
  pending: "warning",
  partially_signed: "accent",
  fully_signed: "success",
  completed: "primary",
  locked: "neutral",
};

export function StatusBadge({ status }: { status: DocumentStatus }) {
  return <Badge tone={tones[status]}>{documentStatusLabels[status]}</Badge>;
}
