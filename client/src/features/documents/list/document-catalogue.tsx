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
import type { DocumentSummary } from "#shared/contract/documents";
import { documentTypes } from "#shared/domain/document-status";
import { Button } from "#client/ui/button";
import { EmptyState } from "#client/ui/empty-state";
import { Pagination } from "#client/ui/pagination";
import type { OpenedDialog } from "#client/features/documents/actions/document-dialogs";
import { DocumentFilters } from "#client/features/documents/list/document-filters";
import {
  countLine,
  filterDocuments,
  indexDocuments,
  noMatchLine,
  pageOf,
  rangeLine,
  sortDocuments,
} from "#client/features/documents/list/document-list";
import type { DocumentListFilters } from "#client/features/documents/list/document-list-filters";
import { DocumentRow } from "#client/features/documents/list/document-row";
import { useDocumentFilters } from "#client/features/documents/list/use-document-filters";

const loadDialogs = () => import("#client/features/documents/actions/document-dialogs");
const DocumentDialogs = lazy(async () => ({ default: (await loadDialogs()).DocumentDialogs }));

export type DocumentCatalogueProps = {
  documents: readonly DocumentSummary[];
  /** What mails the invitations of a document again. */
  resend: (document: DocumentSummary) => ReactNode;
};

/** The documents as a searchable catalogue, a page of them at a time, with the dialogs they open. */
export function DocumentCatalogue({ documents, resend }: DocumentCatalogueProps) {
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
        <NoMatch filters={filters} onClear={change.clear} />
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
      {matching > 0 && (
        <Pagination page={page.page} pages={page.pages} summary={rangeLine(page, matching)} onTurn={turnTo} />
      )}
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

function NoMatch({ filters, onClear }: { filters: DocumentListFilters; onClear: () => void }) {
  return (
    <EmptyState
      title="Nothing matches"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear filters
        </Button>
      }
    >
      <span className="wrap-anywhere">{noMatchLine(filters)}</span>
    </EmptyState>
  );
}
