import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { CallInput, ResponseBody } from "#shared/contract/contract";
import type { Document, DocumentSummary } from "#shared/contract/documents";
import type { Contract } from "#shared/contract/index";
import { withNumbers } from "#client/features/documents/with-numbers";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

// Co-writers sign while the owner looks elsewhere: whoever comes back asks again, and sees what was known meanwhile.
const askAgain = { staleTime: 0, refetchOnWindowFocus: true } as const;

/** All of the caller's documents, newest first. */
export const documentsQuery = queryOptions({
  queryKey: ["/api/documents"],
  queryFn: ({ signal }) => call("GET /api/documents", {}, { signal }),
  ...askAgain,
});

/** The first of what waits for the caller, waits for others, and is done. */
export const dashboardQuery = queryOptions({
  queryKey: ["dashboard"],
  queryFn: ({ signal }) => call("GET /api/dashboard", {}, { signal }),
  ...askAgain,
});

type DashboardPage = ResponseBody<Contract["GET /api/dashboard/documents"]>;
type PageQuery = CallInput<Contract["GET /api/dashboard/documents"]>["query"];

/** A page of them, narrowed down. The page before stays until the next one is there. */
export function dashboardPageQuery(query: PageQuery) {
  return queryOptions({
    queryKey: ["dashboard", query],
    queryFn: ({ signal }) => call("GET /api/dashboard/documents", { query }, { signal }),
    placeholderData: keepPreviousData,
    ...askAgain,
  });
}

/** Asks again for every list of documents that is shown. */
export function refreshLists(): void {
  void queryClient.invalidateQueries({ queryKey: documentsQuery.queryKey, exact: true });
  void queryClient.invalidateQueries({ queryKey: dashboardQuery.queryKey });
}

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

/** A document that others begin with: on a sheet stand the numbers that it was sent to, which are beside what was sent and not in it. */
export function beginningQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/documents", id, "beginning"],
    queryFn: async ({ signal }) => {
      const params = { id };
      const [document, people] = await Promise.all([
        call("GET /api/documents/{id}", { params }, { signal }),
        call("GET /api/documents/{id}/collaborators", { params }, { signal }),
      ]);
      if (document.type !== "split_sheet") return document;
      return { ...document, content: withNumbers(document.content, people) };
    },
  });
}

/** Shows a document the server has just answered wherever it stands. */
export function acceptDocument(document: Document): void {
  const { id } = document;
  queryClient.setQueryData(documentQuery(id).queryKey, document);
  queryClient.setQueryData(documentsQuery.queryKey, (documents) => documents && placed(documents, document));
  refreshAround(id);
  // A list that is on its way may have left the server before the change: it is asked again instead.
  refreshLists();
}

/** Asks for a document as it is now. That it cannot be had is told where it is shown. */
export async function reloadDocument(id: string): Promise<void> {
  await queryClient.query({ ...documentQuery(id), staleTime: 0 }).catch(() => undefined);
}

/** Asks again about a document that was not as it was shown, wherever it stands. */
export function refreshDocument(id: string): void {
  void queryClient.invalidateQueries({ queryKey: documentQuery(id).queryKey });
  refreshLists();
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
  // Its row goes at once, and whoever pressed something in it is led elsewhere; what moves up in its place is asked for.
  queryClient.setQueryData(
    dashboardQuery.queryKey,
    (parts) =>
      parts && {
        ...parts,
        needs_you: withoutRow(parts.needs_you, id),
        waits: withoutRow(parts.waits, id),
        done: withoutRow(parts.done, id),
      },
  );
  queryClient.setQueriesData<DashboardPage>({ queryKey: dashboardQuery.queryKey }, (page) =>
    page && "all" in page ? withoutRow(page, id) : page,
  );
  queryClient.removeQueries({ queryKey: documentQuery(id).queryKey });
  refreshLists();
}

function withoutRow<List extends { items: { id: string }[]; total: number }>(list: List, id: string): List {
  const items = list.items.filter((row) => row.id !== id);
  return { ...list, items, total: list.total - (list.items.length - items.length) };
}
