import { serveRenderThread } from "#server/adapters/pdf/serve-render-thread";
import type { VerificationCertificate } from "#server/features/verification/pdf/verification-certificate";
import { drawVerificationCertificate } from "#server/features/verification/pdf/draw-verification-certificate";

serveRenderThread<VerificationCertificate>(drawVerificationCertificate);
