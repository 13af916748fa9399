import type { ReactNode } from "react";
import { ChevronRight } from "lucide-react";
import type { VerificationEntry } from "#shared/contract/verification";
import { dayForReader } from "#shared/dates";
import { documentTypeLabels, shortTitle } from "#shared/domain/document-status";
import { KangaBand } from "#client/ui/kanga-band";

/** More would bury the entries below. */
const FEW = 8;

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
            <time dateTime={entry.createdAt}>{dayForReader(entry.createdAt)}</time>
          </p>
          <Heading className="mt-1 font-serif text-xl font-semibold wrap-anywhere">
            <bdi>{shortTitle(entry)}</bdi>
          </Heading>
        </header>
        <section aria-label="Collaborators" className="border-t pt-4 text-sm">
          <People people={entry.collaborators.slice(0, FEW)} />
          {entry.collaborators.length > FEW && (
            <details className="group">
              <summary className="flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
                <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
                {entry.collaborators.length - FEW} more
              </summary>
              <People people={entry.collaborators.slice(FEW)} />
            </details>
          )}
        </section>
        {children}
      </div>
    </article>
  );
}

function People({ people }: { people: VerificationEntry["collaborators"] }) {
  return (
    <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {people.map(({ name, role }, index) => (
        <li key={index} className="min-w-0 wrap-anywhere">
          <bdi className="font-medium">{name}</bdi>
          <span className="block text-muted">
            <bdi>{role}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
