import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { dist, project } from "./folders.ts";

const sources = [
  "client/index.html",
  "client/build",
  "client/public",
  "client/src",
  "shared",
  "vite.config.ts",
  "tailwind.config.ts",
  "package-lock.json",
];
const stamp = join(dist, ".vite/sources.sha256");

/** One hash over everything a build reads; file times say nothing after a checkout. */
async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const path of (await Promise.all(sources.map(filesUnder))).flat()) {
    hash.update(path).update(await readFile(join(project, path)));
  }
  return hash.digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  const entries = await readdir(join(project, path), { recursive: true, withFileTypes: true }).catch(
    () => null,
  );
  if (!entries) return [path];
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(project.length + 1))
    .toSorted();
}

export async function writeSourceStamp(): Promise<void> {
  await writeFile(stamp, await hashSources());
}

export async function isBuildCurrent(): Promise<boolean> {
  const built = await readFile(stamp, "utf8").catch(() => null);
  return built !== null && built === (await hashSources());
}
