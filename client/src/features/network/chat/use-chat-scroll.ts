import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";

/** So near the end one reads the newest. */
const NEAR_END_PX = 56;
/** So near the beginning what comes before is fetched. */
const NEAR_START_PX = 160;

type Ends = {
  /** What stands first and last: when the first changes, something came before it. */
  first: string | undefined;
  last: string | undefined;
  /** The last is one's own: who writes looks at the newest. */
  isLastOwn: boolean;
};

/**
 * Keeps a conversation where its reader is: at the newest message as others come, unless they have scrolled up; and at the same line
 * when earlier messages appear above it.
 */
export function useChatScroll({ first, last, isLastOwn }: Ends, onNearStart: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef({ first, last, height: 0 });
  const stuck = useRef(true);
  const [isAtEnd, setIsAtEnd] = useState(true);

  const toEnd = useCallback(() => {
    const element = box.current;
    if (!element) return;
    element.scrollTop = element.scrollHeight;
    stuck.current = true;
    setIsAtEnd(true);
  }, []);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const before = shown.current;
    if (before.height > 0 && before.first !== first && before.last === last)
      element.scrollTop += element.scrollHeight - before.height;
    else if (stuck.current || (before.last !== last && isLastOwn)) toEnd();
    shown.current = { first, last, height: element.scrollHeight };
  });

  useEffect(() => {
    // A keyboard that opens, or a box that grows with its text, takes room from below.
    const watch = new ResizeObserver(() => {
      if (stuck.current) toEnd();
    });
    if (box.current) {
      watch.observe(box.current);
      // What scrolls has to be reached by keys, too.
      box.current.tabIndex = 0;
    }
    return () => watch.disconnect();
  }, [toEnd]);

  function onScroll() {
    const element = box.current;
    if (!element) return;
    const { scrollTop, scrollHeight, clientHeight } = element;
    stuck.current = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    setIsAtEnd(stuck.current);
    if (scrollTop < NEAR_START_PX) onNearStart();
  }

  return { box, isAtEnd, onScroll, toEnd };
}
