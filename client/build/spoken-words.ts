import { createHash } from "node:crypto";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { compileMessage } from "../../shared/words/compile-message.ts";
import { en } from "../../shared/words/en/index.ts";
import { languageCodes } from "../../shared/words/languages.ts";

type Screens = { screens: Record<string, string>; errors: unknown; wordings: unknown };

const ID = /"([a-z]+\.\w+)"/g;
const COMPUTED_ID = /\bsay(With)?\(\s*`/;

const translations = languageCodes.filter((code) => code !== "en");
const screensOf = async (code: string) =>
  (await import(new URL(`../../shared/words/${code}/screens.ts`, import.meta.url).href)) as Screens;

/**
 * Puts a text's English in place of its id, where it is said, so that a page carries its own words and no others; what the pages say
 * in another language becomes a file of its own. Nothing is left to parse in the browser.
 */
export const spokenWords: Plugin = {
  name: "spoken-words",
  enforce: "pre",
  transformIndexHtml: {
    order: "pre",
    handler: (html) => html.replace("__LANGUAGES__", languageCodes.join("|")),
  },
  transform: {
    filter: { id: [/\/client\/src\/.*\.tsx?$/, /\/shared\/words\/\w+\/screens\.ts$/] },
    async handler(code, file) {
      if (file.endsWith("/screens.ts"))
        return translation((await import(pathToFileURL(file).href)) as Screens);
      if (COMPUTED_ID.test(code))
        this.error("say takes an id as it stands in the catalogue, not one that is computed");
      const translated = await Promise.all(translations.map(screensOf));
      return code.replaceAll(ID, (literal, id: string) => {
        if (!(id in en)) return literal;
        // It would be empty on the page, and in its English it would pass every test.
        if (!translated.every(({ screens }) => id in screens))
          this.error(`${id} is said on a page: it belongs to what screens.ts of every language lists`);
        return spoken(id as keyof typeof en);
      });
    },
  },
};

/** The key of the text's translations, and its English. */
function spoken(id: keyof typeof en): string {
  return JSON.stringify([keyOf(id), compileMessage(en[id])]);
}

function translation({ screens, ...others }: Screens): string {
  const messages = Object.entries(screens).map(([id, text]) => [keyOf(id), compileMessage(text)] as const);
  return Object.entries({ screens: Object.fromEntries<unknown>(messages), ...others })
    .map(([name, words]) => `export const ${name} = ${JSON.stringify(words)};`)
    .join("\n");
}

const keys = new Map<string, string>();

/** Short, and the same whatever words come or go: a page's file changes with its own words only. */
function keyOf(id: string): string {
  const key = createHash("sha256").update(id).digest("base64url").slice(0, 4);
  if ((keys.get(key) ?? id) !== id)
    throw new Error(`${id} and ${keys.get(key)} have the same key: rename one`);
  keys.set(key, id);
  return key;
}
