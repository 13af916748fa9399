import { z } from "zod";
import { defineRows } from "#shared/contract/contract";

export const healthRows = defineRows({
  "GET /api/health": {
    summary: "Whether the service and its database answer",
    access: "public",
    answer: z.object({ status: z.literal("ok") }),
    refusals: ["unavailable"],
  },
});
