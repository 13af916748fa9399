import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { TablePages } from "#client/features/admin/tables/table-pages";
import { useKeptFocus } from "#client/features/admin/tables/use-kept-focus";
import { messageOf } from "#client/lib/errors";
import { Notice } from "#client/ui/card";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";

type Page<Row> = { items: Row[]; total: number; page: number; pageSize: number };

type TableFrameProps<Row, Answer extends Page<Row>> = {
  query: UseQueryResult<Answer>;
  /** "users": what the table is of. */
  noun: string;
  empty: { title: string; text?: string };
  onTurn: (page: number) => void;
  children: (rows: Answer["items"], stale: boolean) => ReactNode;
};

/** The four faces of a table: not there yet, not to be had, empty, and full. */
export function TableFrame<Row, Answer extends Page<Row>>({
  query,
  noun,
  empty,
  onTurn,
  children,
}: TableFrameProps<Row, Answer>) {
  const { data, error, isPlaceholderData, refetch } = query;
  const keptFocus = useKeptFocus(data?.items);
  if (!data && error)
    return (
      <ErrorState
        message={messageOf(error, `The ${noun} could not be loaded.`)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <TableSkeleton noun={noun} />;
  return (
    <div {...keptFocus} className="grid gap-4 focus:outline-none">
      {error && (
        <Notice tone="warning">
          This could not be brought up to date just now. It is tried again by itself.
        </Notice>
      )}
      {data.items.length === 0 ? (
        // A page after the last one, in an old address or since its last row went, is not an empty table.
        <EmptyState title={data.total > 0 ? "Nothing on this page" : empty.title}>
          {data.total > 0 ? `There are fewer ${noun} than that: go back a page.` : empty.text}
        </EmptyState>
      ) : (
        children(data.items, isPlaceholderData)
      )}
      <TablePages page={data.page} pageSize={data.pageSize} total={data.total} noun={noun} onTurn={onTurn} />
    </div>
  );
}

function TableSkeleton({ noun }: { noun: string }) {
  return (
    <div
      role="status"
      aria-label={`Loading ${noun}`}
      className="grid gap-px overflow-hidden rounded-card border"
    >
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} className="h-14 rounded-none" />
      ))}
    </div>
  );
}
