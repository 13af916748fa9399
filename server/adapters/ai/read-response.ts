import type { z } from "zod";

/** The object in what a model wrote, also with words or a code fence around it; null when it does not fit the schema. */
export function readResponse<Value>(text: string, schema: z.ZodType<Value>): Value | null {
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  try {
    const { success, data } = schema.safeParse(JSON.parse(json));
    return success ? data : null;
  } catch {
    return null;
  }
}
