import { useQuery } from "@tanstack/react-query";
import { FileMusic, Plus } from "lucide-react";
import { paths } from "#shared/paths";
import { messageOf } from "#client/lib/errors";
import { ButtonLink } from "#client/ui/button";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import {
  DocumentCatalogue,
  type DocumentCatalogueProps,
} from "#client/features/documents/list/document-catalogue";
import { documentsQuery } from "#client/features/documents/document-queries";

type DocumentsSectionProps = Pick<DocumentCatalogueProps, "resend">;

/** The caller's documents: a skeleton, an invitation to start, an error, or the list. */
export function DocumentsSection({ resend }: DocumentsSectionProps) {
  const { data: documents, error, refetch } = useQuery(documentsQuery);
  return (
    <section aria-labelledby="documents" className="grid gap-3 sm:gap-5">
      <h2 id="documents" className="font-serif text-lg font-semibold sm:text-xl">
        Your Documents
      </h2>
      {!documents && !error && <ListSkeleton />}
      {!documents && error && (
        <ErrorState
          message={messageOf(error, "Your documents could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {documents?.length === 0 && <NoDocuments />}
      {documents && documents.length > 0 && <DocumentCatalogue documents={documents} resend={resend} />}
    </section>
  );
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

function ListSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading your documents"
      className="grid gap-px overflow-hidden rounded-card border bg-surface"
    >
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3 px-4 py-6 sm:px-6">
          <Skeleton className="size-11" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-5 w-2/3 max-w-72" />
            <Skeleton className="h-4 w-40" />
          </div>
          <Skeleton className="hidden h-11 w-48 sm:block" />
        </div>
      ))}
    </div>
  );
}
