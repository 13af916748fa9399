import { useQuery } from "@tanstack/react-query";
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
  return {
    document: document.data,
    signers: signers.isFetchedAfterMount ? signers.data : undefined,
    revision,
    error: failed.error,
    retry: () => void failed.refetch(),
  };
}
