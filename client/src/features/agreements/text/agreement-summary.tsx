import { termsOf } from "#client/features/agreements/text/agreement-terms";
import { GenericDocument } from "#client/features/agreements/text/generic-document";
import type { StatedAgreement } from "#client/features/agreements/text/stated-agreement";
import { TermList } from "#client/features/agreements/text/term-list";
import { Notice } from "#client/ui/card";

/** Stands in for a text that is not there yet: what the form says, and that it is less than an agreement. */
export function AgreementSummary({ document, text }: { document: StatedAgreement; text: string }) {
  const { more } = termsOf(document);
  const isEmpty = more.length === 0 && text.trim() === "";
  return (
    <div className="mt-8 grid gap-6 border-t border-line pt-7">
      {isEmpty && (
        <Notice tone="danger" title="Error processing document content">
          There is neither a text nor a form to show.
        </Notice>
      )}
      {text.trim() !== "" && <GenericDocument text={text} />}
      {more.length > 0 && (
        <>
          <p className="text-sm text-muted">AI-generated agreement text will appear here when available.</p>
          <TermList label="Terms of the form" terms={more} className="@lg:grid-cols-2" />
          <p className="border-l-2 border-accent pl-4 text-sm text-muted">
            Note: This is a simplified view. A comprehensive agreement should include all legal terms and
            conditions.
          </p>
        </>
      )}
    </div>
  );
}
