import { Router } from "express";
import type { Deps } from "#server/deps";
import { beginTwoFactor } from "#server/features/auth/two-factor/begin-two-factor";
import { confirmTwoFactor } from "#server/features/auth/two-factor/confirm-two-factor";
import { readTwoFactor } from "#server/features/auth/two-factor/read-two-factor";
import { renewRecoveryCodes } from "#server/features/auth/two-factor/renew-recovery-codes";
import { switchOffTwoFactor } from "#server/features/auth/two-factor/switch-off-two-factor";
import { createBinder } from "#server/http/bind";

export function twoFactorRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/user/two-factor", (user) => readTwoFactor(deps, user));
  bind("POST /api/user/two-factor", (user, { body }) => beginTwoFactor(deps, user, body));
  bind("POST /api/user/two-factor/confirm", (user, { body }, request) =>
    confirmTwoFactor(deps, user, body, request.sessionID),
  );
  bind("POST /api/user/two-factor/recovery-codes", (user, { body }) => renewRecoveryCodes(deps, user, body));
  bind("POST /api/user/two-factor/off", (user, { body }) => switchOffTwoFactor(deps, user, body));
  return router;
}
