import { Badge, type BadgeTone } from "#client/ui/badge";
import type { AdminUser, AdminPayment } from "#shared/contract/admin-tables";
import type { TicketPriority, TicketStatus } from "#shared/contract/support";

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll("_", " ");

export function RoleBadge({ role }: Pick<AdminUser, "role">) {
  return <Badge tone={role === "admin" ? "primary" : "neutral"}>{capitalised(role)}</Badge>;
}

const userTones: Record<AdminUser["status"], BadgeTone> = {
  active: "success",
  inactive: "neutral",
  suspended: "danger",
};

export function UserStatusBadge({ status }: Pick<AdminUser, "status">) {
  return <Badge tone={userTones[status]}>{capitalised(status)}</Badge>;
}

/** Completed is green, anything else yellow. */
export function PaymentStatusBadge({ status, refund }: Pick<AdminPayment, "status" | "refund">) {
  const isUnderWay = refund?.status === "requested" || refund?.status === "accepted";
  const words = isUnderWay ? "being refunded" : refund?.status === "refunded" ? "refunded" : status;
  return <Badge tone={words === "completed" ? "success" : "warning"}>{capitalised(words)}</Badge>;
}

const ticketTones: Record<TicketStatus, BadgeTone> = {
  open: "warning",
  in_progress: "accent",
  resolved: "success",
  closed: "neutral",
};

export const ticketStatusLabels: Record<TicketStatus, string> = {
  open: "Open",
  in_progress: "In Progress",
  resolved: "Resolved",
  closed: "Closed",
};

export function TicketStatusBadge({ status }: { status: TicketStatus }) {
  return <Badge tone={ticketTones[status]}>{ticketStatusLabels[status]}</Badge>;
}

const priorityTones: Record<TicketPriority, BadgeTone> = {
  low: "neutral",
  medium: "neutral",
  high: "warning",
  urgent: "danger",
};

export function PriorityBadge({ priority }: { priority: TicketPriority }) {
  return <Badge tone={priorityTones[priority]}>{capitalised(priority)}</Badge>;
}
