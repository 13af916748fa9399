import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import type { CallInput } from "#shared/contract/contract";
import type { Song, songEndpoints } from "#shared/contract/songs";

/** The papers of a document's song, as their reader may see them. Any of them may change meanwhile. */
export function songQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/documents", id, "song"],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/song", { params: { id } }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** What was changed of a song shows at once where it was, and is asked for again wherever it stands. */
export function acceptSong(id: string, song: Song): void {
  for (const { documentId } of song.papers)
    if (documentId !== id) void queryClient.invalidateQueries({ queryKey: songQuery(documentId).queryKey });
  queryClient.setQueryData(songQuery(id).queryKey, song);
}

export type Written = CallInput<(typeof songEndpoints)["POST /api/songs/check"]>["body"];

/** What is written beside the other papers of its song. That it cannot be had stops nobody from writing. */
export function checkQuery(written: Written) {
  return queryOptions({
    queryKey: ["/api/songs/check", written],
    queryFn: ({ signal }) => call("POST /api/songs/check", { body: written }, { signal }),
    staleTime: 60_000,
    gcTime: 60_000,
    retry: false,
  });
}

/** Nothing is compared before there is something that a song is recognised by. */
export function namesSong({ content }: Written): boolean {
  if (content === undefined) return true;
  const { songTitle, trackTitle, projectTitle, isrc } = content;
  return [songTitle, trackTitle, projectTitle, isrc].some(
    (said) => typeof said === "string" && said.trim() !== "",
  );
}
