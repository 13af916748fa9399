import { formatCount } from "#client/features/admin/admin-format";
import { Pagination } from "#client/ui/pagination";

type TablePagesProps = {
  page: number;
  pageSize: number;
  total: number;
  /** In the plural: "payments", "entries". */
  noun: string;
  onTurn: (page: number) => void;
};

export function TablePages({ page, pageSize, total, noun, onTurn }: TablePagesProps) {
  // A table can have grown shorter since: then its last page is where one goes back to.
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const first = Math.min((page - 1) * pageSize + 1, total);
  const last = Math.min(page * pageSize, total);
  if (total === 0) return null;
  const shown = first === last ? formatCount(last) : `${formatCount(first)}–${formatCount(last)}`;
  return (
    <Pagination
      page={page}
      pages={Math.max(page, pages)}
      summary={`${shown} of ${formatCount(total)} ${total === 1 ? singular(noun) : noun}`}
      onTurn={(wanted) => onTurn(Math.min(wanted, pages))}
    />
  );
}

const singular = (noun: string) => noun.replace(/ies$/, "y").replace(/s$/, "");
