import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import type { DocumentSummary } from "#shared/contract/documents";
import { toWebp } from "./camera.ts";

const run = promisify(execFile);
const PIXELS_AN_INCH = "80";

/** The pages of a draft, a half signed and a fully signed split sheet. */
export async function pdfScreens(page: Page, folder: string): Promise<void> {
  const documents = (await (await page.request.get("/api/documents")).json()) as DocumentSummary[];
  for (const [title, name] of [
    ["Lamu by Morning", "pdf-draft"],
    ["Nairobi Nights", "pdf-partially-signed"],
    ["Sauti ya Pwani", "pdf-fully-signed"],
  ] as const) {
    const id = documents.find((document) => document.title === title)?.id;
    const pdf = await (await page.request.get(`/api/documents/${id}/pdf`)).body();
    await picturePages(page, pdf, name, folder);
  }
}

/** A picture of each page. */
export async function picturePages(page: Page, pdf: Buffer, name: string, folder: string): Promise<void> {
  const pictures = await renderPages(pdf);
  if (!pictures) return console.warn("No pictures of PDF pages: pdftoppm (poppler-utils) is not installed.");
  for (const [index, picture] of pictures.entries())
    await writeFile(join(folder, `${name}-${index + 1}--a4--light.webp`), await toWebp(page, picture));
}

/** Each page as a PNG, or null where there is no `pdftoppm`. */
async function renderPages(pdf: Buffer): Promise<Buffer[] | null> {
  const place = await mkdtemp(join(tmpdir(), "sahihi-pdf-"));
  try {
    await writeFile(join(place, "document.pdf"), pdf);
    await run("pdftoppm", ["-r", PIXELS_AN_INCH, "-png", "document.pdf", "page"], { cwd: place });
    const files = (await readdir(place)).filter((file) => file.endsWith(".png")).toSorted();
    return await Promise.all(files.map((file) => readFile(join(place, file))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  } finally {
    await rm(place, { recursive: true });
  }
}
