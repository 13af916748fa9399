import { Router } from "express";
import type { Deps } from "#server/deps";
import { checkWritten, placePaper, readSong, waiveContradiction } from "#server/features/songs/read-song";
import { createBinder } from "#server/http/bind";

export function songsRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/documents/{id}/song", (user, { params }) => readSong(deps, user, params.id));
  bind("PUT /api/documents/{id}/song/papers/{otherId}", (user, { params, body }) =>
    placePaper(deps, user, params, body.belongs),
  );
  bind("PUT /api/documents/{id}/song/waivers", (user, { params, body }) =>
    waiveContradiction(deps, user, params.id, body),
  );
  bind("POST /api/songs/check", (user, { body }) => checkWritten(deps, user, body));
  return router;
}
