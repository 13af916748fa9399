import { useQuery } from "@tanstack/react-query";
import { Changes } from "#client/features/signing/changes";
import { call } from "#client/lib/call";
import type { Document } from "#shared/contract/documents";

/** To whoever reads a draft or a proposed version: what it changes of the one in force, before the document itself. */
export function ProposedChanges({
  document: { id, updatedAt },
}: {
  document: Pick<Document, "id" | "updatedAt">;
}) {
  const { data } = useQuery({
    queryKey: ["/api/documents", id, "changes", updatedAt],
    queryFn: ({ signal }) => call("GET /api/documents/{id}/changes", { params: { id } }, { signal }),
  });
  if (!data?.changes) return null;
  const { things } = data.changes;
  if (things.length === 0) return <p className="mt-2">Nothing has been changed of it yet.</p>;
  return <Changes changes={things} />;
}
