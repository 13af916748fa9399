import { serveRenderThread } from "#server/adapters/pdf/serve-render-thread";
import { drawSplitSheet } from "#server/features/documents/pdf/draw-split-sheet";

serveRenderThread(drawSplitSheet);
