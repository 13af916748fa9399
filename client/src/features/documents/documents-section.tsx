import {
  lazy,
  Suspense,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { useQuery } from "@tanstack/react-query";
import { FileMusic, Plus } from "lucide-react";
import type { DocumentSummary } from "#shared/contract/documents";
import { documentTypes } from "#shared/domain/document-status";
import { paths } from "#shared/paths";
import { messageOf } from "#client/lib/errors";
import { Button, ButtonLink } from "#client/ui/button";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import type { OpenedDialog } from "#client/features/documents/document-dialogs";
import { DocumentFilters } from "#client/features/documents/document-filters";
import {
  countLine,
  filterDocuments,
  indexDocuments,
  pageOf,
  sortDocuments,
} from "#client/features/documents/document-list";
import type { DocumentListFilters } from "#client/features/documents/document-list-filters";
import { documentsQuery } from "#client/features/documents/document-queries";
import { DocumentRow } from "#client/features/documents/document-row";
import { Pagination } from "#client/features/documents/pagination";
import { useDocumentFilters } from "#client/features/documents/use-document-filters";

const loadDialogs = () => import("#client/features/documents/document-dialogs");
const DocumentDialogs = lazy(async () => ({ default: (await loadDialogs()).DocumentDialogs }));

type DocumentsSectionProps = { resend: (document: DocumentSummary) => ReactNode };

/** The caller's documents: a skeleton, an invitation to start, an error, or the list. */
export function DocumentsSection({ resend }: DocumentsSectionProps) {
  const { data: documents, error, refetch } = useQuery(documentsQuery);
  return (
    <section aria-labelledby="documents" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="documents" className="font-serif text-lg font-semibold sm:text-xl">
          Your Documents
        </h2>
        <ButtonLink href={paths.splitSheet} variant="secondary" icon={<Plus aria-hidden />}>
          New Document
        </ButtonLink>
      </div>
      {!documents && !error && <ListSkeleton />}
      {!documents && error && (
        <ErrorState
          message={messageOf(error, "Your documents could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {documents?.length === 0 && <NoDocuments />}
      {documents && documents.length > 0 && <DocumentList documents={documents} resend={resend} />}
    </section>
  );
}

type DocumentListProps = DocumentsSectionProps & { documents: readonly DocumentSummary[] };

function DocumentList({ documents, resend }: DocumentListProps) {
  const { filters, ...change } = useDocumentFilters();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  // The box under the fingers goes first; the list may follow.
  const { matching, page } = useListed(documents, useDeferredValue(filters));
  const types = documentTypes.filter((type) => documents.some((document) => document.type === type));

  useEffect(() => {
    // Not needed to show the list, and a moment later needed at once.
    void loadDialogs().catch(() => undefined);
  }, []);

  function turnTo(number: number) {
    change.change({ page: number });
    count.current?.focus();
  }

  return (
    <>
      <DocumentFilters filters={filters} types={types} {...change} />
      <p
        ref={count}
        role="status"
        tabIndex={-1}
        className="scroll-mt-24 text-sm text-muted focus:outline-none"
      >
        {countLine(matching, documents.length)}
      </p>
      {matching === 0 ? (
        <NoMatch onClear={change.clear} />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border bg-surface">
          {page.shown.map(({ document }) => (
            <DocumentRow
              key={document.id}
              document={document}
              resend={resend}
              onOpen={(dialog, chosen) => setOpened({ dialog, document: chosen })}
            />
          ))}
        </ul>
      )}
      <Pagination {...page} matching={matching} onTurn={turnTo} />
      {opened && (
        <Suspense>
          <DocumentDialogs
            opened={opened}
            onClose={() => setOpened(null)}
            onDeleted={() => {
              setOpened(null);
              // What opened the dialog is gone with the document.
              setTimeout(() => count.current?.focus());
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Indexing and sorting wait for other documents or another order; a key typed only filters. */
function useListed(documents: readonly DocumentSummary[], filters: DocumentListFilters) {
  const { search, status, type, sort } = filters;
  const indexed = useMemo(() => indexDocuments(documents), [documents]);
  const sorted = useMemo(() => sortDocuments(indexed, sort), [indexed, sort]);
  const matching = useMemo(
    () => filterDocuments(sorted, { search, status, type }),
    [sorted, search, status, type],
  );
  return { matching: matching.length, page: pageOf(matching, filters.page) };
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

function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing matches"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      No document has these words in its title with the status and type you chose.
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
