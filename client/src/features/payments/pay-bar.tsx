import type { ReactNode } from "react";
import { BadgeCheck } from "lucide-react";
import { Button } from "#client/ui/button";

type PayBarProps = {
  /** "Pay 399 KES and draft" */
  action: string;
  busyLabel: string;
  isBusy: boolean;
  isDisabled?: boolean;
  isPaid: boolean;
  children: ReactNode;
};

/** Stays at the bottom of a long form: the price is in sight from the first field to the last. */
export function PayBar({ action, busyLabel, isBusy, isDisabled = false, isPaid, children }: PayBarProps) {
  return (
    <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 border-t bg-paper px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:px-0">
      <p className="flex min-w-0 items-center gap-2 text-xs text-muted max-sm:w-full max-sm:justify-center">
        {isPaid && <BadgeCheck aria-hidden className="size-5 shrink-0 text-success" />}
        {children}
      </p>
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
  );
}
