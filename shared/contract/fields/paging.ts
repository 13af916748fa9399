import { z } from "zod";

/** A page of a list that can grow: `total` counts all that fit the filters. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    pageSize: z.number().int(),
  });
}

export const pageSizes = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;

/**
 * How a table is read: what stands in an address and cannot be read there (an old bookmark, a typing error) falls back to what one
 * sees first. The first of `sorts` is that.
 */
export function tableQuery<const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) {
  return {
    page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
    pageSize: z.coerce
      .number()
      .pipe(z.union(pageSizes.map((size) => z.literal(size))))
      .catch(DEFAULT_PAGE_SIZE)
      .default(DEFAULT_PAGE_SIZE),
    sort: z.enum(sorts).catch(sorts[0]).default(sorts[0]),
    order: z.enum(["asc", "desc"]).catch("desc").default("desc"),
  };
}

/** A filter that an address may name; what is none of them filters nothing. */
export function filter<const Value extends string>(values: readonly Value[]) {
  return z.enum(values).optional().catch(undefined);
}
