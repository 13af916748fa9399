import type { FieldPath } from "react-hook-form";
import type { SplitSheetForm } from "#client/features/split-sheets/split-sheet-form";

/**
 * Gives a field of the form the focus at once. The form's own `setFocus` waits for a timer: whoever is in another field by
 * then types on in the wrong one.
 */
export function focusField(name: FieldPath<SplitSheetForm>): void {
  document.getElementsByName(name)[0]?.focus();
}
