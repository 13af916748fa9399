import { useRef, useState, lazy, Suspense } from "react";
import { useQuery } from "@tanstack/react-query";
import { UserSearch, UsersRound } from "lucide-react";
import type { Collaborator } from "#shared/contract/network";
import { messageOf } from "#client/lib/errors";
import { BusyLine } from "#client/ui/busy-line";
import { Button } from "#client/ui/button";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Pagination } from "#client/ui/pagination";
import { Skeleton } from "#client/ui/skeleton";
import { CollaboratorCard } from "#client/features/network/discovery/collaborator-card";
import { isFiltered } from "#client/features/network/discovery/discovery-filters";
import { peopleQuery } from "#client/features/network/network-queries";
import type { DiscoveryControls } from "#client/features/network/discovery/use-discovery-filters";

const RequestDialog = lazy(async () => ({
  default: (await import("#client/features/network/discovery/request-dialog")).RequestDialog,
}));

type PeopleFoundProps = {
  controls: DiscoveryControls;
  userId: string;
  onAnswer: (requestId: string) => void;
};

const grid = "grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4";

/** Whoever fits what is looked for, a page at a time. */
export function PeopleFound({ controls, userId, onAnswer }: PeopleFoundProps) {
  const { filters, turnTo } = controls;
  const { data: found, error, isPlaceholderData, isFetching, refetch } = useQuery(peopleQuery(filters));
  const [asked, setAsked] = useState<Collaborator>();
  const [isAsking, setIsAsking] = useState(false);
  const count = useRef<HTMLParagraphElement>(null);
  const isLoading = !found && (!error || isFetching);

  function turn(page: number) {
    turnTo(page);
    count.current?.focus();
  }

  return (
    <div className="grid min-w-0 content-start gap-4">
      <p
        ref={count}
        role="status"
        tabIndex={-1}
        className="min-h-6 scroll-mt-24 text-sm text-muted focus:outline-none"
      >
        {isLoading ? <span className="sr-only">Looking for people…</span> : found && countLine(found.total)}
      </p>
      {isLoading && <PeopleSkeleton />}
      {!isLoading && !found && (
        <ErrorState
          title="Failed to fetch collaborators"
          message={messageOf(error, "Please check your connection and try again.")}
          onRetry={() => void refetch()}
        />
      )}
      {found?.items.length === 0 && <Nobody controls={controls} total={found.total} />}
      {found && found.items.length > 0 && (
        <>
          <div className="relative">
            {isPlaceholderData && <BusyLine className="-top-2" />}
            <ul aria-busy={isPlaceholderData || undefined} className={grid}>
              {found.items.map((person) => (
                <li key={person.id}>
                  <CollaboratorCard
                    person={person}
                    filters={filters}
                    onAsk={() => {
                      setAsked(person);
                      setIsAsking(true);
                    }}
                    onAnswer={onAnswer}
                  />
                </li>
              ))}
            </ul>
          </div>
          {found.total > found.pageSize && (
            <Pagination
              page={filters.page}
              pages={Math.ceil(found.total / found.pageSize)}
              summary={rangeLine(found)}
              onTurn={turn}
            />
          )}
        </>
      )}
      {asked && (
        <Suspense>
          <RequestDialog
            key={asked.id}
            person={asked}
            userId={userId}
            open={isAsking}
            onOpenChange={setIsAsking}
          />
        </Suspense>
      )}
    </div>
  );
}

function countLine(total: number): string {
  if (total === 0) return "Nobody found";
  return total === 1 ? "1 person" : `${total.toLocaleString("en-GB")} people`;
}

function rangeLine({ items, page, pageSize, total }: Found): string {
  const first = (page - 1) * pageSize + 1;
  const last = first + items.length - 1;
  const shown = first === last ? `${last}` : `${first}-${last}`;
  return `Showing ${shown} of ${total.toLocaleString("en-GB")} people`;
}

type Found = { items: readonly unknown[]; page: number; pageSize: number; total: number };

function Nobody({ controls, total }: { controls: DiscoveryControls; total: number }) {
  const { filters, clear, turnTo } = controls;
  if (total > 0)
    return (
      <EmptyState
        icon={<UsersRound aria-hidden />}
        title="This page is empty"
        action={<Button onClick={() => turnTo(1)}>Back to the first page</Button>}
      >
        There are fewer people by now than when this address was made.
      </EmptyState>
    );
  if (isFiltered(filters))
    return (
      <EmptyState
        icon={<UserSearch aria-hidden />}
        title="Nobody fits all of this"
        action={
          <Button variant="secondary" onClick={clear}>
            Clear Filters
          </Button>
        }
      >
        Take one of the filters away, or look in another country: much of the best work is made at a distance.
      </EmptyState>
    );
  return (
    <EmptyState icon={<UsersRound aria-hidden />} title="Nobody has published a profile yet">
      Be the first: others find you here once your own collaborator profile is set up.
    </EmptyState>
  );
}

function PeopleSkeleton() {
  return (
    <div aria-hidden className={grid}>
      {[0, 1, 2, 3].map((place) => (
        <div key={place} className="grid gap-4 rounded-card border bg-surface p-5">
          <div className="flex gap-3.5">
            <Skeleton className="size-13 shrink-0 rounded-full" />
            <div className="grid flex-1 content-center gap-2">
              <Skeleton className="h-6 w-40 max-w-full" />
              <Skeleton className="h-4 w-28" />
            </div>
          </div>
          <Skeleton className="h-6 w-48" />
          <Skeleton className="h-16 w-full" />
          <Skeleton className="ml-auto h-11 w-36" />
        </div>
      ))}
    </div>
  );
}
