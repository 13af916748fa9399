import { useState } from "react";
import type { DashboardRow } from "#shared/contract/dashboard";
import type { Outcome } from "#shared/contract/many";
import { refreshDocument, refreshLists } from "#client/features/documents/document-queries";
import type { Chosen } from "#client/features/documents/many/use-chosen";
import { call } from "#client/lib/call";
import { useMutationOnce } from "#client/lib/use-mutation-once";

type Act = "remind" | "lock";
type Done = Outcome & { act: Act };

/** Reminds of, or locks, what was chosen; `outcome` is what came of it last. */
export function useActOnMany({ drop }: Chosen) {
  const [outcome, setOutcome] = useState<Done | null>(null);
  const act = useMutationOnce({
    mutationFn: ({ act: doing, rows }: { act: Act; rows: DashboardRow[] }) =>
      call(`POST /api/documents/${doing}`, { body: { documentIds: rows.map(({ id }) => id) } }),
    meta: { error: { title: "Not done", fallback: "Please check your connection and try again." } },
    onSuccess: (came, { act: doing }) => {
      setOutcome({ ...came, act: doing });
      // What was not done stays chosen.
      drop(came.done);
      came.done.forEach(refreshDocument);
    },
    onError: refreshLists,
  });
  return { act, outcome };
}
