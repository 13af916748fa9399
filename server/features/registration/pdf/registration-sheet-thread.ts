import { serveRenderThread } from "#server/adapters/pdf/serve-render-thread";
import { drawRegistrationSheet } from "#server/features/registration/pdf/draw-registration-sheet";
import type { RegistrationSheet } from "#server/features/registration/pdf/registration-sheet";

serveRenderThread<RegistrationSheet>(drawRegistrationSheet);
