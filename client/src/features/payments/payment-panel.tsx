import { useEffect, useRef, type ReactNode } from "react";
import { CircleX, ExternalLink, RotateCw, WifiOff } from "lucide-react";
import { knownStart } from "#client/features/payments/payment-queries";
import type { PaymentPhase, PaymentState } from "#client/features/payments/use-payment";
import { WaitingForPhone } from "#client/features/payments/waiting-for-phone";
import { Button, ButtonLink } from "#client/ui/button";
import { WhatIsAccepted } from "#client/ui/what-is-accepted";
import { Working } from "#client/ui/working";

type PaymentPanelProps = {
  id: string;
  payment: PaymentState;
  /** "399 KES" */
  price: string;
  /** A payment of its own, after one that was declined. */
  onPayAgain: () => void;
  isStarting: boolean;
  /** Where what is paid for is filled in: "Back to the form". */
  back: { href: string; label: string };
  /** What becomes of it: "Your form is kept". */
  kept: string;
};

/** A payment until it has gone through, in words: what happens, what it means for the money, and what to do. */
export function PaymentPanel(props: PaymentPanelProps) {
  const { payment } = props;
  const panel = useFocusAfterWindow(payment.phase);
  return (
    <div ref={panel} className="grid gap-5">
      <Body {...props} />
      {payment.isOffline && (
        <p role="status" className="flex items-start gap-2.5 text-sm text-muted">
          <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
          We cannot reach the service right now and keep asking. If you have paid, your payment is safe.
        </p>
      )}
    </div>
  );
}

/** What opened the payment window is gone when it closes: the button in its place gets the focus, unless somebody has gone on. */
function useFocusAfterWindow(phase: PaymentPhase) {
  const panel = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (phase === "window") wasOpen.current = true;
    const button = panel.current?.querySelector("button");
    if (phase === "window" || !wasOpen.current || !button) return;
    wasOpen.current = false;
    if (document.activeElement === document.body) button.focus();
  }, [phase]);
  return panel;
}

const working: Partial<Record<PaymentPhase, { title: string; text: string }>> = {
  looking: { title: "Looking up your payment", text: "One moment." },
  opening: { title: "Opening the payment window", text: "You pay there by card or M-Pesa." },
  window: {
    title: "Pay in the window",
    text: "When you have paid, close it or wait: this page notices by itself.",
  },
  confirming: {
    title: "Confirming your payment",
    text: "We ask the payment provider. Please keep this page open.",
  },
};

function Body({ id, payment, price, onPayAgain, isStarting, back, kept }: PaymentPanelProps) {
  const toForm = (
    <ButtonLink href={back.href} variant="secondary">
      {back.label}
    </ButtonLink>
  );
  const busy = working[payment.phase];
  if (busy) return <Working title={busy.title}>{busy.text}</Working>;
  if (payment.phase === "pending") return <WaitingForPhone id={id} payment={payment} />;
  if (payment.phase === "elsewhere") {
    return (
      <Message
        title="Finish the payment in the other tab"
        actions={<Button onClick={payment.askNow}>I have paid</Button>}
      >
        Come back here when you are done.
      </Message>
    );
  }
  if (payment.phase === "window_failed") {
    const address = knownStart(id)?.authorizationUrl;
    return (
      <Message
        asksToPay
        title="The payment window did not open"
        actions={
          <>
            <Button icon={<RotateCw aria-hidden />} onClick={() => void payment.openWindow()}>
              Try again
            </Button>
            {address && (
              <a
                href={address}
                target="_blank"
                rel="noreferrer"
                onClick={payment.payElsewhere}
                className="inline-flex min-h-11 items-center justify-center gap-2 px-2 text-sm font-semibold text-primary underline-offset-4 hover:underline"
              >
                Pay on the provider’s page <ExternalLink aria-hidden className="size-4" />
              </a>
            )}
          </>
        }
      >
        Nothing was charged. There may be no connection, or something in this browser keeps the payment
        provider away.
      </Message>
    );
  }
  if (payment.phase === "unpaid") {
    return (
      <Message
        asksToPay
        title="Not paid yet"
        actions={
          <>
            <Button busy={isStarting} onClick={() => void payment.openWindow()}>
              Pay {price}
            </Button>
            {toForm}
          </>
        }
      >
        Nothing was charged. {kept}; you can try again when ready.
      </Message>
    );
  }
  return (
    <Message
      isDanger
      asksToPay
      title="The payment did not go through"
      actions={
        <>
          <Button busy={isStarting} onClick={onPayAgain}>
            Try again
          </Button>
          <Button variant="secondary" onClick={payment.askNow}>
            Ask the provider again
          </Button>
          {toForm}
        </>
      }
    >
      The card or the phone was declined, or the time ran out. If money has left your account all the same,
      ask again in a few minutes: we find it and you do not pay twice.
    </Message>
  );
}

type MessageProps = {
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** Whether one of the actions is to pay. */
  asksToPay?: boolean;
  isDanger?: boolean;
};

function Message({ title, children, actions, asksToPay = false, isDanger = false }: MessageProps) {
  return (
    <div className="grid gap-5">
      <div role={isDanger ? "alert" : "status"}>
        <h2 className="flex items-center gap-2.5 font-serif text-xl font-semibold">
          {isDanger && <CircleX aria-hidden className="size-6 shrink-0 text-danger" />}
          {title}
        </h2>
        <p className="mt-2 text-muted">{children}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:*:w-full">{actions}</div>
      {asksToPay && <WhatIsAccepted by="paying" />}
    </div>
  );
}
