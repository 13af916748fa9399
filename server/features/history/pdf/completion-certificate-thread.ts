import { serveRenderThread } from "#server/adapters/pdf/serve-render-thread";
import type { CompletionCertificate } from "#server/features/history/pdf/completion-certificate";
import { drawCompletionCertificate } from "#server/features/history/pdf/draw-completion-certificate";

serveRenderThread<CompletionCertificate>(drawCompletionCertificate);
