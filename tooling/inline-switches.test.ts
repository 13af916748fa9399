import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "..");

/** Put together here so that this file does not find itself. */
const switches = new RegExp(
  ["(ox|es)lint-" + "disable", "@ts-" + "(ignore|nocheck|expect-error)", "prettier-" + "ignore"].join("|"),
);

test("no file switches a check off: exceptions stand in the configuration, with their reason", () => {
  const files = globSync(["{client,server,shared,tooling}/**/*.{ts,tsx,css,html}", "*.ts"], { cwd: project });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => switches.test(readFileSync(join(project, file), "utf8")))).toEqual([]);
});
