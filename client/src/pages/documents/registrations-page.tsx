import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { documentsQuery } from "#client/features/documents/index";
import { ImportWorks, Packs, SubmitterForm } from "#client/features/registration/index";
import { messageOf } from "#client/lib/errors";
import { Button, ButtonLink } from "#client/ui/button";
import { Check } from "#client/ui/fields/check";
import { EmptyState } from "#client/ui/empty-state";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";
import type { DocumentSummary } from "#shared/contract/documents";
import { pathTo, paths } from "#shared/paths";

/** One file of many songs, for whoever registers them. */
export function RegistrationsPage() {
  const { data, error, refetch } = useQuery(documentsQuery);
  const songs = data?.filter(isRegistrable);
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="font-serif text-2xl font-semibold">Register songs</h1>
      <p className="mt-1 text-muted">
        One file of all the songs you choose, out of the split sheets in force.
      </p>
      {error && !data && (
        <ErrorState
          message={messageOf(error, "Your songs could not be loaded.")}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !songs && <Skeleton className="mt-6 h-72 rounded-card" />}
      {songs?.length === 0 && (
        <div className="mt-6">
          <EmptyState title="No song yet" action={<ButtonLink href={paths.home}>Your documents</ButtonLink>}>
            A split sheet can be registered once everybody has signed it.
          </EmptyState>
        </div>
      )}
      {songs && songs.length > 0 && <Songs songs={songs} />}
      {(songs || error) && <ImportWorks />}
    </div>
  );
}

const isRegistrable = ({ type, access, inForce }: DocumentSummary) =>
  type === "split_sheet" && access === "owner" && inForce !== null;

/** As many as one file takes. */
const MOST = 500;

function Songs({ songs }: { songs: DocumentSummary[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = songs.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  const areAll = chosen.length === songs.length;
  function toggle(id: string) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  }
  return (
    <>
      <fieldset className="mt-6">
        <legend className="sr-only">Songs</legend>
        <div className="flex items-center justify-between gap-3 border-b">
          <p role="status" className="text-sm text-muted tabular-nums">
            {chosen.length} of {songs.length} chosen
          </p>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => setLeft(new Set(areAll ? songs.map(({ id }) => id) : []))}
          >
            {areAll ? "Choose none" : "Choose all"}
          </Button>
        </div>
        <ul className="mt-3 grid max-h-96 gap-2 overflow-y-auto">
          {songs.map(({ id, title }) => (
            <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-2">
              <Check
                label={<bdi className="wrap-anywhere">{title}</bdi>}
                checked={!left.has(id)}
                onChange={() => toggle(id)}
              />
              <ButtonLink href={pathTo.registration(id)} variant="ghost" size="sm">
                Details<span className="sr-only"> of {title}</span>
              </ButtonLink>
            </li>
          ))}
        </ul>
      </fieldset>
      <section aria-labelledby="packs" className="mt-8">
        <h2 id="packs" className="font-serif text-lg font-semibold">
          Registration packs
        </h2>
        <Files chosen={chosen} songs={songs} />
        <SubmitterForm />
      </section>
    </>
  );
}

function Files({ chosen, songs }: { chosen: string[]; songs: DocumentSummary[] }) {
  if (chosen.length === 0) return <p className="mt-1 text-sm text-muted">Choose a song first.</p>;
  if (chosen.length > MOST)
    return <p className="mt-1 text-sm text-muted">A file takes {MOST} songs: please choose fewer.</p>;
  return (
    <Packs
      key={chosen.join(" ")}
      documentIds={chosen}
      titleOf={(id) => songs.find((song) => song.id === id)?.title}
    />
  );
}
