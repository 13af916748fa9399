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

/** Whether signing in leads to a document, as the links of mails do. */
export function leadsToDocument(search: string): boolean {
  const place = nextPlace(search);
  return [paths.view, paths.document].some((path) => place.startsWith(path.replace(":id", "")));
}

/** The sign-in screen, leading back to a place afterwards. */
export function signInAndReturnTo(place: string): string {
  return place === paths.home ? paths.auth : `${paths.auth}?next=${encodeURIComponent(place)}`;
}
