const entities: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** References to notes are numbered in their order through both kinds, and so are the notes. */
const isNote = /id="(?:foot|end)note-/;

/** The text of what mammoth writes: paragraphs on a line each with an empty one between, rows of a table on one with tabs between. */
export function writeHtmlText(html: string): string {
  let text = "";
  let cells: string[] | undefined;
  let outer = "";
  let depth = 0;
  let notes = 0;

  for (const [token, tag] of html.matchAll(/<(\/?\w+)[^>]*>|[^<]+/g)) {
    if (tag === undefined) text += token;
    else if (tag === "table") {
      if (depth === 0) [outer, text] = [text, ""];
      depth += 1;
    } else if (tag === "/table") {
      depth -= 1;
      if (depth === 0) [text, cells] = [`${outer}\n`, undefined];
    } else if (depth === 1 && tag === "tr") [cells, text] = [[], ""];
    else if (depth === 1 && (tag === "td" || tag === "th")) text = "";
    else if (depth === 1 && (tag === "/td" || tag === "/th")) cells?.push(text.replace(/\s+/g, " ").trim());
    else if (depth === 1 && tag === "/tr") outer += `${(cells ?? []).join("\t").trimEnd()}\n`;
    else if (tag === "li" && isNote.test(token)) text += `[${(notes += 1)}] `;
    else text += textOf(token, tag);
  }
  return text
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => entities[entity]!)
    .replace(/^(\[\d+\]) +/gm, "$1 ");
}

function textOf(token: string, tag: string): string {
  if (tag === "br") return "\n";
  if (/^\/(?:p|h\d|li)$/.test(tag)) return "\n\n";
  if (tag === "input") return token.includes("checked") ? "[x] " : "[ ] ";
  return "";
}
