import { useQuery } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { describeChanges } from "#client/features/documents/actions/describe-changes";
import { documentQuery, signersQuery } from "#client/features/documents/document-queries";

/** The people of a document and the revision they stand in: asked for after it, they are never older than it. */
export function useDocumentToSend({ id, revision: shown }: { id: string; revision?: number }, open: boolean) {
  const document = useQuery({ ...documentQuery(id), enabled: open && shown === undefined, staleTime: 0 });
  const revision = shown ?? (document.isFetchedAfterMount ? document.data?.revision : undefined);
  const signers = useQuery({
    ...signersQuery(id),
    enabled: open && revision !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const failed = document.error ? document : signers;
  const changes = useQuery({
    queryKey: [...documentQuery(id).queryKey, "changes", revision],
    queryFn: () => findChanges(id),
    enabled: open && revision !== undefined,
    gcTime: 0,
  });
  return {
    document: document.data,
    signers: signers.isFetchedAfterMount ? signers.data : undefined,
    /** What a draft that was sent before says otherwise now; empty where it was not, or nobody could tell. Undefined until that is known. */
    changes: changes.isPending ? undefined : (changes.data ?? ""),
    revision,
    error: failed.error,
    retry: () => void failed.refetch(),
  };
}

async function findChanges(id: string): Promise<string> {
  const now = await queryClient.query(documentQuery(id));
  if (now.returned === null) return "";
  const { versions } = await call("GET /api/documents/{id}/history", { params: { id } });
  const number = Math.max(...versions.map((version) => version.number));
  const params = { id, number: String(number) };
  return describeChanges(await call("GET /api/documents/{id}/versions/{number}", { params }), now);
}
