import { serveRenderThread } from "#server/adapters/pdf/serve-render-thread";
import type { CompletionCertificate } from "#server/features/signing/pdf/completion-certificate";
import { drawCompletionCertificate } from "#server/features/signing/pdf/draw-completion-certificate";

serveRenderThread<CompletionCertificate>(drawCompletionCertificate);
