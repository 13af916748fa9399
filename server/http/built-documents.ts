import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Env } from "#server/env";
import { OPERATOR_MARK, operatorMarks, type Operator } from "#shared/operator";
import { paths } from "#shared/paths";

/** A page as it leaves: whole, and compressed when it is first asked for so. */
export type BuiltDocument = { html: string; readonly br: Buffer; readonly gzip: Buffer; isPublic: boolean };

/** Screens without the navigation: they do not load it either. */
const bare = [paths.sign, paths.signAll, paths.confirmDeletion, paths.confirmUnlock, paths.shared].map(
  (path) => path.replace(/:\w+$/, ""),
);

/** The pages of the built interface, by address: public ones with their text, one for links from mails, one for all the rest. */
export function readDocuments(env: Env, folder: string): (path: string) => BuiltDocument {
  const template = read(join(folder, "index.html"), env, false);
  const pages = join(folder, ".pages");
  const files = list(pages);
  const framed = files.includes("framed.html") ? read(join(pages, "framed.html"), env, false) : template;
  const open = new Map(
    files
      .map((file) => [file, /^public\.(.+)\.html$/.exec(file)?.[1]] as const)
      .flatMap(([file, name]) => (name ? [[addressOf(name), read(join(pages, file), env, true)]] : [])),
  );
  return (path) => {
    if (bare.some((start) => path.startsWith(start))) return template;
    return open.get(path.length > 1 ? path.replace(/\/$/, "") : path) ?? framed;
  };
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

const addressOf = (name: string) => (name === "home" ? paths.home : `/${name}`);

/** What a page is made without: where the product stands, and who runs it. */
export function withSettings(html: string, { APP_URL, OPERATOR }: Pick<Env, "APP_URL" | "OPERATOR">): string {
  const facts = Object.entries(OPERATOR) as [keyof Operator, string][];
  return facts.reduce(
    (page, [fact, value]) => page.replaceAll(operatorMarks[fact], () => escape(value)),
    html.replaceAll("__APP_URL__", APP_URL).replaceAll(OPERATOR_MARK, () => escape(JSON.stringify(OPERATOR))),
  );
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

function read(file: string, env: Env, isPublic: boolean): BuiltDocument {
  const html = withSettings(readFileSync(file, "utf8"), env);
  let br: Buffer | undefined;
  let gzip: Buffer | undefined;
  return {
    html,
    isPublic,
    get br() {
      return (br ??= brotliCompressSync(html));
    },
    get gzip() {
      return (gzip ??= gzipSync(html));
    },
  };
}
