import { Router } from "express";
import type { Deps } from "#server/deps";
import { readEntry } from "#server/contract-rules/index";
import { checkContract } from "#server/features/reviews/check-contract";
import { gapIn } from "#server/features/reviews/gap-in";
import { createReview } from "#server/features/reviews/create-review";
import { findObstacle } from "#server/features/reviews/find-obstacle";
import { handOutReview, readReview } from "#server/features/reviews/read-review";
import { viewResults, viewReview } from "#server/features/reviews/review-view";
import { listReviews } from "#server/features/reviews/reviews-store";
import { createBinder } from "#server/http/bind";

export function reviewsRoutes(deps: Deps): Router {
  const router = Router();
  const bind = createBinder(deps, router);

  bind("POST /api/ai-review/check", async (_user, { body }) => {
    const entry = readEntry(body.documentContent);
    return { obstacle: findObstacle(entry, deps.ai !== null), kind: entry.kind, gap: gapIn(entry) };
  });
  bind("POST /api/contract-check", async (_user, { body }) => checkContract(body.documentContent), {
    session: true,
  });
  bind("POST /api/ai-review", async (user, { body }, _request, report) =>
    viewResults(await createReview(deps, user, body, report)),
  );
  bind("GET /api/ai-reviews", async (user) => (await listReviews(deps.db, user.id)).map(viewReview));
  bind("GET /api/ai-reviews/{id}", async (user, { params }) =>
    viewResults(await readReview(deps, user, params.id)),
  );
  bind("GET /api/ai-reviews/{id}/pdf", async (user, { params }) => handOutReview(deps, user, params.id));
  return router;
}
