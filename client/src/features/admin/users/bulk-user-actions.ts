import type { BulkAction } from "#client/features/admin/tables/bulk-dialog";
import { call } from "#client/lib/call";
import type { AdminUser } from "#shared/contract/admin-tables";

const count = (rows: number) => (rows === 1 ? "1 user" : `${rows} users`);
const lists: BulkAction<AdminUser>["lists"] = ["users", "documents", "payments"];
const setTo =
  (status: AdminUser["status"]) =>
  ({ id }: AdminUser) =>
    call("PATCH /api/admin/users/{id}/status", { params: { id }, body: { status } });

/** Deleting is no such action: it asks for the password, one person at a time. */
export const bulkUserActions: readonly BulkAction<AdminUser>[] = [
  {
    label: "Suspend",
    isDanger: true,
    fits: ({ status }) => status !== "suspended",
    count,
    text: "They are signed out at once, and cannot sign in.",
    run: setTo("suspended"),
    done: "suspended",
    lists,
  },
  {
    label: "Activate",
    fits: ({ status }) => status !== "active",
    count,
    text: "They can sign in again.",
    run: setTo("active"),
    done: "activated",
    lists,
  },
];
