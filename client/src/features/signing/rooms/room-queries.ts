import { queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import type { OwnRoom } from "#shared/contract/rooms";

const LOOK_EVERY_MS = 3000;

/** Whether nobody signs there any more; whatever else goes wrong is over when the server answers. */
export function isRoomOver(error: unknown): boolean {
  const over: readonly ApiError["code"][] = ["room_session_over", "room_closed", "room_not_found"];
  return error instanceof ApiError && over.includes(error.code);
}

/** Others sign meanwhile: it is asked again and again, while somebody looks, until nothing can change any more. */
const live = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const roomQuery = (key: string) =>
  queryOptions({
    queryKey: ["/api/rooms", key],
    queryFn: ({ signal }) => call("GET /api/rooms/{key}", { params: { key } }, { signal }),
    ...live,
    refetchInterval: ({ state }) =>
      isRoomOver(state.error) || state.data?.state === "signed" ? false : LOOK_EVERY_MS,
  });

export const ownRoomQuery = (documentId: string) =>
  queryOptions({
    queryKey: ["/api/documents", documentId, "room"],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/room", { params: { id: documentId } }, { signal }),
    ...live,
    refetchInterval: ({ state }) =>
      !state.data || state.data.people.every(({ signedAt }) => signedAt !== null) ? false : LOOK_EVERY_MS,
  });

/** What a code let in ends, for everybody who has the device next. */
export const leaveRoom = (key: string) => call("POST /api/rooms/{key}/leave", { params: { key } });

export const handedOverQuery = queryOptions({
  queryKey: ["/api/handed-over"],
  queryFn: ({ signal }) => call("GET /api/handed-over", {}, { signal }),
  staleTime: 0,
});

export function acceptOwnRoom(documentId: string, room: OwnRoom | null): void {
  queryClient.setQueryData(ownRoomQuery(documentId).queryKey, room);
}
