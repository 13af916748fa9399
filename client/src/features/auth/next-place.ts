import { paths } from "#shared/paths";
import { placeToReturnTo } from "#client/lib/session";

/** Where to go after signing in: the `?next=` of the address, else where the session ended, else home. */
export function nextPlace(search: string): string {
  return ownPlace(new URLSearchParams(search).get("next") ?? placeToReturnTo()) ?? paths.home;
}

const OWN_ORIGIN = "https://own.invalid";

/** A screen of this product, or null: a link that leads elsewhere must not borrow our sign-in screen. */
function ownPlace(next: string | null): string | null {
  if (!next?.startsWith("/") || !URL.canParse(next, OWN_ORIGIN)) return null;
  const { origin, pathname, search } = new URL(next, OWN_ORIGIN);
  // What was "/.//elsewhere" is "//elsewhere" by now.
  return origin === OWN_ORIGIN && !/^\/(\/|api\/)/.test(pathname) ? pathname + search : null;
}

/** What the links of mails lead to, and what to say to somebody who must sign in for it. */
const reasons: readonly [path: string, reason: string][] = [
  [paths.view, "Sign in to see this document."],
  [paths.document, "Sign in to see this document."],
  [paths.dataExport, "Sign in to download your data."],
  [paths.ticket, "Sign in to see your ticket."],
];

/** What signing in is for, where the link of a mail leads somewhere. */
export function reasonToSignIn(search: string): string | undefined {
  const place = nextPlace(search);
  return reasons.find(([path]) => place.startsWith(path.replace(":id", "")))?.[1];
}

/** The sign-in screen, leading back to a place afterwards. */
export function signInAndReturnTo(place: string): string {
  return place === paths.home ? paths.auth : `${paths.auth}?next=${encodeURIComponent(place)}`;
}
