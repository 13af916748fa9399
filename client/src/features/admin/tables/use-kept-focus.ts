import { useEffect, useRef, type FocusEvent } from "react";

type Place = { pressed: HTMLElement; row: number };

/**
 * Who works by keyboard does not lose the place when what was pressed goes with its row, or turns into something else: the focus
 * moves to the actions of the row that stands there now, or to the table where no row is left.
 */
export function useKeptFocus(rows: unknown) {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<Place>(null);

  useEffect(() => {
    const { current: lost } = place;
    if (!frame.current || !lost || lost.pressed.isConnected || document.activeElement !== document.body)
      return;
    const all = frame.current.querySelectorAll("tbody > tr");
    const row = all[Math.min(lost.row, all.length - 1)];
    (row?.querySelector<HTMLElement>("td:last-child :is(button, a)") ?? frame.current).focus();
  }, [rows]);

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    const row = target.closest("tr");
    place.current = row ? { pressed: target, row: row.sectionRowIndex } : null;
  }

  return { ref: frame, tabIndex: -1, onFocus };
}
