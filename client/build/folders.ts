import { join } from "node:path";

export const project = join(import.meta.dirname, "../..");
export const dist = join(project, "dist/client");
/** Inside `dist`: pages the server sends by itself, and not as files. */
export const pagesFolder = ".pages";
