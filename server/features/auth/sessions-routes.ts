import { Router } from "express";
import type { Deps } from "#server/deps";
import { changePassword } from "#server/features/auth/change-password";
import { listSessions } from "#server/features/auth/list-sessions";
import { endSessionById, endSessions } from "#server/features/auth/sessions-store";
import { AppError } from "#server/http/app-error";
import { createBinder } from "#server/http/bind";
import { endSession, startSession } from "#server/http/session";

/** Where an account is signed in, and what signs it out. */
export function sessionsRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/user/sessions", (user, _input, request) => listSessions(deps, user, request.sessionID));

  bind("DELETE /api/user/sessions/{id}", async (user, { params }) => {
    if (!(await endSessionById(deps.db, user.id, params.id))) throw new AppError("session_not_found");
  });

  bind("POST /api/user/sessions/end-all", async (user, _input, request) => {
    await endSessions(deps.db, user.id);
    await endSession(request);
  });

  bind("PUT /api/user/change-password", async (user, { body }, request) => {
    await startSession(request, await changePassword(deps, user, body));
    return { message: "Your password has been changed. Everywhere else you have been signed out." };
  });
  return router;
}
