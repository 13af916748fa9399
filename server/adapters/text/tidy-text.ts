/** Letters that stand for two, and dots of lists in fonts of symbols, as a person would type them. */
const plain: Record<string, string> = {
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬅ: "st",
  ﬆ: "st",
};

/**
 * Text as it is handed out: lines end in LF, at most one empty line between two, no spaces at their ends, nothing invisible (control
 * characters, soft hyphens, marks that turn the direction) and no half characters.
 */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(/\r\n?|[\u0085\u2028\u2029\f\v]/g, "\n")
    .replace(/[ﬀ-ﬆ]/g, (letter) => plain[letter]!)
    .replace(/[\uF0A7\uF0B7\uF0D8\uF076\uF0FC]/g, "•")
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ")
    .replace(/(?![\n\t\u200C\u200D])[\p{Cc}\p{Cf}]/gu, "")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
