import { queryOptions } from "@tanstack/react-query";
import { call } from "#client/lib/call";

/** Under the document's own key: whatever changes the document has this asked for again. */
export function registrationQuery(id: string) {
  return queryOptions({
    queryKey: ["/api/documents", id, "registration"],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/registration", { params: { id } }, { signal }),
    staleTime: 0,
  });
}

/** Who sends the reader's CWR files; null where nobody was entered. */
export const submitterQuery = queryOptions({
  queryKey: ["/api/user/submitter"],
  queryFn: ({ signal }) => call("GET /api/user/submitter", {}, { signal }),
});

/** What is noted of the holder of a signing link. */
export function ownDetailsQuery(token: string) {
  return queryOptions({
    queryKey: [`/api/sign/${token}/registration`],
    queryFn: ({ signal }) => call("GET /api/sign/{token}/registration", { params: { token } }, { signal }),
    staleTime: 0,
  });
}

/** What the reader keeps of themselves for their next documents. */
export const ownProfileQuery = queryOptions({
  queryKey: ["/api/user/registration"],
  queryFn: ({ signal }) => call("GET /api/user/registration", {}, { signal }),
});

/** Societies to choose from. */
export const societiesQuery = queryOptions({
  queryKey: ["/api/societies"],
  queryFn: ({ signal }) => call("GET /api/societies", {}, { signal }),
  staleTime: Infinity,
});
