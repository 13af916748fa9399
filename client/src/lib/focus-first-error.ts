import type { BaseSyntheticEvent } from "react";

/**
 * Gives the first field that is wrong the focus, at once; for forms with `shouldFocusError: false`. The form library would do it a
 * second time by a timer: whoever has gone on to another field by then types on in the wrong one.
 */
export function focusFirstError(errors: object, submit?: BaseSyntheticEvent): void {
  if (!(submit?.target instanceof HTMLFormElement)) return;
  const fields = [...submit.target.querySelectorAll<HTMLElement>("[name]")];
  fields.find((field) => (field.getAttribute("name") ?? "") in errors)?.focus();
}
