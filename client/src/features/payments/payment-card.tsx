import type { ReactNode } from "react";
import type { Payment } from "#shared/contract/payments";
import { formatKes, toCents } from "#shared/domain/money";
import type { PaymentPhase } from "#client/features/payments/use-payment";
import { KangaBand } from "#client/ui/kanga-band";
import { Stages } from "#client/ui/stages";

type PaymentCardProps = {
  payment: Payment | undefined;
  phase: PaymentPhase;
  /** What comes of it once it is paid: "Drafting". */
  making: string;
  children: ReactNode;
};

/** What a payment and what is made of it have around them. */
export function PaymentCard({ payment, phase, making, children }: PaymentCardProps) {
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
            current={stageOf(phase)}
          />
          {children}
        </div>
      </div>
      {payment && (
        <p className="text-xs text-muted wrap-anywhere">
          {formatKes(toCents(payment.amount))} · Reference {payment.reference}
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
