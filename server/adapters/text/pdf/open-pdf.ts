import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PDFDocumentProxy, PDFPageProxy } from "pdfjs-dist";
import { createInProcessPort } from "#server/adapters/text/pdf/in-process-port";
import { ReadingError } from "#server/adapters/text/reading-error";

export type PdfPage = PDFPageProxy;
/** What pdf-parse opens a file with and keeps to itself: its own `getText` leaves out where the letters stand. */
type Opener = { load(): Promise<PDFDocumentProxy> };

// pdf.js wants these to draw with, from a native canvas that is not installed (decision 167). Nothing is drawn here.
Object.assign(globalThis, { DOMMatrix: Object, ImageData: Object, Path2D: Object });
const { PasswordException, PDFParse, VerbosityLevel } = await import("pdf-parse");
// The copy of pdf.js that pdf-parse reads with.
const { PDFWorker } = await import("pdfjs-dist/legacy/build/pdf.mjs");

const library = join(dirname(realpathSync(fileURLToPath(import.meta.resolve("pdfjs-dist")))), "..");

/** Opens a PDF. Throws `protected` when it asks for a password, `damaged` when its end is missing. */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  if (!hasEnd(bytes)) throw new ReadingError("damaged");
  const parser = new PDFParse({
    data: bytes,
    worker: await startWorker(),
    verbosity: VerbosityLevel.ERRORS,
    // Letters of Chinese, Japanese and Korean fonts are named by these tables.
    cMapUrl: join(library, "cmaps/"),
    cMapPacked: true,
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    enableXfa: false,
  });
  try {
    return await (parser as unknown as Opener).load();
  } catch (error) {
    throw error instanceof PasswordException ? new ReadingError("protected") : error;
  }
}

/** The half of pdf.js that reads, in this process: there is one file to read and then it ends. */
async function startWorker() {
  const { WorkerMessageHandler } = await import("pdfjs-dist/build/pdf.worker.mjs");
  const port = createInProcessPort();
  const worker = PDFWorker.create({ port, verbosity: VerbosityLevel.ERRORS });
  WorkerMessageHandler.initializeFromPort(port);
  return worker;
}

const TAIL_BYTES = 4096;

/** pdf.js makes the best of half a file; half a contract must not be read as a whole one. */
function hasEnd(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).subarray(-TAIL_BYTES).includes("%%EOF");
}
