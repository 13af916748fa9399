import { useEffect, useEffectEvent } from "react";
import { ShieldCheck } from "lucide-react";
import type { VerificationEntry } from "#shared/contract/verification";
import { shortTitle } from "#shared/domain/document-status";
import { Button } from "#client/ui/button";

type VerifyActionProps = {
  entry: VerificationEntry;
  price: string;
  /** Now is the time to fetch what `onVerify` needs. */
  onShown: () => void;
  onVerify: () => void;
};

/** Leads from what is free to what is paid for. */
export function VerifyAction({ entry, price, onShown, onVerify }: VerifyActionProps) {
  const shown = useEffectEvent(onShown);
  useEffect(() => shown(), []);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t pt-4">
      <p className="min-w-0 flex-1 basis-52 text-sm text-muted">Has everybody here signed, and when?</p>
      <Button
        icon={<ShieldCheck aria-hidden />}
        onClick={onVerify}
        aria-label={`Verify ${shortTitle(entry)} for ${price}`}
        className="max-sm:w-full"
      >
        Verify for {price}
      </Button>
    </div>
  );
}
