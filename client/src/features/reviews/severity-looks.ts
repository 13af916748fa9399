import { CircleAlert, Info, TriangleAlert } from "lucide-react";
import type { Severity } from "#shared/domain/reviews/review-points";
import type { BadgeTone } from "#client/ui/badge";

type Look = { label: string; tone: BadgeTone; icon: typeof Info; mark: string };

/** How an issue of each severity is drawn and called. */
export const severityLooks: Record<Severity, Look> = {
  high: { label: "High", tone: "danger", icon: CircleAlert, mark: "text-danger" },
  medium: {
    label: "Medium",
    tone: "warning",
    icon: TriangleAlert,
    mark: "text-warning",
  },
  low: { label: "Low", tone: "neutral", icon: Info, mark: "text-muted" },
};
