import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { dist } from "../../build/folders.ts";
import { filesOf } from "../../build/page-weights.ts";

/** The file that a module came to stand in (`assets/B5zryXLn.js` for `features/documents/actions/send-dialog`), and those it cannot run without. */
export async function chunkOf(module: string): Promise<{ file: string; all: string[] }> {
  const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const all = [...filesOf(manifest, [`src/${module}.tsx`])];
  return { file: all[0]!, all };
}
