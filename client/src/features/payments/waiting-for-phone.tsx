import { useEffect, useState } from "react";
import { Smartphone } from "lucide-react";
import type { PaymentState } from "#client/features/payments/use-payment";
import { pendingSince } from "#client/features/payments/pending-since";
import { Button } from "#client/ui/button";

/** Mobile money gives people three minutes to enter their PIN. */
const PATIENCE_S = 180;

/** Mobile money: the prompt is on a phone, which may be this one. */
export function WaitingForPhone({ id, payment }: { id: string; payment: PaymentState }) {
  const seconds = useSecondsSince(() => pendingSince(id));
  const isLate = seconds > PATIENCE_S;
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        <span className="relative grid size-11 place-items-center rounded-full bg-accent/12 text-accent">
          <span aria-hidden className="absolute inset-0 animate-ping rounded-full bg-accent/15" />
          <Smartphone aria-hidden className="size-6" />
        </span>
        <h2 className="font-serif text-xl font-semibold">Waiting for your phone</h2>
        <div className="col-span-2 grid gap-2 sm:col-span-1 sm:col-start-2">
          <p role="status" className="text-muted">
            {isLate
              ? "This takes longer than usual. If you have entered your PIN, your payment is safe: we keep asking."
              : "Enter your M-Pesa PIN in the prompt on your phone. This page notices by itself."}
          </p>
          <p className="text-sm text-muted">
            <span aria-hidden className="mr-1 font-semibold text-ink tabular-nums">
              {clock(seconds)}
            </span>
            It usually takes less than 3 minutes.
          </p>
        </div>
      </div>
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-muted marker:text-accent">
        <li>You can lock the screen or open another app meanwhile. Come back to this page afterwards.</li>
        <li>You can even close it: a payment that goes through is waiting for you when you return.</li>
      </ul>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-4">
        <p className="min-w-0 flex-1 basis-52 text-sm">I have not got a prompt, or entered the wrong PIN</p>
        <Button variant="secondary" onClick={() => void payment.openWindow()} className="max-sm:w-full">
          Try again
        </Button>
      </div>
    </div>
  );
}

function useSecondsSince(start: () => number): number {
  const [since] = useState(start);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.floor((now - since) / 1000);
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
