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
    run: ({ id }: Named) =>
      call("PUT /api/admin/support/tickets/{id}", {
        params: { id },
        body: { status: "resolved", adminResponse: RESOLVED },
      }),
    lists: ["support/tickets"],
    done: ({ subject }) => `“${subject}” is resolved`,
    failed,
  });
  return { start, resolve };
}
