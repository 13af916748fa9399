import { Router } from "express";
import type { Deps } from "#server/deps";
import { createTicket } from "#server/features/support/create-ticket";
import { readTicket, readTickets, replyToSupport } from "#server/features/support/read-ticket";
import { createBinder } from "#server/http/bind";

export function supportRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/support/tickets", (user) => readTickets(deps, user));
  bind("POST /api/support/tickets", (user, { body }) => createTicket(deps, user, body), { session: true });
  bind("GET /api/support/tickets/{id}", (user, { params }) => readTicket(deps, { user, id: params.id }));
  bind("POST /api/support/tickets/{id}/messages", (user, { params, body }) =>
    replyToSupport(deps, { user, id: params.id }, body),
  );
  bind("GET /api/support/links/{token}", (_actor, { params }) => readTicket(deps, params));
  bind("POST /api/support/links/{token}/messages", (_actor, { params, body }) =>
    replyToSupport(deps, params, body),
  );
  return router;
}
