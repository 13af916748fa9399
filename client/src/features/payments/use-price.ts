import { useQuery } from "@tanstack/react-query";
import { formatKes, toCents } from "#shared/domain/money";
import { fallbackPrices, type ServiceType } from "#shared/domain/services";
import { pricesQuery } from "#client/features/payments/payment-queries";

type ShownPrice = {
  /** "399 KES", "Loading..." or "N/A". */
  label: string;
  /** In KES, to pay with: the server's price, or the usual one until it says otherwise. */
  kes: number;
  isActive: boolean;
};

/** What a service costs. The server's price is the one that counts: a request with another one is told so. */
export function usePrice(serviceType: ServiceType): ShownPrice {
  const { data: prices, isPending } = useQuery(pricesQuery);
  const price = prices?.find((other) => other.serviceType === serviceType);
  const kes = price?.priceKes ?? fallbackPrices[serviceType];
  const label = isPending ? "Loading..." : prices && !price ? "N/A" : formatKes(toCents(kes));
  return { label, kes, isActive: price?.isActive ?? true };
}
