import { queryOptions, useQuery } from "@tanstack/react-query";
import type { ConsentStatus } from "#shared/contract/consent";
import type { DocumentSummary } from "#shared/contract/documents";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";

/** What everybody who signed a document is asked to agree to. */
export type Purpose = "deletion" | "amendment";

/** A request that somebody made, open or not. */
export type AskedRequest = Extract<ConsentStatus, { hasRequest: true }>;

const statusRows = {
  deletion: "GET /api/documents/{id}/deletion-status",
  amendment: "GET /api/documents/{id}/unlock-status",
} as const;

export function readConsentStatus(purpose: Purpose, documentId: string, signal?: AbortSignal) {
  return call(statusRows[purpose], { params: { id: documentId } }, signal ? { signal } : {});
}

/** Where the newest request stands. Signers answer while the page is open: it is asked again whenever its window comes back. */
export function consentStatusQuery(purpose: Purpose, documentId: string) {
  return queryOptions({
    queryKey: ["/api/documents", documentId, "consent", purpose],
    queryFn: ({ signal }) => readConsentStatus(purpose, documentId, signal),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The newest request about a document. Only a version in force needs everybody's consent. */
export function useConsentStatus(
  purpose: Purpose,
  { id, inForce }: Pick<DocumentSummary, "id" | "inForce">,
): ConsentStatus | undefined {
  const isInForce = inForce !== null;
  const { data } = useQuery({ ...consentStatusQuery(purpose, id), enabled: isInForce });
  return isInForce ? data : undefined;
}

/** Asks again about a document and everything around it: its requests, its signers, its history. */
export function refreshAll(documentId: string): void {
  void queryClient.invalidateQueries({ queryKey: ["/api/documents", documentId] });
  void queryClient.invalidateQueries({ queryKey: ["/api/documents"], exact: true });
}

/** One that is not decided yet, or an approved deletion whose day has not come: nothing else can be asked meanwhile. */
export function isOpen(purpose: Purpose, status: ConsentStatus | undefined): status is AskedRequest {
  if (!status?.hasRequest) return false;
  return status.status === "pending" || (purpose === "deletion" && status.status === "approved");
}
