import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import {
  readTable,
  writeTable,
  type TableSchema,
  type TableState,
} from "#client/features/admin/tables/table-address";

const WRITE_AFTER_MS = 300;

/**
 * The state of a table, kept in the address: going back finds it again, and it can be sent to a colleague. A choice is a step in the
 * browser's history; the search reaches the address when the typing rests.
 */
export function useTable<State extends TableState>(schema: TableSchema<State>) {
  const query = useSearch();
  const [, navigate] = useLocation();
  const state = useMemo(() => readTable(schema, query), [schema, query]);
  const [typed, setTyped] = useState(state.search ?? "");
  const written = useRef(typed);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const search = state.search ?? "";
    if (search === written.current.trim()) return;
    written.current = search;
    setTyped(search);
  }, [state.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(change: Partial<State>, replace = false) {
    clearTimeout(timer.current);
    navigate(writeTable(schema, query, { ...state, search: written.current.trim(), ...change }), { replace });
  }

  return {
    state,
    typed,
    type: (text: string) => {
      setTyped(text);
      written.current = text;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write({ page: 1 } as Partial<State>, true), WRITE_AFTER_MS);
    },
    /** Any change besides turning the page starts again at page 1. */
    change: (change: Partial<State>) => write({ page: 1, ...change }),
    turn: (page: number) => write({ page } as Partial<State>),
    sortBy: (sort: State["sort"]) =>
      write({
        page: 1,
        sort,
        order: state.sort === sort && state.order === "desc" ? "asc" : "desc",
      } as Partial<State>),
  };
}

export type Table<State extends TableState> = ReturnType<typeof useTable<State>>;
