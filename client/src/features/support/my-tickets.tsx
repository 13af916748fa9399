import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import type { Ticket } from "#shared/contract/support";
import { dayForReader } from "#shared/dates";
import { ticketCategoryLabels } from "#shared/domain/ticket-labels";
import { pathTo } from "#shared/paths";
import { ticketsQuery } from "#client/features/support/support-queries";
import { TicketBadges } from "#client/features/support/ticket-badges";
import { messageOf } from "#client/lib/errors";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";

const LATEST = 3;

/** The latest three; what was asked before that is behind a button. */
export function MyTickets() {
  const { data, isError, error, refetch } = useQuery(ticketsQuery);
  if (isError && !data)
    return (
      <ErrorState message={messageOf(error, "Your tickets did not load.")} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-40 w-full rounded-card" />;
  if (data.length === 0)
    return (
      <p className="rounded-card border border-dashed border-ink/20 px-5 py-6 text-sm text-muted">
        No tickets yet. What you ask us, and what we answer, will stand here.
      </p>
    );
  const [latest, earlier] = [data.slice(0, LATEST), data.slice(LATEST)];
  return (
    <div>
      <TicketList tickets={latest} />
      {earlier.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-11 content-center text-sm font-medium text-primary">
            Earlier tickets ({earlier.length})
          </summary>
          <TicketList tickets={earlier} />
        </details>
      )}
    </div>
  );
}

function TicketList({ tickets }: { tickets: readonly Ticket[] }) {
  return (
    <ul className="divide-y rounded-card border bg-surface">
      {tickets.map((ticket) => (
        <li key={ticket.id}>
          <Link
            href={pathTo.ticket(ticket.id)}
            className="flex items-center gap-3 px-4 py-3.5 transition-colors hover:bg-ink/3"
          >
            <span className="grid min-w-0 flex-1 gap-1.5">
              <span className="font-medium wrap-anywhere">{ticket.subject}</span>
              <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
                <span className="text-xs text-muted">
                  {ticket.number} · {ticketCategoryLabels[ticket.category]} · {dayForReader(ticket.createdAt)}
                </span>
                <TicketBadges ticket={ticket} />
              </span>
            </span>
            <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
