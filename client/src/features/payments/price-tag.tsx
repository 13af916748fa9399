import type { ServiceType } from "#shared/domain/services";
import { usePrice } from "#client/features/payments/use-price";
import { Badge } from "#client/ui/badge";

/** What a service costs, as a badge. `unit` is what one gets for it: "each". */
export function PriceTag({ service, unit }: { service: ServiceType; unit?: string }) {
  const { label } = usePrice(service);
  return <Badge tone="accent">{unit && /\d/.test(label) ? `${label} ${unit}` : label}</Badge>;
}
