import { Router } from "express";
import type { Deps } from "#server/deps";
import { checkFile } from "#server/features/verification/check-file";
import { createBinder } from "#server/http/bind";

export function verificationRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("POST /api/verify/file", (_actor, { body }) => checkFile(deps, body.sha256));
  return router;
}
