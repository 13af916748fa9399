import { paths } from "#shared/paths";
import { placeToReturnTo } from "#client/lib/session";

/**
 * Where to go after signing in: the `?next=` of the address, else where the session ended, else home. Only places of this
 * product: a link that leads elsewhere must not borrow our sign-in screen.
 */
export function nextPlace(search: string): string {
  const next = new URLSearchParams(search).get("next") ?? placeToReturnTo();
  return (next && ownPlace(next)) || paths.home;
}

function ownPlace(next: string): string | null {
  const url = URL.canParse(next, window.location.origin) ? new URL(next, window.location.origin) : null;
  if (url?.origin !== window.location.origin) return null;
  if (!next.startsWith("/") || url.pathname.startsWith("/api/")) return null;
  return url.pathname + url.search;
}

/** The sign-in screen, leading back to a place afterwards. */
export function signInAndReturnTo(place: string): string {
  return place === paths.home ? paths.auth : `${paths.auth}?next=${encodeURIComponent(place)}`;
}
