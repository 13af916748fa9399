import { serveRenderThread } from "#server/adapters/pdf/serve-render-thread";
import type { CertificatePdf } from "#server/features/verification/pdf/certificate-pdf";
import { drawCertificate } from "#server/features/verification/pdf/draw-certificate";

serveRenderThread<CertificatePdf>(drawCertificate);
