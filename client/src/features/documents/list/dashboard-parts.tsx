import type { ReactNode } from "react";
import { CircleCheck } from "lucide-react";
import type { ResponseBody } from "#shared/contract/contract";
import type { Contract } from "#shared/contract/index";
import { dashboardParts, type DashboardPart } from "#shared/domain/dashboard";
import { inThousands } from "#client/features/documents/list/document-list";
import { DocumentRow, type DocumentRowProps } from "#client/features/documents/list/document-row";
import { partLabels } from "#client/features/documents/list/part-labels";
import { useUser } from "#client/lib/use-user";
import { Button } from "#client/ui/button";

/** What was paid for stands first; what is merely begun after what somebody waits for. */
export type AlsoNeeded = { count: number; shown: ReactNode; unfinished: number; shownLast: ReactNode };

const nothing: AlsoNeeded = { count: 0, shown: null, unfinished: 0, shownLast: null };

type DashboardPartsProps = Omit<DocumentRowProps, "row"> & {
  parts: ResponseBody<Contract["GET /api/dashboard"]>;
  /** What else waits for the reader, besides documents. */
  alsoNeeded: AlsoNeeded;
  onShowAll: (part: DashboardPart) => void;
};

/** What waits for the reader, then what waits for others, then what is done: the first of each. */
export function DashboardParts({ parts, alsoNeeded, onShowAll, ...row }: DashboardPartsProps) {
  return dashboardParts.map((part) => {
    const { items, total } = parts[part];
    const also = part === "needs_you" ? alsoNeeded : nothing;
    const count = total + also.count + also.unfinished;
    if (count === 0)
      return part === "needs_you" ? <NothingWaits key={part}>{also.shownLast}</NothingWaits> : null;
    return (
      <section key={part} aria-labelledby={`part-${part}`} className="grid gap-2.5">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <h2 id={`part-${part}`} className="font-serif text-lg font-semibold">
            {partLabels[part]}{" "}
            <span className="ml-1 font-sans text-sm font-medium text-muted tabular-nums">
              {inThousands(count)}
            </span>
          </h2>
          {total > items.length && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={`Show all: ${partLabels[part]}`}
              className="-my-2 -mr-3 text-primary"
              onClick={() => onShowAll(part)}
            >
              Show all
            </Button>
          )}
        </div>
        {also.shown}
        {items.length > 0 && (
          <ul className="divide-y divide-line overflow-hidden rounded-card border bg-surface">
            {items.map((document) => (
              <DocumentRow key={document.id} row={document} {...row} />
            ))}
          </ul>
        )}
        {also.shownLast}
      </section>
    );
  });
}

/** Whose address is not confirmed signs by link: what waits for them is not known here. */
function NothingWaits({ children }: { children: ReactNode }) {
  const { user } = useUser();
  return (
    <div className="grid gap-1">
      {user?.emailVerified === false ? (
        <p className="text-sm text-muted">Confirm your address to see here what waits for your signature.</p>
      ) : (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden className="size-5 text-success" /> Nothing waits for you.
        </p>
      )}
      {children}
    </div>
  );
}
