import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { FileText, Pencil, Trash2 } from "lucide-react";
import { RoleBadge, UserStatusBadge } from "#client/features/admin/admin-badges";
import { formatCount } from "#client/features/admin/admin-format";
import { usersQuery } from "#client/features/admin/admin-queries";
import { BulkBar } from "#client/features/admin/tables/bulk-bar";
import { DataTable, type Column } from "#client/features/admin/tables/data-table";
import { IconButton } from "#client/features/admin/tables/icon-button";
import { nameOf } from "#client/features/admin/users/name-of";
import { TableFrame } from "#client/features/admin/tables/table-frame";
import { TableFilter, TableToolbar } from "#client/features/admin/tables/table-toolbar";
import { csvOf } from "#client/features/admin/tables/table-address";
import { useSelection } from "#client/features/admin/tables/use-selection";
import { useTable } from "#client/features/admin/tables/use-table";
import { bulkUserActions } from "#client/features/admin/users/bulk-user-actions";
import { UserDelete } from "#client/features/admin/users/user-delete";
import { UserDocuments } from "#client/features/admin/users/user-documents";
import { UserEdit } from "#client/features/admin/users/user-edit";
import { Avatar } from "#client/ui/avatar";
import { Badge } from "#client/ui/badge";
import { AdminUsersQuery, type AdminUser } from "#shared/contract/admin-tables";
import { monthDayForReader } from "#shared/dates";

type Opened = { dialog: "documents" | "edit" | "delete"; user: AdminUser };

/** `selfId`: the administrator who is looking, who cannot delete themself. */
export function UsersTab({ selfId }: { selfId: string }) {
  const table = useTable(AdminUsersQuery);
  const users = useQuery(usersQuery(table.state));
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const selection = useSelection(users.data?.items, nameOf);
  const { role, status, search } = table.state;

  return (
    <div className="grid gap-4">
      <TableToolbar
        label="Users"
        placeholder="Search by email or name"
        typed={table.typed}
        onType={table.type}
        csv={csvOf("/api/admin/users/csv", table.state)}
      >
        <TableFilter
          label="Role"
          value={role}
          options={[
            ["user", "User"],
            ["admin", "Admin"],
          ]}
          onChange={(chosen) => table.change({ role: chosen })}
        />
        <TableFilter
          label="Status"
          value={status}
          options={[
            ["active", "Active"],
            ["inactive", "Inactive"],
            ["suspended", "Suspended"],
          ]}
          onChange={(chosen) => table.change({ status: chosen })}
        />
      </TableToolbar>
      <TableFrame
        query={users}
        noun="users"
        empty={
          search || role || status
            ? { title: "Nobody fits", text: "Change the search or the filters." }
            : { title: "No users yet" }
        }
        onTurn={table.turn}
      >
        {(rows, stale) => (
          <DataTable
            caption="Users"
            columns={columns(selfId, (dialog, user) => setOpened({ dialog, user }))}
            rows={rows}
            keyOf={({ id }) => id}
            table={table}
            stale={stale}
            selection={selection}
          />
        )}
      </TableFrame>
      <BulkBar selection={selection} actions={bulkUserActions} />
      {opened?.dialog === "documents" && <UserDocuments user={opened.user} onClose={close} />}
      {opened?.dialog === "edit" && (
        <UserEdit user={opened.user} isSelf={opened.user.id === selfId} onClose={close} />
      )}
      {opened?.dialog === "delete" && <UserDelete user={opened.user} onClose={close} />}
    </div>
  );
}

function columns(
  selfId: string,
  open: (dialog: Opened["dialog"], user: AdminUser) => void,
): readonly Column<AdminUser, AdminUsersQuery["sort"]>[] {
  return [
    {
      label: "User",
      kind: "name",
      sort: "name",
      cell: (user) => (
        <span className="flex items-center gap-3">
          <span className="max-md:hidden">
            <Avatar {...user} imageUrl={user.profileImageUrl} />
          </span>
          <span className="flex min-w-0 items-center gap-x-2 gap-y-1 md:flex-wrap">
            <bdi className="font-medium wrap-anywhere max-md:line-clamp-1">{nameOf(user)}</bdi>
            {user.isFeaturedProducer && (
              <Badge tone="accent">
                Featured<span className="max-md:sr-only"> producer</span>
              </Badge>
            )}
            {user.role === "admin" && (
              <span className="md:hidden">
                <RoleBadge role={user.role} />
              </span>
            )}
          </span>
        </span>
      ),
    },
    {
      label: "Email",
      sort: "email",
      phone: "wide",
      cell: ({ email }) => <span className="md:wrap-anywhere">{email}</span>,
    },
    { label: "Role", phone: "hidden", cell: ({ role }) => <RoleBadge role={role} /> },
    { label: "Status", cell: ({ status }) => <UserStatusBadge status={status} /> },
    {
      label: "Joined",
      sort: "createdAt",
      phone: "hidden",
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap">
          {monthDayForReader(createdAt)}
        </time>
      ),
    },
    {
      label: "Documents",
      kind: "number",
      cell: (user) => (
        <button
          type="button"
          aria-label={`${formatCount(user.documentCount)} ${user.documentCount === 1 ? "document" : "documents"} of ${nameOf(user)}`}
          onClick={() => open("documents", user)}
          className="-my-2 inline-flex min-h-11 min-w-11 items-center justify-end gap-1 rounded-control font-semibold text-primary underline underline-offset-2 hover:no-underline"
        >
          <FileText aria-hidden className="size-4 md:hidden" />
          {formatCount(user.documentCount)}
        </button>
      ),
    },
    {
      label: "Actions",
      kind: "actions",
      cell: (user) => (
        <>
          <IconButton
            label={`Edit ${nameOf(user)}`}
            icon={<Pencil aria-hidden />}
            onClick={() => open("edit", user)}
          />
          {user.id !== selfId && (
            <IconButton
              label={`Delete ${nameOf(user)}`}
              tone="danger"
              icon={<Trash2 aria-hidden />}
              onClick={() => open("delete", user)}
            />
          )}
        </>
      ),
    },
  ];
}
