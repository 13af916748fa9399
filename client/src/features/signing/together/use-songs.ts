import { useState } from "react";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { hasDenied } from "#client/features/signing/notes/has-denied";
import { signingCalls } from "#client/features/signing/signing-calls";
import type { SongAct, signEach } from "#client/features/signing/together/sign-each";
import { isLinkProblem } from "#client/features/signing/use-signing";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import type { BundleView, SigningView } from "#shared/contract/signing/view";
import { isAwaitingSignatures } from "#shared/domain/document-status";

/** A song as its own link shows it; without a view the link leads nowhere any more, and `error` says why. */
export type Song = BundleView["songs"][number] & { view: SigningView | null; error: unknown };

/** What one link asks somebody to sign. */
export const songsQuery = (token: string) =>
  queryOptions({
    queryKey: [`/api/sign-all/${token}`],
    queryFn: async ({ signal }) => {
      const bundle = await call("GET /api/sign-all/{token}", { params: { token } }, { signal });
      return { ...bundle, songs: await Promise.all(bundle.songs.map((song) => readSong(song, signal))) };
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

async function readSong(song: BundleView["songs"][number], signal: AbortSignal): Promise<Song> {
  if (song.isReplaced) return { ...song, view: null, error: null };
  try {
    return { ...song, view: await signingCalls(song).open({ signal }), error: null };
  } catch (error) {
    if (!isLinkProblem(error)) throw error;
    return { ...song, view: null, error };
  }
}

/** Whether a song takes more than a tick: it changes what was signed, somebody is named for it, or the link is another's. */
const hasOwnPage = (view: SigningView) =>
  view.replaces !== null ||
  view.code !== null ||
  view.acting !== null ||
  view.representative !== null ||
  view.ofAnother ||
  hasDenied(view) ||
  !isAwaitingSignatures(view.document.status);

/** Whether it can be ticked: it is not once it was signed or taken back. */
export const takesTick = ({ view }: Song): boolean =>
  view !== null && !view.collaborator.signed && !hasOwnPage(view);

/** Signs each of them. `load`: what does comes with the papers, and no first view carries it. */
export function useSignSongs(linkToken: string, load: () => Promise<typeof signEach>) {
  const client = useQueryClient();
  const { queryKey } = songsQuery(linkToken);
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map());
  const sign = useMutationOnce({
    mutationFn: async (acts: readonly SongAct[]) => {
      const signThem = await load();
      const failed = await signThem(acts, (token, show) =>
        client.setQueryData(
          queryKey,
          (shown) =>
            shown && {
              ...shown,
              songs: shown.songs.map((song) =>
                song.token === token && song.view ? { ...song, view: show(song.view) } : song,
              ),
            },
        ),
      );
      void client.invalidateQueries({ queryKey });
      return failed;
    },
    meta: { error: null },
    onMutate: () => setFailures(new Map()),
    onSuccess: setFailures,
  });
  return { sign, failures };
}
