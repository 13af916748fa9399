import { useQuery } from "@tanstack/react-query";
import { formatCount, formatShillings } from "#client/features/admin/admin-format";
import { analyticsQuery } from "#client/features/admin/admin-queries";
import { messageOf } from "#client/lib/errors";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";

/** The four numbers above all tabs. */
export function SummaryCards() {
  const { data, error, refetch } = useQuery(analyticsQuery);
  if (!data && error)
    return (
      <ErrorState
        message={messageOf(error, "The numbers could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  return (
    <dl className="grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4">
      <SummaryCard
        label="Total Users"
        value={data && formatCount(data.totalUsers)}
        note={data && `+${formatCount(data.newUsersThisMonth)} this month`}
      />
      <SummaryCard
        label="Total Documents"
        value={data && formatCount(data.totalDocuments)}
        note={data && `+${formatCount(data.newDocumentsThisMonth)} this month`}
      />
      <SummaryCard
        label="Revenue"
        value={data && formatShillings(data.totalRevenue)}
        note={data && `+${formatShillings(data.revenueThisMonth)} this month`}
      />
      <SummaryCard
        label="Completion Rate"
        value={data && `${data.completionRate}%`}
        note={data && "of all documents"}
      />
    </dl>
  );
}

type SummaryCardProps = { label: string; value: string | undefined; note: string | undefined };

function SummaryCard({ label, value, note }: SummaryCardProps) {
  return (
    <div className="rounded-card border bg-surface px-4 py-2 sm:px-5 sm:py-4">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="sm:mt-1">
        {value === undefined ? (
          <Skeleton className="h-7 sm:h-12" />
        ) : (
          <>
            <span className="block font-serif text-lg font-semibold tabular-nums wrap-anywhere sm:text-xl">
              {value}
            </span>
            <span className="text-xs text-muted max-sm:hidden">{note}</span>
          </>
        )}
      </dd>
    </div>
  );
}
