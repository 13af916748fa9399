import { useQuery } from "@tanstack/react-query";
import { actionLabels, targetLabels } from "#client/features/admin/audit/audit-words";
import { AuditChange } from "#client/features/admin/audit/audit-change";
import { auditQuery } from "#client/features/admin/admin-queries";
import { DataTable, type Column } from "#client/features/admin/tables/data-table";
import { csvOf } from "#client/features/admin/tables/table-address";
import { TableFrame } from "#client/features/admin/tables/table-frame";
import { TableFilter, TableToolbar } from "#client/features/admin/tables/table-toolbar";
import { useTable } from "#client/features/admin/tables/use-table";
import {
  AdminAuditQuery,
  adminActions,
  auditTargets,
  type AdminAuditLine,
} from "#shared/contract/admin-tables";
import { monthDayAndTimeForReader } from "#shared/dates";

/** What administrators did: who, what, before, after, when. Nobody can change it. */
export function AuditTab() {
  const table = useTable(AdminAuditQuery);
  const lines = useQuery(auditQuery(table.state));
  const { action, targetType } = table.state;
  return (
    <div className="grid gap-4">
      <TableToolbar label="Audit log" csv={csvOf("/api/admin/audit/csv", table.state)}>
        <TableFilter
          label="Action"
          value={action}
          options={adminActions.map((name) => [name, actionLabels[name]] as const)}
          onChange={(chosen) => table.change({ action: chosen })}
        />
        <TableFilter
          label="Concerns"
          value={targetType}
          options={auditTargets.map((name) => [name, targetLabels[name]] as const)}
          onChange={(chosen) => table.change({ targetType: chosen })}
        />
      </TableToolbar>
      <TableFrame
        query={lines}
        noun="entries"
        empty={{ title: "Nothing was changed yet", text: "Every change an administrator makes stands here." }}
        onTurn={table.turn}
      >
        {(rows, stale) => (
          <DataTable
            caption="Audit log"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            table={table}
            stale={stale}
          />
        )}
      </TableFrame>
    </div>
  );
}

const columns: readonly Column<AdminAuditLine, AdminAuditQuery["sort"]>[] = [
  {
    label: "Action",
    kind: "name",
    cell: ({ action }) => <span className="font-medium">{actionLabels[action]}</span>,
  },
  {
    label: "What",
    cell: ({ targetType, targetName, targetId }) => (
      <>
        <bdi className="wrap-anywhere">{targetName || targetId}</bdi>
        <p className="text-xs text-muted max-md:hidden">{targetLabels[targetType]}</p>
      </>
    ),
  },
  { label: "Change", cell: (line) => <AuditChange {...line} /> },
  { label: "Who", phone: "wide", cell: ({ actorName }) => <bdi>{actorName}</bdi> },
  {
    label: "When",
    sort: "at",
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {monthDayAndTimeForReader(at)}
      </time>
    ),
  },
];
