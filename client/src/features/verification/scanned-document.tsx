import type { ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import type { VerificationEntry } from "#shared/contract/verification";
import { brand } from "#shared/brand";
import { dayForReader } from "#shared/dates";
import { messageOf } from "#client/lib/errors";
import { Notice } from "#client/ui/card";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { EntryCard } from "#client/features/verification/entry-card";
import { entryQuery } from "#client/features/verification/verification-queries";

type ScannedDocumentProps = { id: string; action: (entry: VerificationEntry) => ReactNode };

/** What the code of a PDF leads to: the entry of its document, or what became of it. */
export function ScannedDocument({ id, action }: ScannedDocumentProps) {
  const { data: found, error, isFetching, refetch } = useQuery(entryQuery(id));
  if (found === undefined)
    return error && !isFetching ? (
      <ErrorState
        message={messageOf(error, "This document could not be looked up. Please try again.")}
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-label="Looking up the document">
        <Skeleton className="h-56 rounded-card" />
      </div>
    );
  if (found === null)
    return (
      <Notice tone="info" title="There is no such document here now">
        It may have been deleted, by its owner before everybody had signed, or by {brand.name}: nothing is
        left of it here. What everybody had signed binds all the same. If you followed a link, it may not be
        whole: scan the code again, or search for the song below.
      </Notice>
    );
  if (found.found === "deletion")
    return (
      <Notice tone="info" title={`This document was deleted on ${dayForReader(found.deletedAt)}`}>
        {deletionSentence(found.confirmations)} The record is gone, so it cannot be verified here. The
        contract is not: it binds whoever signed it until they agree otherwise, and their own copies prove it.
      </Notice>
    );
  if (found.found === "hidden")
    return (
      <Notice tone="info" title={`${brand.name} has deleted this document`}>
        Until {dayForReader(found.until)} it can be restored; meanwhile it cannot be verified here. What
        everybody had signed still binds.
      </Notice>
    );
  return (
    <section aria-label="The document you scanned" className="grid gap-3">
      <EntryCard entry={found.document} heading="h2" isOnly>
        <p className="text-sm text-muted">
          This document was sent for signing here. Compare its title and names with what you hold: a printed
          code can be copied onto another text.
        </p>
        {action(found.document)}
      </EntryCard>
    </section>
  );
}

function deletionSentence(confirmations: number): string {
  if (confirmations === 0) return "Nobody else had to agree to that.";
  if (confirmations === 1) return "Its one signer had agreed to that.";
  if (confirmations === 2) return "Both of its signers had agreed to that.";
  return `All ${confirmations} of its signers had agreed to that.`;
}
