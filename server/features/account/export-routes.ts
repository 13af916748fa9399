import { Router } from "express";
import type { Deps } from "#server/deps";
import { downloadExport, requestExport } from "#server/features/account/export-data";
import { requestAccountDeletion } from "#server/features/account/request-deletion";
import { createBinder } from "#server/http/bind";

/** What somebody can ask for about their data: to have it, and to have it gone. */
export function exportRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("POST /api/user/export", (user) => requestExport(deps, user));
  bind("GET /api/user/exports/{id}", (user, { params }) => downloadExport(deps, user, params.id));
  bind("POST /api/user/delete-account", (user) => requestAccountDeletion(deps, user));
  return router;
}
