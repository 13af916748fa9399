import { eq } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { servicePricing } from "#server/db/tables/payments";
import type { ServiceType } from "#shared/domain/services";

export type PriceRecord = typeof servicePricing.$inferSelect;

export function listPrices(db: Queryable): Promise<PriceRecord[]> {
  return db.select().from(servicePricing).orderBy(servicePricing.serviceType);
}

export async function findPrice(db: Queryable, serviceType: ServiceType): Promise<PriceRecord | null> {
  const [record] = await db.select().from(servicePricing).where(eq(servicePricing.serviceType, serviceType));
  return record ?? null;
}

/** The record as it is until the transaction ends. */
export async function holdPrice(trx: Trx, serviceType: ServiceType): Promise<PriceRecord | null> {
  const [record] = await trx
    .select()
    .from(servicePricing)
    .where(eq(servicePricing.serviceType, serviceType))
    .for("update");
  return record ?? null;
}

export async function updatePrice(
  trx: Trx,
  serviceType: ServiceType,
  change: Partial<Pick<PriceRecord, "priceCents" | "isActive">>,
): Promise<PriceRecord> {
  const [record] = await trx
    .update(servicePricing)
    .set(change)
    .where(eq(servicePricing.serviceType, serviceType))
    .returning();
  return record!;
}
