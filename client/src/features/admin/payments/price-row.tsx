import { useEffect, useRef, useState } from "react";
import { Pencil } from "lucide-react";
import { formatPrice } from "#client/features/admin/admin-format";
import { IconButton } from "#client/features/admin/tables/icon-button";
import { PriceEdit } from "#client/features/admin/payments/price-edit";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { call } from "#client/lib/call";
import { Badge } from "#client/ui/badge";
import { Button } from "#client/ui/button";
import type { Price } from "#shared/contract/payments";
import { serviceLabels } from "#shared/domain/services";

/** One service: what it is, what it costs, and whether it is offered. */
export function PriceRow({ price: { serviceType, description, priceKes, isActive } }: { price: Price }) {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The field is gone: what opened it takes the focus back.
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const label = serviceLabels[serviceType];
  const offer = useAdminAction({
    run: (offered: boolean) =>
      call("PUT /api/admin/pricing/{serviceType}", { params: { serviceType }, body: { isActive: offered } }),
    lists: ["pricing"],
    done: (offered) => (offered ? `${label} is offered` : `${label} is not offered any more`),
    failed: { title: "Update Failed", fallback: "Failed to update pricing." },
  });
  return (
    <li className="grid items-center gap-x-8 gap-y-2 px-4 py-4 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-semibold">{label}</h3>
          <Badge tone={isActive ? "success" : "neutral"}>{isActive ? "Active" : "Inactive"}</Badge>
        </div>
        <p className="mt-1 text-sm text-pretty text-muted">{description || "No description available"}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 md:justify-end">
        <Button
          variant="ghost"
          aria-label={isActive ? `Stop offering ${label}` : `Offer ${label}`}
          busy={offer.isPending}
          onClick={() => offer.mutate(!isActive)}
          className="-ml-4 text-muted md:ml-0"
        >
          {isActive ? "Stop offering" : "Offer again"}
        </Button>
        {isEditing ? (
          <PriceEdit price={{ serviceType, priceKes }} onClose={() => setIsEditing(false)} />
        ) : (
          <span className="flex items-center gap-1 max-md:-mr-2.5">
            <span className="min-w-28 text-right font-semibold tabular-nums">
              KES {formatPrice(priceKes)}
            </span>
            <IconButton
              ref={pencil}
              label={`Edit the price of ${label}`}
              icon={<Pencil aria-hidden />}
              onClick={() => setIsEditing(true)}
            />
          </span>
        )}
      </div>
    </li>
  );
}
