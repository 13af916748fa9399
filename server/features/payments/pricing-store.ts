import { eq } from "drizzle-orm";
import type { Queryable } from "#server/db/client";
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
