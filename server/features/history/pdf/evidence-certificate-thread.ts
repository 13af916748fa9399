import { serveRenderThread } from "#server/adapters/pdf/serve-render-thread";
import { drawEvidenceCertificate } from "#server/features/history/pdf/draw-evidence-certificate";
import type { EvidenceCertificate } from "#server/features/history/pdf/evidence-certificate";

serveRenderThread<EvidenceCertificate>(drawEvidenceCertificate);
