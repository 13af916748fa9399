import { useEffect, useRef, useState } from "react";
import { Check, X } from "lucide-react";
import { formatPrice } from "#client/features/admin/admin-format";
import { IconButton } from "#client/features/admin/tables/icon-button";
import { useAdminAction } from "#client/features/admin/use-admin-action";
import { call } from "#client/lib/call";
import { Input } from "#client/ui/fields/input";
import type { Price } from "#shared/contract/payments";
import { serviceLabels } from "#shared/domain/services";

type PriceEditProps = { price: Pick<Price, "serviceType" | "priceKes">; onClose: () => void };

/** Saves nothing but a number above 0. Enter saves, Escape takes it back. */
export function PriceEdit({ price: { serviceType, priceKes }, onClose }: PriceEditProps) {
  const [typed, setTyped] = useState(String(priceKes));
  const field = useRef<HTMLInputElement>(null);
  // Pressing "Edit" is the wish to type.
  useEffect(() => field.current?.select(), []);
  const given = Number(typed);
  const isPrice = typed.trim() !== "" && Number.isFinite(given) && given > 0;
  const save = useAdminAction({
    run: () =>
      call("PUT /api/admin/pricing/{serviceType}", { params: { serviceType }, body: { priceKes: given } }),
    lists: ["pricing"],
    done: `${serviceLabels[serviceType]} costs KES ${formatPrice(given)} from now on`,
    failed: { title: "Update Failed", fallback: "Failed to update pricing." },
    onDone: onClose,
  });
  return (
    <form
      noValidate
      className="flex items-center gap-1 max-md:-mr-2.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPrice) save.mutate();
        else field.current?.focus();
      }}
    >
      <span aria-hidden className="mr-1 text-sm text-muted">
        KES
      </span>
      <Input
        ref={field}
        type="number"
        inputMode="decimal"
        min={0}
        step={0.01}
        aria-label={`Price of ${serviceLabels[serviceType]} in KES`}
        aria-invalid={isPrice ? undefined : true}
        readOnly={save.isPending}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={({ key }) => key === "Escape" && onClose()}
        className="w-28 text-right tabular-nums"
      />
      <IconButton
        submits
        label="Save price"
        icon={<Check aria-hidden />}
        disabled={!isPrice}
        busy={save.isPending}
      />
      <IconButton label="Cancel" icon={<X aria-hidden />} onClick={onClose} />
    </form>
  );
}
