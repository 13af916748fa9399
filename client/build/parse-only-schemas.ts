import type { Plugin } from "vite";

/** Where zod's schemas carry how they are written as JSON Schema: a quarter of what it weighs. */
const WRITES = /^\s*inst\._zod\.processJSONSchema = .*$/gm;
const METHODS = /\bcreate(?:Standard|To)JSONSchemaMethod\(this, (?:"input"|"output"|\{\})\)/g;

/** A page checks with its schemas what somebody typed; only the server describes them. */
export const parseOnlySchemas: Plugin = {
  name: "parse-only-schemas",
  apply: "build",
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const lean = code.replace(WRITES, "").replace(METHODS, "undefined");
      if (/JSONSchema\(this|processors\.\w+Processor/.test(lean) || lean === code)
        this.error("zod writes JSON schemas in another place now: see client/build/parse-only-schemas.ts");
      return { code: lean, map: null };
    },
  },
};
