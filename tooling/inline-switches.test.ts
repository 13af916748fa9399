import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");

/** The brackets keep it from finding itself. */
const switches = /(?:ox|es)lint-[d]isable|@ts-(?:ignore|nocheck|expect-error)|prettier-[i]gnore/;

test("no file switches a check off: exceptions stand in the configuration, with their reason", () => {
  const files = globSync(["{client,server,shared,tooling}/**/*.{ts,tsx,css,html}", "*.ts"], { cwd: project });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => switches.test(readFileSync(join(project, file), "utf8")))).toEqual([]);
});
