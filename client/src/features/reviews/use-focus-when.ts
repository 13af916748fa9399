import { useEffect, useRef } from "react";

/** Gives the text area the focus when something is found wrong with its text; what that is stands above it, and is scrolled to. */
export function useFocusWhen(isWrong: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isWrong) area.current?.focus({ preventScroll: true });
  }, [isWrong]);
  return area;
}
