import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { userDocumentsQuery } from "#client/features/admin/admin-queries";
import { nameOf } from "#client/features/admin/users/name-of";
import { TableFrame } from "#client/features/admin/tables/table-frame";
import { Dialog } from "#client/ui/dialog";
import { StatusBadge } from "#client/ui/status-badge";
import type { AdminUser } from "#shared/contract/admin-tables";
import { monthDayForReader } from "#shared/dates";
import { documentTypeLabels } from "#shared/domain/document-status";

/** What one user owns. */
export function UserDocuments({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const documents = useQuery(userDocumentsQuery({ userId: user.id, page, pageSize: 10 }));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Documents"
      description={<bdi>{nameOf(user)}</bdi>}
      className="sm:max-w-2xl!"
    >
      <TableFrame
        query={documents}
        noun="documents"
        empty={{ title: "No documents found for this user" }}
        onTurn={setPage}
      >
        {(rows) => (
          <ul className="divide-y">
            {rows.map(({ id, title, type, status, createdAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <div className="min-w-0">
                  <bdi className="font-serif font-semibold wrap-anywhere">{title}</bdi>
                  <p className="text-xs text-muted">
                    {documentTypeLabels[type]} · {monthDayForReader(createdAt)}
                  </p>
                </div>
                <StatusBadge status={status} />
              </li>
            ))}
          </ul>
        )}
      </TableFrame>
    </Dialog>
  );
}
