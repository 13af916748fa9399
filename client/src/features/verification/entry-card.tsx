import type { ReactNode } from "react";
import type { VerificationEntry } from "#shared/contract/verification";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { formatDate } from "#client/lib/format";
import { KangaBand } from "#client/ui/kanga-band";

type EntryCardProps = {
  entry: VerificationEntry;
  heading?: "h2" | "h3";
  /** Stands alone, and not in a list. */
  isOnly?: boolean;
  children?: ReactNode;
};

/** What anybody learns of a document: what it is, since when, and who is on it. Not whether it is signed. */
export function EntryCard({ entry, heading: Heading = "h3", isOnly = false, children }: EntryCardProps) {
  return (
    <article className="overflow-hidden rounded-card border bg-surface">
      {isOnly && <KangaBand className="h-3" />}
      <div className="grid gap-4 p-5 sm:p-6">
        <header>
          <p className="text-xs text-muted">
            {documentTypeLabels[entry.type]} · created on{" "}
            <time dateTime={entry.createdAt}>{formatDate(entry.createdAt)}</time>
          </p>
          <Heading className="mt-1 font-serif text-xl font-semibold wrap-anywhere">
            <bdi>{shortTitle(entry)}</bdi>
          </Heading>
        </header>
        <ul aria-label="Collaborators" className="grid gap-x-8 gap-y-2 border-t pt-4 text-sm sm:grid-cols-2">
          {entry.collaborators.map(({ name, role }, index) => (
            <li key={index} className="min-w-0 wrap-anywhere">
              <bdi className="font-medium">{name}</bdi>
              <span className="block text-muted">
                <bdi>{role}</bdi>
              </span>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </article>
  );
}
