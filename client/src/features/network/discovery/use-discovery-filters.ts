import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { paths } from "#shared/paths";
import {
  changeFilters,
  readFilters,
  writeFilters,
  type ChoiceName,
  type Filters,
} from "#client/features/network/discovery/discovery-filters";

const WRITE_AFTER_MS = 300;

export type DiscoveryControls = ReturnType<typeof useDiscoveryFilters>;

/**
 * Who is looked for, kept in the address: it can be shared, and going back finds it again. A choice is a step in the browser's
 * history; a name follows the typing, and reaches the address when it rests.
 */
export function useDiscoveryFilters() {
  const query = useSearch();
  const [, navigate] = useLocation();
  const filters = useMemo(() => readFilters(query), [query]);
  const inAddress = filters.name ?? "";
  const [name, setName] = useState(inAddress);
  const written = useRef(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    if (inAddress === written.current) return;
    written.current = inAddress;
    setName(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(next: Filters, replace: boolean) {
    clearTimeout(timer.current);
    written.current = next.name ?? "";
    navigate(`${paths.collaborators}${writeFilters(next)}`, { replace });
  }

  return {
    filters,
    /** As it is typed. */
    name,
    type: (text: string) => {
      setName(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => write(changeFilters(filters, { name: text }), true), WRITE_AFTER_MS);
    },
    choose: (key: ChoiceName, value: string) => write(changeFilters(filters, { name, [key]: value }), false),
    turnTo: (page: number) => write({ ...filters, page }, false),
    clear: () => {
      setName("");
      write({ page: 1 }, false);
    },
  };
}
