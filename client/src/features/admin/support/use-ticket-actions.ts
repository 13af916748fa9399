import { deleteTicket } from "#client/features/admin/support/delete-ticket";
import type { BulkAction } from "#client/features/admin/tables/bulk-dialog";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { call } from "#client/lib/call";
import type { Ticket } from "#shared/contract/support";

const RESOLVED = "Issue has been resolved. Please contact us if you need further assistance.";
const failed = { title: "Update Failed", fallback: "Failed to update support ticket." };

type Named = Pick<Ticket, "id" | "subject">;

/** What is done to a ticket in one press. */
export function useTicketActions() {
  const start = useAdminAction({
    run: ({ id }: Named) =>
      call("PUT /api/admin/support/tickets/{id}", { params: { id }, body: { status: "in_progress" } }),
    lists: ["support/tickets"],
    done: ({ subject }) => `“${subject}” is in progress`,
    failed,
  });
  const resolve = useAdminAction({
    run: resolveTicket,
    lists: ["support/tickets"],
    done: ({ subject }) => `“${subject}” is resolved`,
    failed,
  });
  return { start, resolve };
}

function resolveTicket({ id }: Named): Promise<unknown> {
  return call("PUT /api/admin/support/tickets/{id}", {
    params: { id },
    body: { status: "resolved", adminResponse: RESOLVED },
  });
}

const count = (rows: number) => (rows === 1 ? "1 ticket" : `${rows} tickets`);
const lists: BulkAction<Ticket>["lists"] = ["support/tickets"];

export const bulkTicketActions: readonly BulkAction<Ticket>[] = [
  {
    label: "Resolve",
    fits: ({ status }) => status === "open" || status === "in_progress",
    count,
    text: "Each customer is told by e-mail that it is resolved.",
    run: resolveTicket,
    done: "resolved",
    lists,
  },
  {
    label: "Delete",
    isDanger: true,
    fits: () => true,
    count,
    text: "They go with all that was said on them. This action cannot be undone.",
    run: deleteTicket,
    done: "deleted",
    lists,
  },
];
