/*
 * npm run notices: the licences of all packages that are delivered, on standard output, with their texts. With --check, as in `npm run
 * check`: fails where one has a licence that nobody has read.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Package = { name?: string; license?: string; dev?: boolean; version?: string; link?: boolean };

/** Read, and fine for a service and for an interface that is sent to browsers. LGPL: libvips, a library of its own that anybody may replace. */
const accepted = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unicode-DFS-2016",
  "Unlicense",
  "Zlib",
]);

/** Say in a file, and not in their package.json, that they are under MIT. */
const saidInFile = new Set([
  "busboy",
  "humanize-number",
  "passport-local",
  "passport-strategy",
  "pause",
  "png-js",
  "streamsearch",
]);

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };
const packages = Object.entries(lock.packages)
  .filter(([path]) => path !== "")
  .map(([path, { name: own, license, version = "" }]) => {
    // Its own name where it stands in another's place (`overrides` in package.json).
    const name = own ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    return { path, name, version, license: license ?? (saidInFile.has(name) ? "MIT" : "none") };
  });

if (process.argv.includes("--check")) {
  const unread = packages.filter(({ license }) => !isAccepted(license));
  for (const { name, version, license } of unread)
    process.stderr.write(
      `${name} ${version} has a licence nobody has read: ${license} (tooling/notices.ts)\n`,
    );
  process.exitCode = unread.length === 0 ? 0 : 1;
} else {
  // What is there: without development packages, what is delivered; the interface has its own among the others.
  const here = packages.filter(({ path }) => existsSync(path));
  for (const found of here.toSorted((a, b) => a.name.localeCompare(b.name)))
    process.stdout.write(
      `${found.name} ${found.version} (${found.license})\n\n${textOf(found.path)}\n${"-".repeat(78)}\n`,
    );
}

/** Of several that are joined by "or" one is enough; of those joined by "and" each counts. */
function isAccepted(license: string): boolean {
  const parts = license.replaceAll(/[()]/g, "");
  if (/ OR /i.test(parts)) return parts.split(/ OR /i).some(isAccepted);
  return parts.split(/ AND /i).every((part) => accepted.has(part.trim()));
}

function textOf(path: string): string {
  const files = readdirSync(path).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
  return files.map((file) => readFileSync(join(path, file), "utf8").trim()).join("\n\n");
}
