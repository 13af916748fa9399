import type { Ticket, TicketPriority, TicketStatus } from "#shared/contract/support";
import { ticketPriorityLabels, ticketStatusLabels } from "#shared/domain/ticket-labels";
import { Badge, type BadgeTone } from "#client/ui/badge";

const statusTones: Record<TicketStatus, BadgeTone> = {
  open: "warning",
  in_progress: "accent",
  resolved: "success",
  closed: "neutral",
};
const priorityTones: Record<TicketPriority, BadgeTone> = {
  low: "neutral",
  medium: "neutral",
  high: "warning",
  urgent: "danger",
};

/** How a ticket stands, and how much it presses. */
export function TicketBadges({ ticket: { status, priority } }: { ticket: Ticket }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={statusTones[status]}>{ticketStatusLabels[status]}</Badge>
      <Badge tone={priorityTones[priority]}>{ticketPriorityLabels[priority]}</Badge>
    </span>
  );
}
