import { useState } from "react";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { hasDenied } from "#client/features/signing/notes/has-denied";
import { isRefusal, signDocument, type SigningAct } from "#client/features/signing/sign-document";
import { signingCalls } from "#client/features/signing/signing-calls";
import { isLinkProblem } from "#client/features/signing/use-signing";
import { withSignature } from "#client/features/signing/with-signature";
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

type Signing = { token: string; act: SigningAct };

/**
 * Signs songs one after another, each as if it were alone: what is refused of one hinders none. Where nobody answers, those that are left
 * are not tried; pressed again, none is signed twice.
 */
export function useSignSongs(linkToken: string) {
  const client = useQueryClient();
  const { queryKey } = songsQuery(linkToken);
  const [failures, setFailures] = useState<ReadonlyMap<string, unknown>>(new Map());
  const sign = useMutationOnce({
    mutationFn: async (songs: readonly Signing[]) => {
      const failed = new Map<string, unknown>();
      let isUnreachable = false;
      for (const { token, act } of songs) {
        if (isUnreachable) break;
        try {
          const result = await signDocument({ token }, act);
          client.setQueryData(
            queryKey,
            (shown) =>
              shown && {
                ...shown,
                songs: shown.songs.map((song) =>
                  song.token === token && song.view
                    ? { ...song, view: withSignature(song.view, result, act) }
                    : song,
                ),
              },
          );
        } catch (error) {
          failed.set(token, error);
          isUnreachable = !isRefusal(error);
        }
      }
      void client.invalidateQueries({ queryKey });
      return failed;
    },
    meta: { error: null },
    onMutate: () => setFailures(new Map()),
    onSuccess: setFailures,
  });
  return { sign, failures };
}
