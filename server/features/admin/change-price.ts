import type { Deps } from "#server/deps";
import { changed } from "#server/features/admin/admin-rules";
import { recordAdminEvent } from "#server/features/admin/record-admin-event";
import type { UserRecord } from "#server/features/auth/index";
import { holdPrice, updatePrice, viewPrice } from "#server/features/payments/index";
import { AppError } from "#server/http/app-error";
import type { PriceBody } from "#shared/contract/admin";
import type { Price } from "#shared/contract/payments";
import { toShillings } from "#shared/domain/money";
import { serviceLabels, type ServiceType } from "#shared/domain/services";

/** Who pays from now on pays this; what was begun stays at its price. Throws `service_not_found`. */
export async function changePrice(
  deps: Deps,
  actor: UserRecord,
  serviceType: ServiceType | null,
  { priceKes: priceCents, isActive }: PriceBody,
): Promise<Price> {
  if (serviceType === null) throw new AppError("service_not_found");
  return deps.db.transaction(async (trx) => {
    const before = await holdPrice(trx, serviceType);
    if (!before) throw new AppError("service_not_found");
    const wanted = { priceCents: priceCents ?? before.priceCents, isActive: isActive ?? before.isActive };
    const difference = changed(factsOf(before), factsOf(wanted));
    if (!difference) return viewPrice(before);
    const targetName = serviceLabels[serviceType];
    await recordAdminEvent(deps, trx, actor.id, {
      action: "price_changed",
      targetType: "price",
      targetId: serviceType,
      targetName,
      ...difference,
    });
    return viewPrice(await updatePrice(trx, serviceType, wanted));
  });
}

const factsOf = ({ priceCents, isActive }: { priceCents: number; isActive: boolean }) => ({
  priceKes: toShillings(priceCents),
  isActive,
});
