import { useRef } from "react";
import type { BulkAction } from "#client/features/admin/tables/bulk-dialog";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { ApiError, call } from "#client/lib/call";
import type { AdminDocument } from "#shared/contract/admin-tables";

/** When a row is gone the next one stands under the pointer: a second press so soon was meant for the one before. */
const SAME_PRESS_MS = 1000;

/** Deleting asks nothing, because it can be taken back for 30 days: see the status "Deleted". */
export function useDocumentActions() {
  const deletedAt = useRef(Number.NEGATIVE_INFINITY);
  const remove = useAdminAction({
    run: deleteDocument,
    lists: ["documents", "users"],
    done: ({ title }) => `“${title}” deleted. It can be restored for 30 days.`,
    failed: { title: "Delete failed", fallback: "Failed to delete document." },
    onDone: () => {
      deletedAt.current = performance.now();
    },
  });
  const restore = useAdminAction({
    run: restoreDocument,
    lists: ["documents", "users"],
    done: ({ title }) => `“${title}” restored`,
    failed: { title: "Restore failed", fallback: "Failed to restore document." },
  });
  const removeOnce = (document: AdminDocument) => {
    if (performance.now() - deletedAt.current > SAME_PRESS_MS) remove.mutate(document);
  };
  return { remove: { ...remove, mutate: removeOnce }, restore };
}

const count = (rows: number) => (rows === 1 ? "1 document" : `${rows} documents`);
const lists: BulkAction<AdminDocument>["lists"] = ["documents", "users"];

export const bulkDocumentActions: readonly BulkAction<AdminDocument>[] = [
  {
    label: "Delete",
    isDanger: true,
    fits: ({ deletedAt }) => deletedAt === null,
    count,
    text: "They can be restored for 30 days.",
    run: deleteDocument,
    done: "deleted",
    lists,
  },
  {
    label: "Restore",
    fits: ({ deletedAt }) => deletedAt !== null,
    count,
    text: "Their owners and signers have them again.",
    run: restoreDocument,
    done: "restored",
    lists,
  },
];

function restoreDocument({ id }: AdminDocument): Promise<unknown> {
  return call("POST /api/admin/documents/{id}/restore", { params: { id } });
}

async function deleteDocument({ id }: AdminDocument): Promise<void> {
  try {
    await call("DELETE /api/admin/documents/{id}", { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
}
