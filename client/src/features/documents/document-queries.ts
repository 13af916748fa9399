import { queryOptions } from "@tanstack/react-query";
import type { Document, DocumentSummary } from "#shared/contract/documents";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

/** The caller's documents, newest first. */
export const documentsQuery = queryOptions({
  queryKey: ["/api/documents"],
  queryFn: ({ signal }) => call("GET /api/documents", {}, { signal }),
  // Co-writers sign while the owner looks elsewhere: whoever comes back asks again, and sees what was known meanwhile.
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** One document with its content. */
export function documentQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/documents", id],
    queryFn: ({ signal }) => call("GET /api/documents/{id}", { params: { id } }, { signal }),
  });
}

/** Its signers; before it is sent, the people of the sheet. */
export function signersQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/documents", id, "collaborators"],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/collaborators", { params: { id } }, { signal }),
  });
}

/** Shows a document the server has just answered wherever it stands. */
export function acceptDocument(document: Document): void {
  const { id } = document;
  queryClient.setQueryData(documentQuery(id).queryKey, document);
  queryClient.setQueryData(documentsQuery.queryKey, (documents) => documents && placed(documents, document));
  refreshAround(id);
  // A list that is on its way may have left the server before the change: it is asked again instead.
  void queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey, exact: true });
}

/** Asks for a document as it is now. That it cannot be had is told where it is shown. */
export async function reloadDocument(id: string): Promise<void> {
  await queryClient.query({ ...documentQuery(id), staleTime: 0 }).catch(() => undefined);
}

/** Asks again about a document that was not as it was shown, wherever it stands. */
export function refreshDocument(id: string): void {
  void queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey });
  void queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey, exact: true });
}

/** What is known about a document beside itself: its signers, its history, what was asked of them. */
function refreshAround(id: string): void {
  const { queryKey } = documentQuery(id);
  void queryClient.invalidateQueries({
    queryKey,
    predicate: (query) => query.queryKey.length > queryKey.length,
  });
}

function placed(documents: DocumentSummary[], document: Document): DocumentSummary[] {
  const known = documents.some(({ id }) => id === document.id);
  return known
    ? documents.map((other) => (other.id === document.id ? document : other))
    : [document, ...documents];
}

export function forgetDocument(id: string): void {
  queryClient.setQueryData(documentsQuery.queryKey, (documents) =>
    documents?.filter((other) => other.id !== id),
  );
  queryClient.removeQueries({ queryKey: documentQuery(id).queryKey });
}
