import { useQuery } from "@tanstack/react-query";
import type { ServiceType } from "#shared/domain/services";
import { servicesQuery } from "#client/features/payments/payment-queries";
import { usePrice } from "#client/features/payments/use-price";

/** Why a service cannot be paid for at the moment, or null. */
export function useObstacle(serviceType: ServiceType): string | null {
  const { isActive } = usePrice(serviceType);
  const { data: services } = useQuery(servicesQuery);
  if (serviceType === "ai_review" && services?.reviewing === "unavailable")
    return "AI Contract Review is not available right now.";
  if (!isActive) return "This service is not offered at the moment.";
  if (services?.payments === "unavailable")
    return "Payments are not available right now. Please try again later.";
  return null;
}
