import { useRef, useState } from "react";
import type { Payment } from "#shared/contract/payments";
import type { ServiceType } from "#shared/domain/services";
import { ApiError } from "#client/lib/call";
import { queryClient } from "#client/lib/query-client";
import { tellError } from "#client/lib/tell-error";
import { beginPayment } from "#client/features/payments/begin-payment";
import type { Checkout } from "#client/features/payments/checkout";
import { acceptPrice, servicesQuery } from "#client/features/payments/payment-queries";

const refusals = [
  "price_changed",
  "service_inactive",
  "payments_unavailable",
  "document_not_found",
  "invalid_input",
  "too_many_requests",
] as const;

/** Why a payment could not be begun, where trying again at once would not help. */
export type PaymentRefusal = { code: (typeof refusals)[number]; message: string };

/**
 * Begins payments for a service, one at a time. `onSpoilt`: this id cannot be paid with any more, because the price or the person's
 * address is not what it was begun with.
 */
export function useBeginOrder<Order>(
  checkout: Checkout<Order>,
  serviceType: ServiceType,
  onSpoilt: () => void,
) {
  const [isBeginning, setIsBeginning] = useState(false);
  const [refusal, setRefusal] = useState<PaymentRefusal | null>(null);
  const isRunning = useRef(false);

  /** Null when it could not be begun; the person has been told, or `onRefused` shows them `refusal`. */
  async function begin(order: Order, onRefused?: () => void): Promise<Payment | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setIsBeginning(true);
    setRefusal(null);
    try {
      return await beginPayment(checkout, order);
    } catch (error) {
      if (explain(error)) onRefused?.();
      return null;
    } finally {
      isRunning.current = false;
      setIsBeginning(false);
    }
  }

  /** True when `refusal` has something to show. */
  function explain(error: unknown): boolean {
    if (error instanceof ApiError && error.priceKes !== undefined) acceptPrice(serviceType, error.priceKes);
    const { code, serverMessage = "", issues } = error instanceof ApiError ? error : noAnswer;
    if (code === "price_changed" || code === "payment_id_taken") onSpoilt();
    if (code === "payments_unavailable") void queryClient.invalidateQueries(servicesQuery);
    const refused = refusals.find((known) => known === code);
    if (refused) setRefusal({ code: refused, message: issues[0]?.message ?? serverMessage });
    else tellError(error, checkout.notBegun);
    return refused !== undefined;
  }

  return { isBeginning, refusal, begin };
}

const noAnswer = { code: undefined, serverMessage: undefined, issues: [] };
