import type { FocusEvent, KeyboardEvent } from "react";

const FIELDS =
  "input:enabled:not([type=hidden]), select:enabled, textarea:enabled, button[type=submit]:enabled";

/**
 * In a long form Enter goes to the next field, and at the end to the button: only the button sends what is legal and costs money. Spread
 * over the form.
 */
export const enterGoesOn = {
  onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const field = event.target;
    if (event.key !== "Enter" || event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (!(field instanceof HTMLInputElement)) return;
    // React lets events rise through portals: a dialog that the form has opened has an Enter of its own.
    if (!event.currentTarget.contains(field)) return;
    event.preventDefault();
    const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(FIELDS)].filter(isReachable);
    fields[fields.indexOf(field) + 1]?.focus();
  },
  /** What the keyboard of a phone has on its Enter key. */
  onFocus({ target }: FocusEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement) target.enterKeyHint = "next";
  },
};

/** Of radio buttons only the chosen one, or the first where none is, is a stop on the way. */
function isReachable(field: HTMLElement): boolean {
  if (field.closest("[inert]") || field.offsetParent === null) return false;
  if (!(field instanceof HTMLInputElement) || field.type !== "radio" || field.checked) return true;
  const group = [...(field.form?.elements ?? [])].filter(
    (other): other is HTMLInputElement =>
      other instanceof HTMLInputElement && other.type === "radio" && other.name === field.name,
  );
  return group[0] === field && !group.some(({ checked }) => checked);
}
