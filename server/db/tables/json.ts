import type { z } from "zod";
import { customType } from "../../orm.ts";

/**
 * What is kept as JSON, read through its schema: a field that older records lack needs a default in it. Who reads by SQL of their own
 * reads through the schema themselves.
 */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  customType<{ data: z.output<Schema>; driverData: unknown }>({
    dataType: () => "jsonb",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (value) => schema.parse(value),
  });
