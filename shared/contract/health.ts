import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";

export const processRoles = ["web", "worker", "all"] as const;

export const healthEndpoints = defineEndpoints({
  "GET /api/health": {
    summary: "Whether the process answers",
    access: "public",
    response: z.object({ status: z.literal("ok") }),
  },
  "GET /api/ready": {
    summary:
      "Whether the process is to be sent requests: built, database, schema, listener and queue, and not about to stop",
    access: "public",
    response: z.object({
      status: z.literal("ready"),
      role: z.enum(processRoles),
      /** A mail server that is away keeps nobody from working: mails wait. */
      mail: z.enum(["ok", "away"]),
    }),
    errors: ["unavailable"],
  },
});
