import { useCallback, useEffect, useRef, useState } from "react";
import type { PaystackStart } from "#shared/contract/payments";
import { openPaystackWindow } from "#client/lib/paystack-window";
import { toast } from "#client/ui/toast";
import { accountCheckout } from "#client/features/payments/account-checkout";
import { askAboutPayment, type Standing } from "#client/features/payments/ask-about-payment";
import type { PaymentSource } from "#client/features/payments/checkout";
import { isNewStart, knownStart } from "#client/features/payments/payment-queries";
import { forgetPending } from "#client/features/payments/pending-since";
import { untilLater } from "#client/features/payments/until-later";

/** What a payment's screen shows. `elsewhere`: it is paid on the provider's own page, in another tab. */
export type PaymentPhase =
  | "looking"
  | "opening"
  | "window"
  | "window_failed"
  | "elsewhere"
  | "confirming"
  | Exclude<Standing, "unreachable">;

/** After what we ask how a payment stands: its window was left, or somebody has come to its screen. */
type Occasion = "done" | "cancelled" | "arrival";

const ASK_AGAIN_MS = 3000;

/**
 * Leads one payment from its window to where it is paid, or is not, whatever happens to the page and the connection meanwhile.
 * `begin` gets what opens the window when this page does not have it; null when it cannot. `onNotPaid` is told of an attempt that
 * has ended without money, not of one that is only looked up. `payments` is where it is asked about.
 */
export function usePayment(
  id: string,
  begin: () => Promise<PaystackStart | null>,
  onNotPaid?: (standing: "unpaid" | "declined") => void,
  payments: PaymentSource = accountCheckout,
) {
  const [phase, setPhase] = useState<PaymentPhase>("looking");
  const [isOffline, setIsOffline] = useState(false);
  const running = useRef<AbortController>(undefined);

  const notPaid = useRef(onNotPaid);
  useEffect(() => {
    notPaid.current = onNotPaid;
  });

  const takeOver = useCallback((): AbortSignal => {
    running.current?.abort();
    running.current = new AbortController();
    setIsOffline(false);
    return running.current.signal;
  }, []);

  const confirm = useCallback(
    async (occasion: Occasion) => {
      const signal = takeOver();
      setPhase(occasion === "arrival" ? "looking" : "confirming");
      for (let wasAwaited = occasion !== "arrival"; ; wasAwaited = true) {
        const standing = await askAboutPayment(id, payments);
        if (signal.aborted) return;
        setIsOffline(standing === "unreachable");
        if (standing !== "unreachable") setPhase(standing);
        if (standing !== "unreachable" && standing !== "pending") {
          if (!wasAwaited) return;
          tell(standing, occasion, payments);
          if (standing === "unpaid" || standing === "declined") notPaid.current?.(standing);
          return;
        }
        await untilLater(ASK_AGAIN_MS, signal);
        if (signal.aborted) return;
      }
    },
    [id, payments, takeOver],
  );

  const showWindow = useCallback(
    async (start: PaystackStart) => {
      const signal = takeOver();
      setPhase("opening");
      forgetPending(id);
      try {
        const outcome = await openPaystackWindow({ ...start, signal, onShown: () => setPhase("window") });
        if (!signal.aborted) await confirm(outcome);
      } catch {
        // A window also fails to open on a payment that went through before.
        const standing = await askAboutPayment(id, payments);
        if (signal.aborted) return;
        setPhase(isSettled(standing) ? standing : "window_failed");
        if (!isSettled(standing)) toast(payments.words.noWindow);
      }
    },
    [id, payments, takeOver, confirm],
  );

  useEffect(() => {
    // Not before the screen is there to stay: development mounts every screen twice.
    const timer = setTimeout(() => {
      const start = knownStart(id);
      void (start && isNewStart(id) ? showWindow(start) : confirm("arrival"));
    });
    return () => {
      clearTimeout(timer);
      running.current?.abort();
    };
  }, [id, showWindow, confirm]);

  return {
    phase,
    isOffline,
    askNow: () => void confirm("arrival"),
    openWindow: async () => {
      const signal = takeOver();
      setPhase("opening");
      const start = knownStart(id) ?? (await begin());
      if (signal.aborted) return;
      await (start ? showWindow(start) : confirm("arrival"));
    },
    /** The provider's own page, for a browser that keeps its script away. */
    payElsewhere: () => {
      takeOver();
      setPhase("elsewhere");
    },
  };
}

export type PaymentState = ReturnType<typeof usePayment>;

function isSettled(standing: Standing): standing is "paid" | "used" {
  return standing === "paid" || standing === "used";
}

function tell(standing: Standing, occasion: Occasion, { words }: PaymentSource): void {
  if (standing === "paid") toast({ title: "Payment Verified", tone: "success" });
  if (standing === "unpaid" && occasion === "cancelled") toast(words.cancelled);
  if (standing === "declined" || (standing === "unpaid" && occasion === "done")) toast(words.notPaid);
}

/** Whether the money is there, and perhaps what it bought, too. */
export function isPaid({ phase }: PaymentState): boolean {
  return phase === "paid" || phase === "used";
}
