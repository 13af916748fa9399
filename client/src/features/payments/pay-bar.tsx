import { BadgeCheck } from "lucide-react";
import { Button } from "#client/ui/button";
import { Notice } from "#client/ui/card";
import { WhatIsAccepted } from "#client/ui/what-is-accepted";

type PayBarProps = {
  /** "Pay 399 KES and draft" */
  action: string;
  /** What the buyer has to know of it beforehand, whatever else stands here. */
  beforehand?: string | undefined;
  /** How one pays, or that nothing is to pay any more. */
  note: string;
  /** Why it cannot be paid as it stands. */
  notice?: string | undefined;
  isPaid?: boolean;
  isBusy?: boolean;
  busyLabel?: string | undefined;
  isDisabled?: boolean;
};

/** Stays at the bottom of a long form: the price is in sight from the first field to the last. */
export function PayBar({
  action,
  beforehand,
  note,
  notice,
  isPaid = false,
  isBusy = false,
  busyLabel = "Starting payment...",
  isDisabled = false,
}: PayBarProps) {
  return (
    <div className="sticky -bottom-px z-20 -mx-4 grid gap-2.5 border-t bg-paper px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
      {notice && <Notice tone="warning">{notice}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
        <div className="grid min-w-0 gap-0.5 text-xs max-sm:w-full max-sm:text-center">
          {beforehand && <p className="font-medium text-ink">{beforehand}</p>}
          <p className="flex min-w-0 items-center gap-2 text-muted max-sm:justify-center">
            {isPaid && <BadgeCheck aria-hidden className="size-5 shrink-0 text-success" />}
            {note}
          </p>
          {!isPaid && <WhatIsAccepted by="paying" />}
        </div>
        <Button
          type="submit"
          size="lg"
          busy={isBusy}
          busyLabel={busyLabel}
          disabled={isDisabled}
          className="max-sm:w-full"
        >
          {action}
        </Button>
      </div>
    </div>
  );
}
