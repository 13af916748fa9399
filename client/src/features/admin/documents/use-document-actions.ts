import { useRef } from "react";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { ApiError, call } from "#client/lib/call";
import type { AdminDocument } from "#shared/contract/admin-tables";

/** When a row is gone the next one stands under the pointer: a second press so soon was meant for the one before. */
const SAME_PRESS_MS = 1000;

/** Deleting asks nothing, because it can be taken back for 30 days: see the status "Deleted". */
export function useDocumentActions() {
  const deletedAt = useRef(Number.NEGATIVE_INFINITY);
  const remove = useAdminAction({
    run: ({ id }: AdminDocument) => deleteDocument(id),
    lists: ["documents", "users"],
    done: ({ title }) => `“${title}” deleted. It can be restored for 30 days.`,
    failed: { title: "Delete failed", fallback: "Failed to delete document." },
    onDone: () => {
      deletedAt.current = performance.now();
    },
  });
  const restore = useAdminAction({
    run: ({ id }: AdminDocument) => call("POST /api/admin/documents/{id}/restore", { params: { id } }),
    lists: ["documents", "users"],
    done: ({ title }) => `“${title}” restored`,
    failed: { title: "Restore failed", fallback: "Failed to restore document." },
  });
  const removeOnce = (document: AdminDocument) => {
    if (performance.now() - deletedAt.current > SAME_PRESS_MS) remove.mutate(document);
  };
  return { remove: { ...remove, mutate: removeOnce }, restore };
}

async function deleteDocument(id: string): Promise<void> {
  try {
    await call("DELETE /api/admin/documents/{id}", { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
