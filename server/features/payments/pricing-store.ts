import { eq } from "#server/orm";
import type { Queryable, Trx } from "#server/db/client";
import { servicePricing } from "#server/db/tables/payments";
import type { ServiceType } from "#shared/domain/services";

export type PriceRow = typeof servicePricing.$inferSelect;

export function listPrices(db: Queryable): Promise<PriceRow[]> {
  return db.select().from(servicePricing).orderBy(servicePricing.serviceType);
}

export async function findPrice(db: Queryable, serviceType: ServiceType): Promise<PriceRow | null> {
  const [row] = await db.select().from(servicePricing).where(eq(servicePricing.serviceType, serviceType));
  return row ?? null;
}

/** The row as it is until the transaction ends. */
export async function holdPrice(trx: Trx, serviceType: ServiceType): Promise<PriceRow | null> {
  const [row] = await trx
    .select()
    .from(servicePricing)
    .where(eq(servicePricing.serviceType, serviceType))
    .for("update");
  return row ?? null;
}

export async function updatePrice(
  trx: Trx,
  serviceType: ServiceType,
  change: Partial<Pick<PriceRow, "priceCents" | "isActive">>,
): Promise<PriceRow> {
  const [row] = await trx
    .update(servicePricing)
    .set(change)
    .where(eq(servicePricing.serviceType, serviceType))
    .returning();
  return row!;
}
