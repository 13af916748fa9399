import { Router } from "express";
import type { Deps } from "#server/deps";
import { countUnread } from "#server/features/notices/notices-store";
import { readAll, readNotices, readOne } from "#server/features/notices/read-notices";
import { createBinder } from "#server/http/bind";

export function noticesRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/notices", (user, { query }) => readNotices(deps, user, query.before));
  bind("GET /api/unread-notice-count", async (user) => ({ count: await countUnread(deps.db, user.id) }));
  bind("POST /api/notices/read", (user, { body }) => readAll(deps, user, body.to));
  bind("POST /api/notices/{id}/read", (user, { params }) => readOne(deps, user, params.id));
  return router;
}
