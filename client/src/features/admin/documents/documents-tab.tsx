import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { Download, Eye, RotateCcw, Trash2 } from "lucide-react";
import { documentsQuery } from "#client/features/admin/admin-queries";
import { BulkBar } from "#client/features/admin/tables/bulk-bar";
import { DataTable, type Column } from "#client/features/admin/tables/data-table";
import { DocumentDetails } from "#client/features/admin/documents/document-details";
import { IconButton, IconLink } from "#client/features/admin/tables/icon-button";
import { csvOf } from "#client/features/admin/tables/table-address";
import { TableFrame } from "#client/features/admin/tables/table-frame";
import { TableFilter, TableToolbar } from "#client/features/admin/tables/table-toolbar";
import {
  bulkDocumentActions,
  useDocumentActions,
} from "#client/features/admin/documents/use-document-actions";
import { useSelection } from "#client/features/admin/tables/use-selection";
import { useTable } from "#client/features/admin/tables/use-table";
import { StatusBadge } from "#client/ui/status-badge";
import { AdminDocumentsQuery, type AdminDocument } from "#shared/contract/admin-tables";
import { monthDayForReader } from "#shared/dates";
import { documentTypeLabels } from "#shared/domain/document-status";

export function DocumentsTab() {
  const table = useTable(AdminDocumentsQuery);
  const documents = useQuery(documentsQuery(table.state));
  const [viewed, setViewed] = useState<AdminDocument>();
  const actions = useDocumentActions();
  const selection = useSelection(documents.data?.items, ({ title }) => title);
  const { status, search } = table.state;

  return (
    <div className="grid gap-4">
      <TableToolbar
        label="Documents"
        placeholder="Search by title or type"
        typed={table.typed}
        onType={table.type}
        csv={csvOf("/api/admin/documents/csv", table.state)}
      >
        <TableFilter
          label="Status"
          value={status}
          options={[
            ["draft", "Draft"],
            ["in_progress", "In progress"],
            ["signed", "Signed"],
            ["completed", "Completed"],
            ["deleted", "Deleted"],
          ]}
          onChange={(chosen) => table.change({ status: chosen })}
        />
      </TableToolbar>
      <TableFrame
        query={documents}
        noun="documents"
        empty={
          search || status
            ? { title: "No document fits", text: "Change the search or the filter." }
            : { title: "No documents yet" }
        }
        onTurn={table.turn}
      >
        {(rows, stale) => (
          <DataTable
            caption="Documents"
            columns={columns(actions, setViewed)}
            rows={rows}
            keyOf={({ id }) => id}
            table={table}
            stale={stale}
            selection={selection}
          />
        )}
      </TableFrame>
      <BulkBar selection={selection} actions={bulkDocumentActions} />
      {viewed && <DocumentDetails document={viewed} onClose={() => setViewed(undefined)} />}
    </div>
  );
}

function columns(
  { remove, restore }: ReturnType<typeof useDocumentActions>,
  view: (document: AdminDocument) => void,
): readonly Column<AdminDocument, AdminDocumentsQuery["sort"]>[] {
  return [
    {
      label: "Title",
      kind: "name",
      sort: "title",
      cell: ({ title }) => (
        <bdi className="font-serif text-base font-semibold wrap-anywhere max-md:line-clamp-1">{title}</bdi>
      ),
    },
    { label: "Type", phone: "wide", cell: ({ type }) => documentTypeLabels[type] },
    { label: "Owner", phone: "hidden", cell: ({ ownerName }) => <bdi>{ownerName || "Unknown"}</bdi> },
    {
      label: "Status",
      cell: ({ status, inForce }) => (
        <>
          <StatusBadge status={status} />
          {inForce && status !== "fully_signed" && (
            <span className="mt-0.5 block text-xs text-muted">Version {inForce.version} in force</span>
          )}
        </>
      ),
    },
    {
      label: "Created",
      sort: "createdAt",
      cell: ({ createdAt, purgeAt }) => (
        <span className="whitespace-nowrap">
          <span className={purgeAt ? "max-md:hidden" : undefined}>{monthDayForReader(createdAt)}</span>
          {purgeAt && <span className="block text-xs text-danger">Purged {monthDayForReader(purgeAt)}</span>}
        </span>
      ),
    },
    {
      label: "Actions",
      kind: "actions",
      cell: (document) => (
        <>
          <IconButton
            label={`View ${document.title}`}
            icon={<Eye aria-hidden />}
            onClick={() => view(document)}
          />
          {document.pdfUrl && (
            <IconLink
              href={document.pdfUrl}
              download
              label={`Download ${document.title}`}
              icon={<Download aria-hidden />}
            />
          )}
          {document.deletedAt ? (
            <IconButton
              label={`Restore ${document.title}`}
              icon={<RotateCcw aria-hidden />}
              busy={restore.isPending && restore.variables === document}
              onClick={() => restore.mutate(document)}
            />
          ) : (
            <IconButton
              label={`Delete ${document.title}`}
              tone="danger"
              icon={<Trash2 aria-hidden />}
              busy={remove.isPending && remove.variables === document}
              onClick={() => remove.mutate(document)}
            />
          )}
        </>
      ),
    },
  ];
}
