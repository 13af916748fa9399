import type { ComponentProps, ReactNode } from "react";
import type { Payment } from "#shared/contract/payments";
import { formatKes, toCents } from "#shared/domain/money";
import { PaymentPanel } from "#client/features/payments/payment-panel";
import { isPaid, type PaymentPhase, type PaymentState } from "#client/features/payments/use-payment";
import { KangaBand } from "#client/ui/kanga-band";
import { Stages } from "#client/ui/stages";

type PaymentCardProps = Omit<ComponentProps<typeof PaymentPanel>, "payment"> & {
  payment: Payment | undefined;
  state: PaymentState;
  /** What it costs where no payment has been found yet: "399 KES". */
  price: string;
  /** What comes of it once it is paid: "Drafting". */
  making: string;
  /** What is shown once it is paid. */
  children: ReactNode;
};

/** A payment from its window to what is made of it, with its stages and its reference. */
export function PaymentCard({ payment, state, price, making, children, ...panel }: PaymentCardProps) {
  const amount = payment && formatKes(toCents(payment.amount));
  return (
    <>
      <div className="overflow-hidden rounded-card border bg-surface shadow-soft">
        <KangaBand className="h-3" />
        <div className="grid gap-7 p-5 sm:p-8">
          <Stages
            label="Progress"
            stages={[
              { stage: "paying", label: "Paying" },
              { stage: "confirming", label: "Confirming" },
              { stage: "making", label: making },
              { stage: "ready", label: "Ready" },
            ]}
            current={stageOf(state.phase)}
          />
          {isPaid(state) ? children : <PaymentPanel {...panel} payment={state} price={amount ?? price} />}
        </div>
      </div>
      {payment && (
        <p className="text-xs text-muted wrap-anywhere">
          {amount} · Reference {payment.reference}
        </p>
      )}
    </>
  );
}

function stageOf(phase: PaymentPhase) {
  if (phase === "paid") return "making";
  if (phase === "used") return "ready";
  return phase === "looking" || phase === "confirming" || phase === "pending" ? "confirming" : "paying";
}
