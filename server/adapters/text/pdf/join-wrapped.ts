/** Stands where a line ended in a hyphen, until all of the text is known. From the private area, which `settleHyphens` empties. */
const OPEN_HYPHEN = "\uE000";

/** Words before a hyphen that stays when nothing in the text tells. */
const prefixes = new Set(
  "all anti co cross e ex full half inter mid multi non off on one part post pre pro re self semi so sub third two well".split(
    " ",
  ),
);

/** The lines of one paragraph as one text. */
export function joinWrapped(lines: readonly string[]): string {
  return lines.reduce((text, line) => (text === "" ? line : joinTwo(text, line)), "");
}

function joinTwo(text: string, line: string): string {
  if (/\p{L}\u00AD$/u.test(text)) return text.slice(0, -1) + line;
  if (/\p{L}[-\u2010]$/u.test(text)) {
    const goesOn = /^\p{Ll}/u.test(line) || (/\p{Lu}{2}.$/u.test(text) && /^\p{Lu}{2}/u.test(line));
    return goesOn ? text.slice(0, -1) + OPEN_HYPHEN + line : text + line;
  }
  return /\S\/$/.test(text) ? text + line : `${text} ${line}`;
}

/**
 * Decides for each word that was parted at a line's end whether its hyphen belongs to it ("non-exclusive") or came from the line
 * ("agree-ment"): as the word stands elsewhere in the text, and otherwise by what stands before the hyphen.
 */
export function settleHyphens(text: string): string {
  if (!text.includes(OPEN_HYPHEN)) return text;
  const words = new Set(text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu));
  const parted = new RegExp(`(\\p{L}+)${OPEN_HYPHEN}(?=(\\p{L}+))`, "gu");
  return text
    .replace(parted, (_, before: string, after: string) => {
      const [start, end] = [before.toLowerCase(), after.toLowerCase()];
      if (words.has(`${start}-${end}`)) return `${before}-`;
      if (words.has(start + end)) return before;
      return prefixes.has(start) ? `${before}-` : before;
    })
    .replaceAll(OPEN_HYPHEN, "-");
}
