import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { paths } from "#shared/paths";

/** The screen the browser itself went back (or on) to: it knows where one was on it. Jumps within a screen are told as well. */
let wentBackTo: string | undefined;
const noteWayBack = () => (wentBackTo = placeOf(window.location.pathname));

/** Ahead of the router, which draws the screen as soon as it is told. */
function watchWayBack(): () => void {
  window.addEventListener("popstate", noteWayBack, { capture: true });
  return () => window.removeEventListener("popstate", noteWayBack, { capture: true });
}

/** The two addresses of one screen: changing its tabs is no arrival. */
const signInPlaces: readonly string[] = [paths.login, paths.signup, paths.auth];
const placeOf = (location: string) => (signInPlaces.includes(location) ? paths.auth : location);

/** What a page load does by itself: a new screen starts at its top, and a screen reader starts reading there. */
export function useArrival(): void {
  const place = placeOf(useLocation()[0]);
  const shown = useRef(place);
  useEffect(watchWayBack, []);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    if (wentBackTo !== place) window.scrollTo(0, 0);
    wentBackTo = undefined;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, [place]);
}
