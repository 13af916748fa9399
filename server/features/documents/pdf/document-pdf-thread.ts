import { serveRenderThread } from "#server/adapters/pdf/serve-render-thread";
import type { DocumentPdf } from "#server/features/documents/pdf/document-pdf";
import { drawDocument } from "#server/features/documents/pdf/draw-document";

serveRenderThread<DocumentPdf>(drawDocument);
