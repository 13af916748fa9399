/** Ligatures, quotation marks, dashes and spaces that a PDF or a word processor has in place of plain ones. */
const plainLetters: readonly (readonly [RegExp, string])[] = [
  [/\r\n?|[\u2028\u2029\u0085\f\v]/g, "\n"],
  [/[\u00AD\u200B-\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF\uE000-\uF8FF]/g, ""],
  [/[\u2018\u2019\u201A\u201B\u2032\u0060\u00B4]/g, "'"],
  [/[\u201C\u201D\u201E\u201F\u00AB\u00BB\u2033]|''/g, '"'],
  [/[\u2010-\u2015\u2212]/g, "-"],
  [/\uFB00/g, "ff"],
  [/\uFB01/g, "fi"],
  [/\uFB02/g, "fl"],
  [/\uFB03/g, "ffi"],
  [/\uFB04/g, "ffl"],
  [/[\uFB05\uFB06]/g, "st"],
  [/[\t\p{Zs}]+/gu, " "],
  // The bold letters and headings of a text written in Markdown; "[***]" is a figure that is left out.
  [/(?<!\*)\*{2,3}(?=[\p{L}\p{N}"'([$£€])|(?<=[\p{L}\p{N}.,;:!?"')\]%])\*{2,3}(?!\*)/gu, ""],
  [/^ ?(?:#{1,6} )+/gm, ""],
];

/** A line that begins with one of these begins a paragraph: "1.2 ", "(a) ", "Article IV", "- ". */
const marker =
  /^(?:(?:article|clause|section|schedule|annex)\b|\d{1,3}(?:\.\d{1,3}){0,3}[.):]? |\(?[a-z]{1,2}[.)] |\(?[ivxl]{1,6}[.)] |[-*•] )/i;

/** Words keep their hyphen at the end of a line behind these: "cross-collateralised". */
const hyphenated =
  /\b(?:cross|non|work|for|re|co|sub|pre|self|long|key|one|two|third|attorney|in|set|off|well)-$/i;
const SHORTEST_FULL_LINE = 40;

/** Each paragraph in a line of its own, with plain quotation marks and spaces: what quotations are taken from. Normal stays normal. */
export function normaliseText(text: string): string {
  // What stood between a letter and its accent may be gone afterwards.
  const plain = plainLetters
    .reduce((result, [from, to]) => result.replace(from, to), text.normalize("NFC"))
    .normalize("NFC");
  const paragraphs: string[][] = [];
  let before = "";
  for (const line of plain.split("\n").map((each) => each.trim())) {
    if (line !== "" && before !== "" && goesOn(before, line)) paragraphs.at(-1)?.push(line);
    else if (line !== "") paragraphs.push([line]);
    before = line;
  }
  return separate(paragraphs.map(joinLines));
}

/** A blank line keeps apart what would be read as one paragraph. */
function separate(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph, index) => {
      const next = paragraphs[index + 1];
      if (next === undefined) return paragraph;
      return goesOn(paragraph, next) ? `${paragraph}\n\n` : `${paragraph}\n`;
    })
    .join("");
}

/** Whether a line is the rest of the one before it. */
function goesOn(before: string, line: string): boolean {
  if (marker.test(line)) return false;
  if (/^\p{Ll}/u.test(line)) return true;
  return before.length >= SHORTEST_FULL_LINE && !/[.;:!?|_]["')]?$/.test(before);
}

function joinLines(lines: readonly string[]): string {
  return lines
    .map((line, index) => {
      const next = lines[index + 1];
      if (next === undefined) return line;
      if (!/\p{L}-$/u.test(line) || !/^\p{Ll}/u.test(next)) return `${line} `;
      return hyphenated.test(line) ? line : line.slice(0, -1);
    })
    .join("");
}
