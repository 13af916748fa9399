import { ShieldCheck } from "lucide-react";
import { Notice } from "#client/ui/card";

/** Says before anything else that what follows cannot be relied on. */
export function BrokenChain({ className }: { className?: string }) {
  return (
    <Notice tone="danger" title="This record was changed afterwards" className={className}>
      What happened to this document is written down as a chain, and its links do not follow from each other
      any more. Do not rely on what stands here; rely on the signed PDF that was mailed to everybody.
    </Notice>
  );
}

/** Says that the record can be relied on, in plain words. A signer sees of its entries those that concern what they were sent. */
export function WholeChain({ events, shown }: { events: number; shown: number }) {
  const all = events === 1 ? "its one entry was checked" : `all its ${events} entries were checked`;
  const entries = shown < events ? `${all}, also the ${events - shown} that are not shown to you,` : all;
  return (
    <p className="flex gap-3 text-sm text-muted">
      <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
      <span>
        This record is whole: {entries} just now, and nothing in it was changed afterwards. Anybody can check
        the downloaded audit trail without us.
      </span>
    </p>
  );
}
