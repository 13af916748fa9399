import { Notice } from "#client/ui/card";
import type { Document } from "#shared/contract/documents";

/** A text that came without a form names nobody in a way that we can read. */
export function hasKnownSigners(document: Document): boolean {
  return document.type === "split_sheet" || document.content.formData !== null;
}

export function UnknownSigners() {
  return (
    <Notice tone="warning" title="Error processing document content for signatures" className="mt-3">
      This agreement has a text but no form, so we do not know who its parties are and cannot ask them to
      sign. Download it as a PDF, or create an agreement from the form.
    </Notice>
  );
}
