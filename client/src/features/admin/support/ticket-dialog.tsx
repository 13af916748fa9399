import { useQuery } from "@tanstack/react-query";
import { PriorityBadge, TicketStatusBadge } from "#client/features/admin/admin-badges";
import { ticketQuery } from "#client/features/admin/admin-queries";
import { FactRows } from "#client/features/admin/fact-rows";
import { TicketReply } from "#client/features/admin/support/ticket-reply";
import { TicketThread } from "#client/features/admin/support/ticket-thread";
import { useTicketActions } from "#client/features/admin/support/use-ticket-actions";
import { messageOf } from "#client/lib/errors";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { Dialog } from "#client/ui/dialog";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#client/ui/tabs";
import type { TicketWithMessages } from "#shared/contract/support";
import { monthDayAndTimeForReader } from "#shared/dates";

export type TicketTab = "details" | "reply";

type TicketDialogProps = {
  id: string;
  tab: TicketTab;
  selfId: string;
  onTab: (tab: TicketTab) => void;
  onClose: () => void;
};

/** A ticket with all that was said, and the answer to it. */
export function TicketDialog({ id, tab, selfId, onTab, onClose }: TicketDialogProps) {
  const { data: ticket, error, refetch } = useQuery(ticketQuery(id));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={ticket ? <bdi>{ticket.subject}</bdi> : "Ticket"}
      description={ticket?.number}
      className="sm:max-w-2xl!"
    >
      {!ticket && !error && <Skeleton className="h-72" />}
      {!ticket && error && (
        <ErrorState
          message={messageOf(error, "This ticket could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {ticket && (
        <Tabs value={tab} onValueChange={(name) => onTab(name === "reply" ? "reply" : "details")}>
          <TabsList aria-label="Ticket">
            <TabsTrigger value="details">Details</TabsTrigger>
            <TabsTrigger value="reply">Reply</TabsTrigger>
          </TabsList>
          <TabsContent value="details" tabIndex={-1}>
            <TicketDetails ticket={ticket} onReply={() => onTab("reply")} />
          </TabsContent>
          <TabsContent value="reply" tabIndex={-1}>
            {ticket.status === "closed" ? (
              <Notice tone="info">This ticket is closed. Nothing can be added to it any more.</Notice>
            ) : (
              <TicketReply ticket={ticket} selfId={selfId} onSent={() => onTab("details")} />
            )}
          </TabsContent>
        </Tabs>
      )}
    </Dialog>
  );
}

function TicketDetails({ ticket, onReply }: { ticket: TicketWithMessages; onReply: () => void }) {
  const { resolve } = useTicketActions();
  const { userName, userEmail, status, priority, category, createdAt } = ticket;
  return (
    <div className="grid gap-6">
      <FactRows
        facts={[
          ["Status", <TicketStatusBadge key="status" status={status} />],
          [
            "User",
            <bdi key="user">
              {userName === userEmail ? userEmail : `${userName || "Anonymous"} · ${userEmail}`}
            </bdi>,
          ],
          ["Priority", <PriorityBadge key="priority" priority={priority} />],
          [
            "Category",
            <span key="category" className="capitalize">
              {category}
            </span>,
          ],
          ["Created", monthDayAndTimeForReader(createdAt)],
        ]}
      />
      <TicketThread ticket={ticket} />
      <div className="flex flex-col gap-2 sm:flex-row sm:justify-end">
        {status === "open" && (
          <Button variant="secondary" busy={resolve.isPending} onClick={() => resolve.mutate(ticket)}>
            Mark as Resolved
          </Button>
        )}
        {status !== "closed" && <Button onClick={onReply}>Send Reply</Button>}
      </div>
    </div>
  );
}
