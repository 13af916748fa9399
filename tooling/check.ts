import { runChecks } from "./run-checks.ts";
import { build, format, licences, lint, types } from "./static-checks.ts";

/** `npm test`: everything. */
await runChecks([format(), licences, lint, types, { name: "dead code", commands: [["knip"]] }, build], {
  unitAndApi: [],
  stories: [],
});
