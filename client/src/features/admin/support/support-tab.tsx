import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Play, Reply, Trash2 } from "lucide-react";
import { PriorityBadge, TicketStatusBadge, ticketStatusLabels } from "#client/features/admin/admin-badges";
import { formatCount } from "#client/features/admin/admin-format";
import { ticketsQuery } from "#client/features/admin/admin-queries";
import { BulkBar } from "#client/features/admin/tables/bulk-bar";
import { DataTable, type Column } from "#client/features/admin/tables/data-table";
import { IconButton } from "#client/features/admin/tables/icon-button";
import { csvOf } from "#client/features/admin/tables/table-address";
import { TableFrame } from "#client/features/admin/tables/table-frame";
import { TableFilter, TableToolbar } from "#client/features/admin/tables/table-toolbar";
import { useSelection } from "#client/features/admin/tables/use-selection";
import { TicketDelete } from "#client/features/admin/support/ticket-delete";
import { TicketDialog, type TicketTab } from "#client/features/admin/support/ticket-dialog";
import { useTable } from "#client/features/admin/tables/use-table";
import { bulkTicketActions, useTicketActions } from "#client/features/admin/support/use-ticket-actions";
import { AdminTicketsQuery } from "#shared/contract/admin-tables";
import { ticketCategories, ticketPriorities, ticketStatuses, type Ticket } from "#shared/contract/support";
import { monthDayAndTimeForReader } from "#shared/dates";

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type Opened = { id: string; subject: string; tab: TicketTab | "delete" };

/** `selfId`: the administrator who answers. */
export function SupportTab({ selfId }: { selfId: string }) {
  const table = useTable(AdminTicketsQuery);
  const tickets = useQuery(ticketsQuery(table.state));
  const [opened, setOpened] = useState<Opened>();
  const actions = useTicketActions();
  const selection = useSelection(tickets.data?.items, ({ subject }) => subject);
  const { status, priority, category, search } = table.state;
  const counts = tickets.data?.counts;

  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-4 divide-x rounded-card border bg-surface">
        {(
          [
            ["Open", counts?.open],
            ["In progress", counts?.inProgress],
            ["Resolved", counts?.resolved],
            ["Total", counts?.total],
          ] as const
        ).map(([label, count]) => (
          <div key={label} className="grid content-between gap-0.5 px-3 py-3 sm:px-5">
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">
              {count === undefined ? "–" : formatCount(count)}
            </dd>
          </div>
        ))}
      </dl>
      <TableToolbar
        label="Support tickets"
        placeholder="Search by number, subject or customer"
        typed={table.typed}
        onType={table.type}
        csv={csvOf("/api/admin/support/tickets/csv", table.state)}
      >
        <TableFilter
          label="Status"
          value={status}
          options={ticketStatuses.map((name) => [name, ticketStatusLabels[name]] as const)}
          onChange={(chosen) => table.change({ status: chosen })}
        />
        <TableFilter
          label="Priority"
          value={priority}
          options={ticketPriorities.map((name) => [name, capitalised(name)] as const)}
          onChange={(chosen) => table.change({ priority: chosen })}
        />
        <TableFilter
          label="Category"
          value={category}
          options={ticketCategories.map((name) => [name, capitalised(name)] as const)}
          onChange={(chosen) => table.change({ category: chosen })}
        />
      </TableToolbar>
      <TableFrame
        query={tickets}
        noun="tickets"
        empty={
          search || status || priority || category
            ? { title: "No ticket fits", text: "Change the search or the filters." }
            : { title: "No tickets yet", text: "Nobody has asked anything. Long may it last." }
        }
        onTurn={table.turn}
      >
        {(rows, stale) => (
          <DataTable
            caption="Support tickets"
            columns={columns(actions, setOpened)}
            rows={rows}
            keyOf={({ id }) => id}
            table={table}
            stale={stale}
            selection={selection}
          />
        )}
      </TableFrame>
      <BulkBar selection={selection} actions={bulkTicketActions} />
      {opened?.tab === "delete" && <TicketDelete ticket={opened} onClose={() => setOpened(undefined)} />}
      {opened && opened.tab !== "delete" && (
        <TicketDialog
          id={opened.id}
          tab={opened.tab}
          selfId={selfId}
          onTab={(tab) => setOpened({ ...opened, tab })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

function columns(
  { start, resolve }: Pick<ReturnType<typeof useTicketActions>, "start" | "resolve">,
  open: (opened: Opened) => void,
): readonly Column<Ticket, AdminTicketsQuery["sort"]>[] {
  return [
    {
      label: "Subject",
      kind: "name",
      cell: ({ id, subject, message }) => (
        <button
          type="button"
          onClick={() => open({ id, subject, tab: "details" })}
          className="grid min-h-11 max-w-sm content-center rounded-control text-left hover:text-primary"
        >
          <bdi className="font-medium wrap-anywhere max-md:line-clamp-1">{subject}</bdi>
          <span className="line-clamp-1 text-xs text-muted wrap-anywhere max-md:hidden">{message}</span>
        </button>
      ),
    },
    {
      label: "User",
      phone: "wide",
      cell: ({ userName, userEmail }) => (
        <>
          <bdi>{userName || "Anonymous"}</bdi>
          {userEmail !== userName && (
            <p title={userEmail} className="max-w-48 truncate text-xs text-muted max-md:hidden">
              {userEmail}
            </p>
          )}
        </>
      ),
    },
    { label: "Status", cell: ({ status }) => <TicketStatusBadge status={status} /> },
    { label: "Priority", cell: ({ priority }) => <PriorityBadge priority={priority} /> },
    { label: "Category", phone: "hidden", cell: ({ category }) => capitalised(category) },
    {
      label: "Created",
      sort: "createdAt",
      phone: "hidden",
      cell: ({ createdAt }) => (
        <span className="md:block md:w-22">{monthDayAndTimeForReader(createdAt)}</span>
      ),
    },
    {
      label: "Actions",
      kind: "actions",
      cell: (ticket) => (
        <>
          {ticket.status === "open" && (
            <IconButton
              label={`Start “${ticket.subject}”`}
              icon={<Play aria-hidden />}
              busy={start.isPending && start.variables.id === ticket.id}
              onClick={() => start.mutate(ticket)}
            />
          )}
          {ticket.status === "in_progress" && (
            <IconButton
              label={`Resolve “${ticket.subject}”`}
              icon={<CircleCheck aria-hidden />}
              busy={resolve.isPending && resolve.variables.id === ticket.id}
              onClick={() => resolve.mutate(ticket)}
            />
          )}
          {ticket.status !== "closed" && (
            <IconButton
              label={`Reply to “${ticket.subject}”`}
              icon={<Reply aria-hidden />}
              onClick={() => open({ ...ticket, tab: "reply" })}
            />
          )}
          <IconButton
            label={`Delete “${ticket.subject}”`}
            tone="danger"
            icon={<Trash2 aria-hidden />}
            onClick={() => open({ ...ticket, tab: "delete" })}
          />
        </>
      ),
    },
  ];
}
