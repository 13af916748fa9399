import { accountCheckout, type Purchase } from "#client/features/payments/account-checkout";
import { useBeginOrder } from "#client/features/payments/use-begin-order";
import type { ServiceType } from "#shared/domain/services";

/** Begins payments of whoever is signed in for a service. `onSpoilt`: see `useBeginOrder`. */
export function useBeginPayment(serviceType: ServiceType, onSpoilt: () => void) {
  const { begin, ...state } = useBeginOrder(accountCheckout, serviceType, onSpoilt);
  return {
    ...state,
    begin: (purchase: Omit<Purchase, "serviceType">, onRefused?: () => void) =>
      begin({ ...purchase, serviceType }, onRefused),
  };
}
