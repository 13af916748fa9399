import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "#client/ui/button";
import { rangeLine } from "#client/features/documents/document-list";

type PaginationProps = {
  page: number;
  pages: number;
  first: number;
  last: number;
  matching: number;
  onTurn: (page: number) => void;
};

export function Pagination({ page, pages, first, last, matching, onTurn }: PaginationProps) {
  if (matching === 0) return null;
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
      <p>{rangeLine({ first, last }, matching)}</p>
      {pages > 1 && (
        <div className="flex w-full items-center justify-between gap-3 sm:w-auto">
          <Button
            variant="secondary"
            icon={<ChevronLeft aria-hidden />}
            disabled={page === 1}
            onClick={() => onTurn(page - 1)}
          >
            Previous
          </Button>
          <span className="tabular-nums">
            Page {page} of {pages}
          </span>
          <Button variant="secondary" disabled={page === pages} onClick={() => onTurn(page + 1)}>
            Next <ChevronRight aria-hidden />
          </Button>
        </div>
      )}
    </nav>
  );
}
