import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Manifest } from "vite";
import type { RenderedPage } from "../src/app/rendered-page.ts";
import { composePage, framedPage } from "./compose-page.ts";
import { pagesFolder, project } from "./folders.ts";
import { filesOf } from "./page-weights.ts";

const FRAME = "src/app/framed-screen.tsx";

/** Writes every public page with its text and what search engines ask for, and one page for all other screens under the navigation. */
export async function renderPages(dist: string): Promise<void> {
  const template = await readFile(join(dist, "index.html"), "utf8");
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const folder = join(dist, pagesFolder);
  await mkdir(folder, { recursive: true });
  const scripts = (...chunks: string[]) => [...filesOf(manifest, chunks)];

  await writeFile(join(folder, "framed.html"), framedPage(template, scripts(FRAME)));
  for (const page of await renderAll()) {
    const chunks = page.screen === null ? [FRAME] : [FRAME, page.screen];
    const name = page.path === "/" ? "home" : page.path.slice(1);
    await writeFile(join(folder, `public.${name}.html`), composePage(template, page, scripts(...chunks)));
  }
}

/** The client's own code, run here once. */
async function renderAll(): Promise<RenderedPage[]> {
  const outDir = join(project, "dist/prerender");
  await build({
    logLevel: "warn",
    build: { ssr: "src/app/prerender.tsx", outDir, manifest: false, emptyOutDir: true, copyPublicDir: false },
  });
  const entry = pathToFileURL(join(outDir, "prerender.js")).href;
  const { renderPublicPages } = (await import(entry)) as { renderPublicPages(): Promise<RenderedPage[]> };
  const pages = await renderPublicPages();
  await rm(outDir, { recursive: true });
  return pages;
}
