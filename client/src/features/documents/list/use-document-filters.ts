import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "#shared/paths";
import {
  changeFilters,
  noFilters,
  readFilters,
  writeFilters,
  type DocumentListFilters,
} from "#client/features/documents/list/document-list-filters";

const WRITE_AFTER_MS = 300;

/**
 * The filters of the list, kept in the address so that going back finds them again. A choice is a step in the browser's
 * history; the search follows the typing, and reaches the address when it rests.
 */
export function useDocumentFilters() {
  const query = useSearch();
  const [, navigate] = useLocation();
  const inAddress = useMemo(() => readFilters(query), [query]);
  const [search, setSearch] = useState(inAddress.search);
  const written = useRef(inAddress.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (inAddress.search === written.current) return;
    written.current = inAddress.search;
    setSearch(inAddress.search);
  }, [inAddress.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const filters = useMemo(
    () => (search === inAddress.search ? inAddress : changeFilters(inAddress, { search })),
    [inAddress, search],
  );

  function write(next: DocumentListFilters, replace: boolean) {
    clearTimeout(timer.current);
    written.current = next.search;
    navigate(`${paths.home}${writeFilters(next)}`, { replace });
  }

  return {
    /** As they stand in the fields. */
    filters,
    /** As they are asked for: once the typing rests. */
    asked: inAddress,
    type: (text: string) => {
      setSearch(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => write(changeFilters(inAddress, { search: text }), true),
        WRITE_AFTER_MS,
      );
    },
    change: (change: Partial<DocumentListFilters>) => write(changeFilters(filters, change), false),
    clear: () => {
      setSearch("");
      write(noFilters, false);
    },
  };
}
