/** Where something of a registration is entered on this page; null for what is entered elsewhere. Of a list it is the way to add to it. */
function fieldAt(field: string): HTMLElement | null {
  const [list, ref, ...rest] = field.split(".");
  if (list === "people")
    return document.querySelector(`[data-person="${ref}"] [name$=".details.${rest.join(".")}"]`);
  const found = document.querySelectorAll<HTMLElement>(`[name="${field}"], [data-field="${field}"] > button`);
  return found[found.length - 1] ?? null;
}

export const isOnPage = (field: string) => fieldAt(field) !== null;

/** Opens where a field stands and gives it the focus. */
export function goTo(field: string): void {
  const found = fieldAt(field);
  const fold = found?.closest("details");
  if (fold) fold.open = true;
  found?.scrollIntoView({ block: "center" });
  found?.focus({ preventScroll: true });
}
