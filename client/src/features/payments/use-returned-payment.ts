import { useQuery } from "@tanstack/react-query";
import type { Payment } from "#shared/contract/payments";
import { paymentsQuery } from "#client/features/payments/payment-queries";

/** The payment that somebody comes back from, who has paid on the provider's own page: its reference is in the address. */
export function useReturnedPayment(reference: string | null): Payment | undefined {
  const { data = [] } = useQuery({ ...paymentsQuery, enabled: reference !== null });
  return data.find((payment) => reference !== null && isSameReference(payment.reference, reference));
}

/** The provider may write a reference with other marks between its parts. */
function isSameReference(one: string, other: string): boolean {
  const bare = (reference: string) => reference.replace(/[^\da-z]/gi, "").toLowerCase();
  return bare(one) === bare(other);
}
