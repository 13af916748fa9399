import type { DashboardRow } from "#shared/contract/dashboard";
import type { Label } from "#shared/contract/labels";
import { refreshLists } from "#client/features/documents/document-queries";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";

/** Puts a label on documents or takes it off them. */
export function useLabel(rows: readonly DashboardRow[], onLabelled: (label: Label, isOn: boolean) => void) {
  return useMutationOnce({
    mutationFn: (mark: { name: string; isOn: boolean }) =>
      call("POST /api/documents/label", { body: { documentIds: rows.map(({ id }) => id), ...mark } }),
    meta: {
      error: {
        title: "Not labelled",
        fallback: "Please check your connection and try again.",
        inDialog: true,
      },
    },
    onSuccess: ({ label }, { isOn }) => {
      if (label) onLabelled(label, isOn);
      refreshLists();
    },
    onError: refreshLists,
  });
}
