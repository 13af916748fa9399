import type { Check } from "./run-check.ts";

export const lint: Check = { name: "lint", commands: [["oxlint", "--type-aware", "--deny-warnings"]] };

export const types: Check = {
  name: "types",
  commands: [
    ["tsc", "-p", "."],
    ["tsc", "-p", "client"],
    ["tsc", "-p", "client/e2e"],
  ],
};

/** Refuses a first view over its weight, and tells of those that have little left. */
export const build: Check = {
  name: "build",
  commands: [["node", "client/build/build.ts"]],
  show: /ALMOST FULL/,
};

/** That every package is under a licence somebody has read. */
export const licences: Check = { name: "licences", commands: [["node", "tooling/notices.ts", "--check"]] };

export function format(files: readonly string[] = ["."]): Check {
  return { name: "format", commands: [["prettier", "--check", "--ignore-unknown", ...files]] };
}
