import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { dayForReader } from "#shared/dates";
import { ticketCategoryLabels } from "#shared/domain/ticket-labels";
import { paths } from "#shared/paths";
import { Conversation } from "#client/features/support/conversation";
import { ReplyForm } from "#client/features/support/reply-form";
import { ticketQuery, type TicketPlace } from "#client/features/support/support-queries";
import { TicketBadges } from "#client/features/support/ticket-badges";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { ButtonLink } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { ErrorState } from "#client/ui/error-state";
import { MessageCard } from "#client/ui/message-card";
import { Skeleton } from "#client/ui/skeleton";

const NOT_LOADED = "The ticket did not load. Please check your connection and try again.";

/** A ticket with what was said, and the place to go on. */
export function TicketView({ place }: { place: TicketPlace }) {
  const { data: ticket, error, refetch } = useQuery(ticketQuery(place));
  if (error instanceof ApiError && error.status === 404)
    return (
      <MessageCard
        title="No such ticket"
        action={<ButtonLink href={paths.support}>Open a new ticket</ButtonLink>}
      >
        <p className="text-muted">{messageOf(error, "This ticket could not be found.")}</p>
      </MessageCard>
    );
  if (!ticket && error)
    return <ErrorState heading="h1" message={messageOf(error, NOT_LOADED)} onRetry={() => void refetch()} />;
  return (
    <div className="mx-auto max-w-3xl">
      <Link
        href={paths.support}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" /> Support
      </Link>
      {!ticket ? (
        <div role="status" className="mt-3 grid gap-4">
          <span className="sr-only">Loading…</span>
          <Skeleton className="h-9 w-2/3" />
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-4 h-32 w-full rounded-card" />
        </div>
      ) : (
        <div className="mt-1 grid gap-8">
          <header className="grid gap-3">
            <h1 className="font-serif text-2xl font-semibold wrap-anywhere">{ticket.subject}</h1>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
              {ticket.number} · {ticketCategoryLabels[ticket.category]} · {dayForReader(ticket.createdAt)}
              <TicketBadges ticket={ticket} />
            </p>
          </header>
          <Conversation ticket={ticket} />
          {ticket.status === "closed" ? (
            <Notice tone="info" title="This ticket is closed.">
              <Link href={paths.support} className="font-medium text-primary underline underline-offset-4">
                Open a new one
              </Link>{" "}
              if there is more to say.
            </Notice>
          ) : (
            <ReplyForm ticket={ticket} place={place} />
          )}
        </div>
      )}
    </div>
  );
}
