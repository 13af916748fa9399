import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ResponseBody } from "#shared/contract/contract";
import type { DashboardRow } from "#shared/contract/dashboard";
import type { DocumentSummary } from "#shared/contract/documents";
import type { Contract } from "#shared/contract/index";
import { dashboardParts, type DocumentPlace } from "#shared/domain/dashboard";
import { messageOf } from "#client/lib/errors";
import { Archive } from "lucide-react";
import { Button } from "#client/ui/button";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Pagination } from "#client/ui/pagination";
import type { OpenedDialog } from "#client/features/documents/actions/document-dialogs";
import { dashboardPageQuery } from "#client/features/documents/document-queries";
import { DashboardParts, type AlsoNeeded } from "#client/features/documents/list/dashboard-parts";
import { DocumentFilters } from "#client/features/documents/list/document-filters";
import {
  countLine,
  inThousands,
  noMatchLine,
  rangeLine,
} from "#client/features/documents/list/document-list";
import {
  isLookingFor,
  type DocumentListFilters,
} from "#client/features/documents/list/document-list-filters";
import { DocumentRow, type DocumentRowProps } from "#client/features/documents/list/document-row";
import { ListSkeleton } from "#client/features/documents/list/list-skeleton";
import { useArchive } from "#client/features/documents/labels/use-archive";
import { useChosen } from "#client/features/documents/many/use-chosen";
import { useDocumentFilters } from "#client/features/documents/list/use-document-filters";

const ManyBar = lazy(async () => ({
  default: (await import("#client/features/documents/many/many-bar")).ManyBar,
}));
const LabelsDialog = lazy(async () => ({
  default: (await import("#client/features/documents/labels/labels-dialog")).LabelsDialog,
}));
const loadDialogs = () => import("#client/features/documents/actions/document-dialogs");
const DocumentDialogs = lazy(async () => ({ default: (await loadDialogs()).DocumentDialogs }));

export type DocumentCatalogueProps = {
  parts: ResponseBody<Contract["GET /api/dashboard"]>;
  /** What writes again to those who have not signed a document. */
  remind: (document: DocumentSummary) => ReactNode;
  /** What else waits for the reader, besides documents. */
  alsoNeeded: AlsoNeeded;
};

/** What waits for whom or, for whoever looks for something, a list by the page; with the dialogs that documents open. */
export function DocumentCatalogue({ parts, remind, alsoNeeded }: DocumentCatalogueProps) {
  const { asked, ...change } = useDocumentFilters();
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const [labelled, setLabelled] = useState<DashboardRow[] | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const choice = useChosen();
  const { chosen, toggle } = choice;
  const shownPage = useQueryClient().getQueryData(dashboardPageQuery(pageQueryOf(asked)).queryKey);
  const archive = useArchive((ids) => {
    choice.drop(ids);
    // What was pressed has gone with the row.
    if (!chosen) top.current?.focus();
  });
  const showPart = (part: DocumentPlace) => {
    change.change({ part });
    top.current?.focus();
  };
  const row = {
    remind,
    onLabel: (document: DashboardRow) => setLabelled([document]),
    onArchive: (document: DashboardRow, isArchived: boolean) =>
      archive.mutate({ rows: [document], isArchived }),
    choice: chosen && { has: (id: string) => chosen.has(id), toggle },
    onOpen: (dialog: OpenedDialog["dialog"], document: DocumentSummary) => setOpened({ dialog, document }),
  };

  useEffect(() => {
    // Not needed to show the list, and a moment later needed at once.
    void loadDialogs().catch(() => undefined);
  }, []);

  return (
    <>
      <DocumentFilters
        {...change}
        labels={parts.labels}
        isChoosing={chosen !== null}
        onChoose={chosen ? choice.end : choice.begin}
      />
      <div ref={top} tabIndex={-1} className="grid scroll-mt-24 gap-6 focus:outline-none">
        {isLookingFor(asked) ? (
          <DocumentPages
            filters={asked}
            onClear={change.clear}
            onTurn={(page) => {
              change.change({ page });
              top.current?.focus();
            }}
            {...row}
          />
        ) : (
          <DashboardParts parts={parts} alsoNeeded={alsoNeeded} onShowAll={showPart} {...row} />
        )}
        {!isLookingFor(asked) && parts.archived > 0 && (
          <Button
            variant="ghost"
            icon={<Archive aria-hidden />}
            className="justify-self-start text-muted"
            onClick={() => showPart("archived")}
          >
            Archived <span className="font-medium tabular-nums">{inThousands(parts.archived)}</span>
          </Button>
        )}
      </div>
      {chosen && (
        <Suspense>
          <ManyBar
            choice={{ ...choice, chosen }}
            archive={archive}
            onLabel={() => setLabelled([...chosen.values()])}
            shown={
              isLookingFor(asked)
                ? (shownPage?.items ?? [])
                : dashboardParts.flatMap((part) => parts[part].items)
            }
          />
        </Suspense>
      )}
      {labelled && (
        <Suspense>
          <LabelsDialog
            rows={labelled}
            labels={parts.labels}
            onLabelled={choice.relabel}
            onClose={() => setLabelled(null)}
          />
        </Suspense>
      )}
      {opened && (
        <Suspense>
          <DocumentDialogs
            opened={opened}
            onClose={() => setOpened(null)}
            onDeleted={() => {
              setOpened(null);
              // What opened the dialog is gone with the document.
              setTimeout(() => top.current?.focus());
            }}
          />
        </Suspense>
      )}
    </>
  );
}

type DocumentPagesProps = Omit<DocumentRowProps, "row"> & {
  filters: DocumentListFilters;
  onTurn: (page: number) => void;
  onClear: () => void;
};

/** What the server is asked for. */
function pageQueryOf({ search, sort, page, part, status, type, label }: DocumentListFilters) {
  const chosen = <Value extends string>(value: Value | "all") => (value === "all" ? undefined : value);
  return {
    search,
    sort,
    page,
    part: chosen(part),
    status: chosen(status),
    type: chosen(type),
    label: chosen(label),
  };
}

/** The documents that fit, a page of them at a time. */
function DocumentPages({ filters, onTurn, onClear, ...row }: DocumentPagesProps) {
  const { data, error, refetch } = useQuery(dashboardPageQuery(pageQueryOf(filters)));
  if (!data && error)
    return (
      <ErrorState
        message={messageOf(error, "Your documents could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <ListSkeleton />;
  const { items, total, all, pageSize } = data;
  return (
    <div className="grid gap-3">
      <p role="status" className="text-sm text-muted">
        {countLine(total, all)}
      </p>
      {total === 0 ? (
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
      ) : (
        <>
          <ul className="divide-y divide-line overflow-hidden rounded-card border bg-surface">
            {items.map((document) => (
              <DocumentRow key={document.id} row={document} {...row} />
            ))}
          </ul>
          <Pagination
            page={data.page}
            pages={Math.ceil(total / pageSize)}
            summary={rangeLine(data)}
            onTurn={onTurn}
          />
        </>
      )}
    </div>
  );
}
