import { useQuery } from "@tanstack/react-query";
import { pricingQuery } from "#client/features/admin/admin-queries";
import { PriceRow } from "#client/features/admin/payments/price-row";
import { messageOf } from "#client/lib/errors";
import { ErrorState } from "#client/ui/error-state";
import { Skeleton } from "#client/ui/skeleton";

/** What each service costs. A new price counts for payments that are started from then on. */
export function PricingTab() {
  const { data: prices, error, refetch } = useQuery(pricingQuery);
  if (!prices && error)
    return (
      <ErrorState
        message={messageOf(error, "The prices could not be loaded.")}
        onRetry={() => void refetch()}
      />
    );
  if (!prices)
    return (
      <div role="status" aria-label="Loading prices" className="grid gap-px">
        {Array.from({ length: 4 }, (_, row) => (
          <Skeleton key={row} className="h-24" />
        ))}
      </div>
    );
  return (
    <ul className="divide-y rounded-card border bg-surface">
      {prices.map((price) => (
        <PriceRow key={price.serviceType} price={price} />
      ))}
    </ul>
  );
}
