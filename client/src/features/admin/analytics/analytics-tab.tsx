import { lazy, Suspense, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { formatCount, formatShillings } from "#client/features/admin/admin-format";
import { analyticsQuery } from "#client/features/admin/admin-queries";
import { FailedJobs } from "#client/features/admin/analytics/failed-jobs";
import { SigningFunnel } from "#client/features/admin/analytics/signing-funnel";
import { messageOf } from "#client/lib/errors";
import { Badge } from "#client/ui/badge";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import type { Analytics } from "#shared/contract/admin-analytics";

/** The charts bring a library of their own. */
const Charts = lazy(async () => ({
  default: (await import("#client/features/admin/analytics/analytics-charts")).AnalyticsCharts,
}));

export function AnalyticsTab() {
  const { data, error, refetch } = useQuery(analyticsQuery);
  if (!data && error)
    return (
      <ErrorState
        message={messageOf(error, "The numbers could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div role="status" aria-label="Loading the numbers" className="grid gap-4 md:grid-cols-2">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="h-44 rounded-card" />
        ))}
      </div>
    );
  return (
    <div className="grid gap-8">
      <Numbers analytics={data} />
      <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
        <Charts analytics={data} />
      </Suspense>
      <SigningFunnel analytics={data} />
      <section aria-labelledby="failed-jobs" className="grid gap-4">
        <h2 id="failed-jobs" className="font-serif text-lg font-semibold">
          Failed jobs
        </h2>
        <FailedJobs />
      </section>
    </div>
  );
}

function Numbers({ analytics: a }: { analytics: Analytics }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      <Group title="User Growth">
        <Line label="Total users" value={formatCount(a.totalUsers)} />
        <Line label="New this month" value={formatCount(a.newUsersThisMonth)} />
        <Line label="Active users" value={formatCount(a.activeUsers)} />
      </Group>
      <Group title="Document Statistics">
        <Line label="Total documents" value={formatCount(a.totalDocuments)} />
        <Line label="Completed" value={formatCount(a.completedDocuments)} />
        <Line label="In progress" value={formatCount(a.inProgressDocuments + a.draftDocuments)} />
      </Group>
      <Group title="Revenue Overview">
        <Line label="Total revenue" value={formatShillings(a.totalRevenue)} />
        <Line label="This month" value={formatShillings(a.revenueThisMonth)} />
        <Line label="Average per document" value={formatShillings(a.averageRevenue)} />
      </Group>
      <Group title="Platform Health">
        <Line label="API" value={<Badge tone="success">Operational</Badge>} />
        <Line label="Database" value={<Badge tone="success">Connected</Badge>} />
        <Line label="Payments" value={<Badge tone="success">Active</Badge>} />
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded-card border bg-surface p-5">
      <h2 className="font-semibold">{title}</h2>
      <dl className="mt-3 grid gap-2 text-sm">{children}</dl>
    </section>
  );
}

function Line({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-semibold whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
