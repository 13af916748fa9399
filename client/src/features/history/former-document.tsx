import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { DocumentMissing } from "#client/features/documents/index";
import { HistoryContents } from "#client/features/history/history-contents";
import { historyQuery } from "#client/features/history/history-queries";
import { ApiError } from "#client/lib/call";
import { messageOf } from "#client/lib/errors";
import { nameTab } from "#client/lib/name-tab";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import type { DocumentHistory } from "#shared/contract/history";
import { paths } from "#shared/paths";

/**
 * A document that is not its reader's any more: what they were asked to sign of it stays theirs to read. `missing`: why it is not, where
 * nothing is left.
 */
export function FormerDocument({ id, missing }: { id: string; missing: ApiError }) {
  const { data: history, error, refetch } = useQuery(historyQuery({ id, updatedAt: "" }));
  if (history) return <Former id={id} history={history} />;
  if (error instanceof ApiError && error.status === 404)
    return missing.heading === undefined ? (
      <DocumentMissing />
    ) : (
      <DocumentMissing heading={missing.heading}>{missing.serverMessage}</DocumentMissing>
    );
  if (error === null)
    return (
      <div role="status" aria-label="Loading the document">
        <Skeleton className="h-60 rounded-card" />
      </div>
    );
  return (
    <ErrorState
      heading="h1"
      message={messageOf(error, "The document could not be loaded.")}
      onRetry={() => void refetch()}
    />
  );
}

function Former({ id, history }: { id: string; history: DocumentHistory }) {
  const { title } = history;
  useEffect(() => nameTab(title), [title]);
  return (
    <>
      <Link
        href={paths.home}
        className="-ml-2 inline-flex min-h-11 items-center gap-2 px-2 text-sm font-medium"
      >
        <ArrowLeft aria-hidden className="size-4" /> Dashboard
      </Link>
      <h1 className="mt-4 font-serif text-2xl font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <p className="mt-2 max-w-prose text-muted">
        You were asked to sign this document. It was recalled or declined, and does not wait for you now. What
        you were sent stays here; if it is sent to you again, you get a new link.
      </p>
      <section aria-labelledby="history" className="mt-8 border-t pt-8">
        <h2 id="history" className="font-serif text-xl font-semibold">
          History
        </h2>
        <HistoryContents id={id} history={history} />
      </section>
    </>
  );
}
