import { ShieldCheck } from "lucide-react";
import { Notice } from "#client/ui/card";
import type { DocumentHistory } from "#shared/contract/history";

/** Whether the record of what happened can be relied on, in plain words. */
export function HistoryChain({ chain: { intact, events } }: Pick<DocumentHistory, "chain">) {
  if (!intact)
    return (
      <Notice tone="danger" title="This record was changed afterwards">
        What happened to this document is written down as a chain, and its links do not follow from each other
        any more. Do not rely on what stands here; rely on the signed PDF that was mailed to everybody.
      </Notice>
    );
  return (
    <p className="flex gap-3 text-sm text-muted">
      <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      <span>
        This record is whole:{" "}
        {events === 1 ? "its one entry was checked" : `all its ${events} entries were checked`} just now, and
        nothing in it was changed afterwards. Anybody can check the downloaded audit trail without us.
      </span>
    </p>
  );
}
