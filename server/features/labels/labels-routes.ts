import { Router } from "express";
import type { Deps } from "#server/deps";
import { archiveDocuments, changeLabel, labelDocuments } from "#server/features/labels/label-documents";
import { removeLabel } from "#server/features/labels/labels-store";
import { AppError } from "#server/http/app-error";
import { createBinder } from "#server/http/bind";

export function labelsRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("POST /api/documents/label", (user, { body }) => labelDocuments(deps, user, body));
  bind("POST /api/documents/archive", (user, { body }) => archiveDocuments(deps, user, body));
  bind("PUT /api/labels/{id}", (user, { params, body }) => changeLabel(deps, user, { ...params, ...body }));
  bind("DELETE /api/labels/{id}", async (user, { params }) => {
    if (!(await removeLabel(deps.db, user.id, params.id))) throw new AppError("label_not_found");
  });
  return router;
}
