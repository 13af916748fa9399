import { Router } from "express";
import type { Deps } from "#server/deps";
import { extractText } from "#server/features/reviews/extract-text";
import { createBinder } from "#server/http/bind";
import { callerLeaves } from "#server/http/upload";

export function extractionRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("POST /api/extract-text", (user, { file }, request) =>
    extractText(deps, file, { owner: user.id, signal: callerLeaves(request) }),
  );
  return router;
}
