import { lazy, Suspense, useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import { useParams } from "wouter";
import { DocumentBodySkeleton } from "#client/features/documents/index";
import {
  isLinkProblem,
  SigningFrame,
  SigningProblem,
  SigningSkeleton,
  SongCard,
  songsQuery,
  takesTick,
  useSignSongs,
  type Song,
} from "#client/features/signing/index";
import { nameTab } from "#client/lib/name-tab";
import { say, sayWith } from "#client/lib/say";
import { Skeleton } from "#client/ui/skeleton";
import type { Reading } from "#shared/contract/signing/record";

/** In one chunk with the paper of a song that is signed by itself: they are made of the same parts. It comes beside the data of the songs. */
const papers = import("#client/pages/sign/signing-paper");
papers.catch(() => undefined);
const SignSongs = lazy(async () => ({ default: (await papers).SignSongs }));
const SigningFailed = lazy(async () => ({ default: (await papers).SigningFailed }));
const SongsSigned = lazy(async () => ({ default: (await papers).SongsSigned }));
const SongPaper = lazy(async () => ({ default: (await papers).SongPaper }));

/** For whoever holds one link to several songs: each is read and ticked, and what was ticked is signed by one press. */
export function SignAllPage() {
  const { token = "" } = useParams();
  const { data, error, refetch } = useQuery(songsQuery(token));
  return (
    <SigningFrame {...(data && { reader: data.name })}>
      {data && !isLinkProblem(error) ? (
        <SignAll token={token} songs={data.songs} ownerName={data.requestedBy.name} />
      ) : error === null ? (
        <SigningSkeleton />
      ) : (
        <SigningProblem error={error} failed={null} token={token} onRetry={() => void refetch()} />
      )}
    </SigningFrame>
  );
}

type SignAllProps = { token: string; songs: readonly Song[]; ownerName: string };

function SignAll({ token: linkToken, songs, ownerName }: SignAllProps) {
  const count = songs.length;
  useEffect(() => nameTab(say("together.tab", { count })), [count]);
  const { sign, failures } = useSignSongs(linkToken, async () => (await papers).signEach);
  const [open, setOpen] = useState<string | null>(null);
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [reports] = useState(() => new Map<string, () => Reading | null>());
  const ticked = songs.flatMap((song) =>
    ticks.has(song.token) && takesTick(song) && song.view ? [{ token: song.token, view: song.view }] : [],
  );
  const isTickable = songs.some(takesTick);
  const signed = songs.filter(({ view }) => view?.collaborator.signed).length;
  const isOwner = songs.some(({ view }) => view?.isOwner);

  /** The next that is not ticked unfolds: read, tick, read, tick. */
  function tick(token: string, isOn: boolean) {
    const next = new Set(ticks);
    if (isOn) next.add(token);
    else next.delete(token);
    setTicks(next);
    if (!isOn) return;
    const place = songs.findIndex((song) => song.token === token);
    const following = songs.slice(place + 1).find((song) => takesTick(song) && !next.has(song.token));
    goTo(following?.token ?? null);
  }

  function goTo(token: string | null) {
    setOpen(token);
    setTimeout(() => {
      const there = document.getElementById(token === null ? "sign" : `song-${token}`);
      there?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
      there?.scrollIntoView();
    });
  }

  return (
    <>
      <h1 className="font-serif text-xl font-semibold wrap-anywhere sm:text-2xl">
        {isOwner
          ? say("together.asksOneself", { count })
          : sayWith("together.asks", { owner: <bdi>{ownerName}</bdi>, count })}
      </h1>
      <p className="mt-2 text-sm text-muted">
        {isTickable && say("together.how")} {say("signing.free")}
      </p>
      <p role="status" className="mt-2 text-sm font-medium tabular-nums">
        {say("together.progress", { signed, count })}
      </p>
      <ul className="mt-5 grid gap-3">
        {songs.map((song) => (
          <SongCard
            key={song.token}
            song={song}
            failure={
              failures.has(song.token) && (
                <Suspense>
                  <SigningFailed error={failures.get(song.token)} />
                </Suspense>
              )
            }
            isTicked={ticks.has(song.token)}
            isOpen={open === song.token}
            onToggle={() => setOpen(open === song.token ? null : song.token)}
          >
            {song.view && (
              <Suspense fallback={<DocumentBodySkeleton className="mt-6" />}>
                <SongPaper
                  token={song.token}
                  view={song.view}
                  isOpen={open === song.token}
                  isTicked={ticks.has(song.token)}
                  onTick={(isOn) => tick(song.token, isOn)}
                  reports={reports}
                />
              </Suspense>
            )}
          </SongCard>
        ))}
      </ul>
      {sign.isSuccess && (
        <Suspense>
          <SongsSigned done={sign.variables.length - failures.size} failed={failures.size} />
        </Suspense>
      )}
      {isTickable && (
        <Suspense fallback={<Skeleton className="mt-8 h-48" />}>
          <SignSongs
            ticked={ticked}
            busy={sign.isPending}
            onSign={(acts) =>
              sign.mutate(
                acts.map(({ token, ...act }) => ({
                  token,
                  act: {
                    ...act,
                    reading: reports.get(token)?.() ?? null,
                    code: "",
                    onOwnersDevice: false,
                  },
                })),
              )
            }
          />
        </Suspense>
      )}
    </>
  );
}
