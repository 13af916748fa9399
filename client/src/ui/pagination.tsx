import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "#client/ui/button";

type PaginationProps = {
  page: number;
  pages: number;
  /** What is shown, and of how much: "Showing 13-24 of 40 documents". */
  summary: string;
  onTurn: (page: number) => void;
};

export function Pagination({ page, pages, summary, onTurn }: PaginationProps) {
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
      <p>{summary}</p>
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
