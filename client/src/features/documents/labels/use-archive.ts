import type { DashboardRow } from "#shared/contract/dashboard";
import { refreshLists } from "#client/features/documents/document-queries";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";
import { toast } from "#client/ui/toast";

/** Puts documents away from one's list, or back into it. */
export function useArchive(onDone: (ids: string[]) => void) {
  return useMutationOnce({
    mutationFn: ({ rows, isArchived }: { rows: readonly DashboardRow[]; isArchived: boolean }) =>
      call("POST /api/documents/archive", { body: { documentIds: rows.map(({ id }) => id), isArchived } }),
    meta: { error: { title: "Not done", fallback: "Please check your connection and try again." } },
    onSuccess: ({ done }, { isArchived }) => {
      toast({ title: `${done.length} ${isArchived ? "archived" : "back in your list"}.`, tone: "success" });
      refreshLists();
      onDone(done);
    },
    onError: refreshLists,
  });
}
