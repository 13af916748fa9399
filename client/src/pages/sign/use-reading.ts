import { useCallback, useEffect, useRef, type RefCallback } from "react";
import type { Reading } from "#shared/contract/signing/record";

/**
 * Keeps how long the document is in view, in a tab that somebody looks at, and whether its end ever was: told when it is signed, as the
 * page's own word.
 */
export function useReading(): { placeOfEnd: RefCallback<HTMLElement>; report: () => Reading | null } {
  // Moments of the page's own clock; `since` is 0 while nobody looks.
  const reading = useRef({ shownAt: 0, isShown: false, toEnd: false, seenMs: 0, since: 0 });

  const look = useCallback(() => {
    const kept = reading.current;
    if (kept.shownAt === 0) return;
    const now = performance.now();
    if (kept.since > 0) kept.seenMs += now - kept.since;
    kept.since = kept.isShown && document.visibilityState === "visible" ? now : 0;
  }, []);

  useEffect(() => {
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [look]);

  /** It stands below the document: while that is on its way, nothing is shown. */
  const placeOfEnd = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const kept = reading.current;
      if (kept.shownAt === 0) kept.shownAt = performance.now();
      kept.isShown = true;
      look();
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) kept.toEnd = true;
      });
      observer.observe(element);
      return () => {
        observer.disconnect();
        kept.isShown = false;
        look();
      };
    },
    [look],
  );

  const report = useCallback(() => {
    look();
    const { shownAt, toEnd, seenMs } = reading.current;
    if (shownAt === 0) return null;
    const secondsAgo = Math.floor((performance.now() - shownAt) / 1000);
    return { secondsAgo, seconds: Math.min(Math.floor(seenMs / 1000), secondsAgo), toEnd };
  }, [look]);

  return { placeOfEnd, report };
}
