import { Router } from "express";
import type { Deps } from "#server/deps";
import { createBinder } from "#server/http/bind";

export function healthRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/health", async () => {
    await deps.pool.query("select 1");
    return { status: "ok" as const };
  });
  return router;
}
