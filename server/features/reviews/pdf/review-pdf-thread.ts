import { serveRenderThread } from "#server/adapters/pdf/serve-render-thread";
import { drawReview } from "#server/features/reviews/pdf/draw-review";
import type { ReviewPdf } from "#server/features/reviews/pdf/review-pdf";

serveRenderThread<ReviewPdf>(drawReview);
