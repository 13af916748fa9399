import { queryOptions } from "@tanstack/react-query";
import { ApiError, call } from "#client/lib/call";

export type SongQuestion = { title: string; artist: string };

const TIMEOUT_MS = 20_000;

export function searchQuery(question: SongQuestion) {
  return queryOptions({
    queryKey: ["/api/verify/search", question],
    queryFn: ({ signal }) =>
      call("POST /api/verify/search", { body: question }, { signal, timeoutMs: TIMEOUT_MS }),
  });
}

/** What the code of a PDF leads to: an entry, the deletion of a document, or null where there is none. */
export function entryQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/verify/documents", id],
    queryFn: ({ signal }) =>
      call("GET /api/verify/documents/{id}", { params: { id } }, { signal }).catch(nullWhereMissing),
  });
}

/** A verification by its id, or null where there is none. */
export function resultQuery(verificationId: string) {
  return queryOptions({
    queryKey: ["/api/verify/results", verificationId],
    queryFn: ({ signal }) =>
      call("GET /api/verify/results/{verificationId}", { params: { verificationId } }, { signal }).catch(
        nullWhereMissing,
      ),
  });
}

/** What is no id at all belongs to nothing, too. */
function nullWhereMissing(error: unknown): null {
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
  throw error;
}
