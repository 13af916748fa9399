/** Opens where a field stands and gives it the focus; signatures stand on the document's own page. */
export function goTo(field: string): void {
  const [list, ref, ...rest] = field.split(".");
  const inPerson = (name: string) =>
    document.querySelector<HTMLElement>(`[data-person="${ref}"] [name$=".details.${name}"]`);
  const found =
    list === "people"
      ? inPerson(rest.join("."))
      : document.querySelector<HTMLElement>(`[name="${field}"], [data-field="${field}"] button`);
  if (!found) {
    window.history.back();
    return;
  }
  const fold = found.closest("details");
  if (fold) fold.open = true;
  found.scrollIntoView({ block: "center" });
  found.focus({ preventScroll: true });
}
