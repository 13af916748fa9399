import type { Collaborator } from "#shared/contract/documents";
import { classNames } from "#client/ui/class-names";
import { signerTiming } from "#client/features/documents/view/signer-timing";

/** For the owner: when a signer was written to, and what became of the link. */
export function SignerTimingLine({ signer }: { signer: Collaborator }) {
  const timing = signerTiming(signer, new Date());
  if (!timing) return null;
  return (
    <p
      className={classNames(
        "text-xs tabular-nums",
        timing.hasEnded ? "font-medium text-warning" : "text-muted",
      )}
    >
      {timing.text}
    </p>
  );
}
