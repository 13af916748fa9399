import { Router } from "express";
import type { Deps } from "#server/deps";
import { keepForm, listForms, readForm, throwAway } from "#server/features/unfinished/unfinished";
import { createBinder } from "#server/http/bind";

export function unfinishedRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/unfinished", (user) => listForms(deps, user));
  bind("GET /api/unfinished/{id}", (user, { params }) => readForm(deps, user, params.id));
  bind("PUT /api/unfinished/{id}", (user, { params, body }) => keepForm(deps, user, params.id, body));
  bind("DELETE /api/unfinished/{id}", (user, { params }) => throwAway(deps, user, params.id));
  return router;
}
