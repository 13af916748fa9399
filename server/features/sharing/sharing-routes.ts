import { Router } from "express";
import type { Deps } from "#server/deps";
import { readShared } from "#server/features/sharing/read-shared";
import { listSharedViews, shareDocument, takeSharedViewBack } from "#server/features/sharing/share-document";
import { createBinder } from "#server/http/bind";
import { languageOf } from "#server/http/language-of";

export function sharingRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/documents/{id}/shared-views", (user, { params }) => listSharedViews(deps, user, params.id));
  bind("POST /api/documents/{id}/shared-views", (user, { params, body }) =>
    shareDocument(deps, user, params.id, body),
  );
  bind("DELETE /api/documents/{id}/shared-views/{viewId}", (user, { params }) =>
    takeSharedViewBack(deps, user, params.id, params.viewId),
  );
  bind("GET /api/shared/{token}", (_actor, { params }, request) =>
    readShared(deps, params.token, languageOf(request)),
  );
  return router;
}
