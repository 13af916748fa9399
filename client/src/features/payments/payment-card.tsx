import type { ReactNode } from "react";
import type { Payment } from "#shared/contract/payments";
import { formatKes, toCents } from "#shared/domain/money";
import { KangaBand } from "#client/ui/kanga-band";

type PaymentCardProps = {
  payment: Payment | undefined;
  /** How far it is, from the window to what was paid for. */
  stages: ReactNode;
  children: ReactNode;
};

/** What a payment and what is made of it have around them. */
export function PaymentCard({ payment, stages, children }: PaymentCardProps) {
  return (
    <>
      <div className="overflow-hidden rounded-card border bg-surface shadow-soft">
        <KangaBand className="h-3" />
        <div className="grid gap-7 p-5 sm:p-8">
          {stages}
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
