import { useEffect, useRef } from "react";
import { useQuery } from "@tanstack/react-query";
import { FileMusic, Plus } from "lucide-react";
import { dashboardParts } from "#shared/domain/dashboard";
import { paths } from "#shared/paths";
import { unreadNoticesQuery } from "#client/features/notices/index";
import { messageOf } from "#client/lib/errors";
import { queryClient } from "#client/lib/query-client";
import { ButtonLink } from "#client/ui/button";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import {
  DocumentCatalogue,
  type DocumentCatalogueProps,
} from "#client/features/documents/list/document-catalogue";
import { ListSkeleton } from "#client/features/documents/list/list-skeleton";
import { dashboardQuery } from "#client/features/documents/document-queries";

type DocumentsSectionProps = Omit<DocumentCatalogueProps, "parts">;

/** The caller's documents: a skeleton, an invitation to start, an error, or the list. */
export function DocumentsSection(catalogue: DocumentsSectionProps) {
  const { data: parts, error, refetch } = useQuery(dashboardQuery);
  useNews();
  return (
    <section aria-label="Your Documents" className="grid gap-4 sm:gap-6">
      {!parts && !error && <ListSkeleton />}
      {!parts && error && (
        <ErrorState
          message={messageOf(error, "Your documents could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {parts && (hasDocuments(parts) ? <DocumentCatalogue parts={parts} {...catalogue} /> : <NoDocuments />)}
    </section>
  );
}

/** What the bell tells of stands in the rows, too. */
function useNews() {
  const { data: unread } = useQuery(unreadNoticesQuery);
  const before = useRef(unread);
  useEffect(() => {
    if (before.current !== undefined && before.current !== unread)
      void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
    before.current = unread;
  }, [unread]);
}

/** Whether there is a document of any kind. */
export function hasDocuments(parts: DocumentCatalogueProps["parts"]): boolean {
  return parts.archived > 0 || dashboardParts.some((part) => parts[part].total > 0);
}

function NoDocuments() {
  return (
    <EmptyState
      icon={<FileMusic aria-hidden />}
      title="No documents yet"
      action={
        <ButtonLink href={paths.splitSheet} icon={<Plus aria-hidden />}>
          Create Document
        </ButtonLink>
      }
    >
      Start with a split sheet: who wrote the song, and how much of it is whose.
    </EmptyState>
  );
}
