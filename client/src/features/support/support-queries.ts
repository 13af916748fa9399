import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";

/** An answer of support shows within this time where somebody reads a ticket. */
const LOOK_AGAIN_MS = 30_000;

export const ticketsQuery = queryOptions({
  queryKey: ["/api/support/tickets"],
  queryFn: ({ signal }) => call("GET /api/support/tickets", {}, { signal }),
  // Support may have answered since.
  staleTime: 0,
});

/** Where a ticket is read: in one's account, or by the link that was mailed to a guest. */
export type TicketPlace = { id: string } | { token: string };

export function ticketQuery(place: TicketPlace) {
  return queryOptions({
    queryKey: ["/api/support/tickets", place],
    queryFn: ({ signal }) =>
      "id" in place
        ? call("GET /api/support/tickets/{id}", { params: place }, { signal })
        : call("GET /api/support/links/{token}", { params: place }, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === "error" ? false : LOOK_AGAIN_MS),
  });
}

export function sendMessage(place: TicketPlace, body: { id: string; message: string }) {
  return "id" in place
    ? call("POST /api/support/tickets/{id}/messages", { params: place, body })
    : call("POST /api/support/links/{token}/messages", { params: place, body });
}
