import { useEffect, useRef } from "react";

/** Gives the text area the focus when something is found wrong with its text. */
export function useFocusWhen(isWrong: boolean) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isWrong) area.current?.focus();
  }, [isWrong]);
  return area;
}
