import { Router } from "express";
import type { Deps } from "#server/deps";
import { AppError } from "#server/http/app-error";
import { createBinder } from "#server/http/bind";

/** For whoever restarts processes (`health`), and for whoever sends them requests (`ready`). */
export function healthRoutes(deps: Deps): Router {
  const { env, mail, readiness } = deps;
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/health", async () => ({ status: "ok" as const }));

  bind("GET /api/ready", async () => {
    const faults = await readiness.faults();
    if (faults.length > 0)
      throw new AppError("unavailable", `Not ready: ${faults.join(", ")}`, { retryAfter: 5 });
    return {
      status: "ready" as const,
      role: env.PROCESS_ROLE,
      mail: mail.isAway() ? ("away" as const) : ("ok" as const),
    };
  });
  return router;
}
