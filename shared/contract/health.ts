import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";

export const healthEndpoints = defineEndpoints({
  "GET /api/health": {
    summary: "Whether the service and its database answer",
    access: "public",
    response: z.object({ status: z.literal("ok") }),
    errors: ["unavailable"],
  },
});
