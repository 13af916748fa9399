import { readFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { proof as english } from "#shared/words/en/proof";
import { proof as swahili } from "#shared/words/sw/proof";

const EVIDENCE = join(import.meta.dirname, "../../../../shared/evidence");

/** What checks, in the order it stands in the page: apart, each thing that somebody may know well, and read by itself. */
const parts: Record<string, string[]> = {
  "What files are written in: bytes, DER, certificates, archives.": [
    "bytes",
    "der",
    "certificates",
    "read-zip",
  ],
  "Seals and time stamps.": ["check-seal"],
  "The log.": ["checkpoint", "merkle-proof", "logged-event"],
  "The proof: what is in the archive, and what is checked of it.": [
    "open-bundle",
    "check-proof",
    "say-finding",
  ],
};

/** What was broken for a type, or as a rule of style, goes on one line again, as it does elsewhere. */
const WIDTH = 140;

let page: Promise<string> | undefined;

/** The page that checks a bundle offline: the code that checks files on the site, without its types, in one file that loads nothing. */
export function verifierPage(): Promise<string> {
  return (page ??= compose());
}

async function compose(): Promise<string> {
  const template = await readFile(join(import.meta.dirname, "verify.html"), "utf8");
  const checks = await Promise.all(Object.entries(parts).map(compile));
  return template
    .replace(/<meta\n[^>]+>/g, onOneLine)
    .replace(/<style>[^]*<\/style>/, (style) => style.replace(/\{\n[^{}]+\}/g, onOneLine))
    .replace("/* words */", () => `const words = ${JSON.stringify({ en: english, sw: swahili }, null, 2)};`)
    .replace("/* checks */", () => checks.join("\n\n"));
}

function onOneLine(text: string): string {
  const line = text.replace(/\s*\n\s*/g, " ");
  return line.length <= WIDTH ? line : text;
}

async function compile([about, modules]: [string, string[]]): Promise<string> {
  const read = (module: string) => readFile(join(EVIDENCE, `${module}.ts`), "utf8");
  const sources = await Promise.all(modules.map(read));
  return `/* ---- ${about} ---- */\n${sources.map(asScript).join("\n\n")}`;
}

/** Types go, with what is said of them, and so do the gaps that they leave. */
function asScript(source: string): string {
  return stripTypeScriptTypes(source.replace(/^import [^;]*;$/gm, ""))
    .replace(/[ \t]+$/gm, "")
    .replace(/^\/\*\*(?:(?!\*\/)[^])*\*\/\n(?=\n)/gm, "")
    .replace(/^export /gm, "")
    .replace(/(\S) +(?=[,;)\]]|\.(?!\.))/g, "$1")
    .replace(/(\S) {2,}/g, "$1 ")
    .replace(/\((?:\n +[^\n=>]+,)+\n\) \{/g, (list) =>
      list.replace(/,\n\)/, ")").replace(/\n +/g, " ").replace("( ", "("),
    )
    .replace(/^.*(?:=>|=)\n +.*$/gm, onOneLine)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
