import { join } from "node:path";

export const project = join(import.meta.dirname, "../..");
export const dist = join(project, "dist/client");
