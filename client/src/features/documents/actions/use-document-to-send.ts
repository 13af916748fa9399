import { useQuery } from "@tanstack/react-query";
import { call } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import type { FormerVersion } from "#client/features/documents/actions/left-out";
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
  const before = useQuery({
    queryKey: [...documentQuery(id).queryKey, "before", revision],
    queryFn: () => findBefore(id),
    enabled: open && revision !== undefined,
    gcTime: 0,
  });
  return {
    document: document.data,
    signers: signers.isFetchedAfterMount ? signers.data : undefined,
    /** What a draft that was sent before says otherwise now; empty where it was not, or nobody could tell. Undefined until that is known. */
    changes: before.isPending ? undefined : (before.data?.changes ?? ""),
    /** The version in force that it is to replace; null where there is none, or nobody could tell. */
    former: before.data?.former ?? null,
    revision,
    error: failed.error,
    retry: () => void failed.refetch(),
  };
}

type Before = { changes: string; former: FormerVersion | null };

async function findBefore(id: string): Promise<Before> {
  const now = await queryClient.query(documentQuery(id));
  if (now.returned === null && now.inForce === null) return { changes: "", former: null };
  const { versions } = await call("GET /api/documents/{id}/history", { params: { id } });
  const inForce = versions.find(({ number }) => number === now.inForce?.version);
  const bound = inForce?.signers.filter(({ leaving }) => !leaving) ?? [];
  const people = bound.map(({ name, email, phone }) => ({ name, email: email ?? "", phone: phone ?? "" }));
  const former = inForce ? { version: inForce.number, people } : null;
  if (now.returned === null) return { changes: "", former };
  const number = Math.max(...versions.map((version) => version.number));
  const params = { id, number: String(number) };
  const newest = await call("GET /api/documents/{id}/versions/{number}", { params });
  return { changes: describeChanges(newest, now), former };
}
