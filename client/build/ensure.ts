import { isBuildCurrent } from "./source-stamp.ts";

/** Builds only when a source has changed since the last build. */
if (!(await isBuildCurrent())) await import("./build.ts");
