import { useEffect, type ReactNode } from "react";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import type { VerificationEntry } from "#shared/contract/verification";
import { messageOf } from "#client/lib/errors";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import { toast } from "#client/ui/toast";
import { EntryCard } from "#client/features/verification/entry-card";
import { searchQuery, type SongQuestion } from "#client/features/verification/verification-queries";

/** The server answers no more. */
const MOST = 20;
const FAILED = "Unable to search documents. Please try again.";

type SearchResultsProps = { question: SongQuestion; action: (entry: VerificationEntry) => ReactNode };

/** What was found, the best first. */
export function SearchResults({ question, action }: SearchResultsProps) {
  const { data: entries, error, isFetching, refetch } = useQuery(searchQuery(question));
  useEffect(() => {
    if (error) toast({ title: "Search Failed", description: FAILED, tone: "danger" });
  }, [error]);
  const isLooking = isFetching && !entries;
  return (
    <section aria-label="Search results" className="grid gap-4">
      <p role="status" className={entries?.length ? "text-sm text-muted" : "sr-only"}>
        {isLooking ? "Searching…" : entries && countOf(entries.length)}
      </p>
      {isLooking && <ResultsSkeleton />}
      {!isLooking && !entries && error && (
        <ErrorState title="Search Failed" message={messageOf(error, FAILED)} onRetry={() => void refetch()} />
      )}
      {entries?.length === 0 && <NothingFound question={question} />}
      {entries && entries.length > 0 && (
        <ul className="grid gap-4">
          {entries.map((entry) => (
            <li key={entry.id}>
              <EntryCard entry={entry}>{action(entry)}</EntryCard>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function countOf(found: number): string {
  if (found === 0) return "Nothing found";
  if (found === MOST) return `The ${MOST} that fit best. Give both a title and a name to see fewer.`;
  return found === 1 ? "1 document found" : `${found} documents found, the best fit first`;
}

function NothingFound({ question: { title, artist } }: { question: SongQuestion }) {
  return (
    <EmptyState icon={<SearchX aria-hidden />} title="Nothing found">
      <p>
        No document that was sent for signing here is like{" "}
        <bdi className="font-medium text-ink">“{[title, artist].filter(Boolean).join(", ")}”</bdi>. Accents
        and small misspellings do not matter.
      </p>
      <p className="mt-3">
        {title && artist
          ? "Try the title or the name alone."
          : "Try one word of it, or another name on the work."}{" "}
        Or ask whoever offers it to you for the PDF: its code leads straight to its entry.
      </p>
    </EmptyState>
  );
}

function ResultsSkeleton() {
  return (
    <div aria-hidden className="grid gap-4">
      {[0, 1].map((row) => (
        <div key={row} className="grid gap-4 rounded-card border bg-surface p-5 sm:p-6">
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-7 w-56" />
          <div className="grid gap-4 border-t pt-4 sm:grid-cols-2">
            <Skeleton className="h-10" />
            <Skeleton className="h-10" />
          </div>
        </div>
      ))}
    </div>
  );
}
