import { useEffect, useEffectEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Payment } from "#shared/contract/payments";
import type { ServiceType } from "#shared/domain/services";
import { askAboutPayment } from "#client/features/payments/ask-about-payment";
import { isUnused, paymentQuery, paymentsQuery } from "#client/features/payments/payment-queries";

/** A payment of this service that nothing was made of yet: the preferred one, else the oldest. */
export function useUnusedPayment(service: ServiceType, preferredId: string): Payment | undefined {
  const { data: payments = [] } = useQuery(paymentsQuery);
  const unused = payments.filter((payment) => payment.serviceType === service && isUnused(payment));
  return unused.find(({ id }) => id === preferredId) ?? unused.at(-1);
}

/** The form that an unused payment was made for, or null. */
export function usePaidForm(payment: Payment | undefined) {
  const { data } = useQuery({ ...paymentQuery(payment?.id ?? ""), enabled: payment !== undefined });
  return data?.documentData ?? null;
}

type Findings = {
  /** It cannot be paid any more. */
  onSpoilt: () => void;
  /** What it was for exists. */
  onUsed: (id: string) => void;
};

/** Asks once how a payment stands that was begun before: it may have gone through after its page was closed. */
export function useBegunPayment(id: string | null, { onSpoilt, onUsed }: Findings): void {
  const ask = useEffectEvent(async () => {
    if (id === null) return;
    const standing = await askAboutPayment(id);
    if (standing === "declined" || standing === "missing") onSpoilt();
    if (standing === "used") onUsed(id);
  });
  useEffect(() => void ask(), []);
}
