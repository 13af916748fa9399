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

type StatusBadgeProps = {
  status: DocumentStatus;
  /** Why a draft that was sent before is one again. */
  returned?: { because: string } | null;
};

/** What a signer has declined is a draft to the owner's hands; to the eye it is what has to be seen to. */
export function StatusBadge({ status, returned }: StatusBadgeProps) {
  if (status === "draft" && returned?.because === "declined") return <Badge tone="danger">Declined</Badge>;
  return <Badge tone={tones[status]}>{documentStatusLabels[status]}</Badge>;
}
