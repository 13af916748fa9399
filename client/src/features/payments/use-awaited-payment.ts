import { useEffect, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Payment } from "#shared/contract/payments";
import type { ServiceType } from "#shared/domain/services";
import { askAboutPayment } from "#client/features/payments/ask-about-payment";
import { paymentChanged, paymentsQuery } from "#client/features/payments/payment-queries";

/**
 * A payment of this service that may still go through, because its PIN is awaited. Asks once how the newest open one stands: it may
 * have been paid after its page was closed.
 */
export function useAwaitedPayment(service: ServiceType): Payment | undefined {
  const { data: payments = [] } = useQuery(paymentsQuery);
  const open = payments.find(({ serviceType, status }) => serviceType === service && status === "pending");
  const id = open?.id;
  const [awaited, setAwaited] = useState<string>();
  useEffect(() => {
    if (id === undefined) return;
    void askAboutPayment(id).then((standing) =>
      standing === "pending" ? setAwaited(id) : void paymentChanged(id),
    );
  }, [id]);
  return open?.id === awaited ? open : undefined;
}
