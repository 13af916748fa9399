import { useQuery } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import type { FormerVersion } from "#client/features/documents/actions/left-out";
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
  const former = useQuery({
    queryKey: [...documentQuery(id).queryKey, "former", revision],
    queryFn: () => findFormer(id),
    enabled: open && revision !== undefined,
    gcTime: 0,
  });
  return {
    document: document.data,
    signers: signers.isFetchedAfterMount ? signers.data : undefined,
    /** The version in force that it is to replace; null where there is none, or nobody could tell. Undefined until that is known. */
    former: former.isPending ? undefined : (former.data ?? null),
    revision,
    error: failed.error,
    retry: () => void failed.refetch(),
  };
}

async function findFormer(id: string): Promise<FormerVersion | null> {
  const { inForce } = await queryClient.query(documentQuery(id));
  if (inForce === null) return null;
  const { versions } = await call("GET /api/documents/{id}/history", { params: { id } });
  const former = versions.find(({ number }) => number === inForce.version);
  if (!former) return null;
  const bound = former.signers.filter(({ leaving }) => !leaving);
  const people = bound.map(({ name, email, phone }) => ({ name, email: email ?? "", phone: phone ?? "" }));
  return { version: former.number, people };
}
