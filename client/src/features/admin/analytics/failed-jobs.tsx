import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { failedJobsQuery } from "#client/features/admin/admin-queries";
import { DataTable, type Column } from "#client/features/admin/tables/data-table";
import { IconButton } from "#client/features/admin/tables/icon-button";
import { TableFrame } from "#client/features/admin/tables/table-frame";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { call } from "#client/lib/call";
import type { FailedJob } from "#shared/contract/admin-tables";
import { monthDayAndTimeForReader } from "#shared/dates";

/** Mails and other work that was given up after many tries. */
export function FailedJobs() {
  const [page, setPage] = useState(1);
  const jobs = useQuery(failedJobsQuery(page));
  const retry = useAdminAction({
    run: ({ id }: FailedJob) => call("POST /api/admin/jobs/{id}/retry", { params: { id } }),
    lists: ["jobs"],
    done: ({ name }) => `“${name}” is tried again`,
    failed: { title: "Update Failed", fallback: "The job could not be tried again." },
  });
  const columns: readonly Column<FailedJob>[] = [
    { label: "Job", kind: "name", cell: ({ name }) => <code className="text-xs font-semibold">{name}</code> },
    { label: "Reason", cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span> },
    { label: "Tries", kind: "number", cell: ({ tries }) => tries },
    {
      label: "Failed",
      cell: ({ failedAt }) => <span className="whitespace-nowrap">{monthDayAndTimeForReader(failedAt)}</span>,
    },
    {
      label: "Actions",
      kind: "actions",
      cell: (job) => (
        <>
          <IconButton
            label={`Try ${job.name} again`}
            icon={<RotateCw aria-hidden />}
            busy={retry.isPending && retry.variables.id === job.id}
            onClick={() => retry.mutate(job)}
          />
        </>
      ),
    },
  ];
  return (
    <TableFrame
      query={jobs}
      noun="failed jobs"
      empty={{ title: "Nothing has failed", text: "Mails and other work that is given up would stand here." }}
      onTurn={setPage}
    >
      {(rows, stale) => (
        <DataTable caption="Failed jobs" columns={columns} rows={rows} keyOf={({ id }) => id} stale={stale} />
      )}
    </TableFrame>
  );
}
