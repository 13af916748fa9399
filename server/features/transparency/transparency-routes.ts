import { Router } from "express";
import type { Deps } from "#server/deps";
import {
  readCheckpointOf,
  readConsistency,
  readInclusion,
  readLogKeys,
} from "#server/features/transparency/read-log";
import { createBinder } from "#server/http/bind";

export function transparencyRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("GET /api/transparency/checkpoint", async () => {
    const { note } = await readCheckpointOf(deps);
    return { bytes: Buffer.from(note), filename: "checkpoint.txt" };
  });
  bind("GET /api/transparency/checkpoints/{size}", (_actor, { params }) =>
    readCheckpointOf(deps, params.size),
  );
  bind("GET /api/transparency/inclusion", (_actor, { query }) =>
    readInclusion(deps, query.index, query.size),
  );
  bind("GET /api/transparency/consistency", (_actor, { query }) =>
    readConsistency(deps, query.from, query.to),
  );
  bind("GET /api/transparency/keys", () => readLogKeys(deps));
  return router;
}
