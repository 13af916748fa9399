/** A clause's words begin with a capital or a quotation mark: "2.5 per cent" and "2.5 (two and a half)" are figures. */
const WORDS = /\s+(?=[\p{Lu}\p{Lt}\p{Lo}\p{N}“"‘'])/u.source;
/** "5.2 ", "5A.1 ", "C.2 " */
const PARAGRAPH = new RegExp(`^(?<clause>\\d{1,3}[A-Z]?|[A-Z])\\.(?<part>\\d{1,3})[.)]?${WORDS}`, "u");
/** "5. ", "5A. " */
const HEADING = new RegExp(`^(?<clause>\\d{1,3}[A-Z]?)[.)]${WORDS}`, "u");
/** "(1) " of a party */
const PARTY = new RegExp(`^\\(\\d{1,2}\\)${WORDS}`, "u");
/** "(a) ", "(aa) ", "(iv) ", "(A) ", "ANNEX C. " */
const LETTERED = /^(?:\((?:([a-z])\1{0,9}|([A-Z])\2{0,9}|[ivx]{1,6})\)|ANNEX [A-Z]\.)\s+/;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

/** The number that a paragraph begins with, and the space behind it; empty where it has none, as what begins with another figure. */
export function numberOf(paragraph: string): string {
  for (const marker of [PARAGRAPH, HEADING, PARTY, LETTERED]) {
    const found = marker.exec(paragraph);
    if (found) return found[0];
  }
  return "";
}

/**
 * A paragraph with the number that it gets as line `place` of a text: the next one there, or a letter behind the clause's where it is a
 * heading. Where another has that it gets none, so that no number stands for two and no other clause gets another.
 */
export function numberedAfter(lines: readonly string[], place: number, paragraph: string): string {
  const above = lines
    .slice(0, place)
    .map(clauseOf)
    .findLast((clause) => clause !== undefined);
  if (above === undefined) return paragraph;
  const isFree = (number: string) => !lines.some((line) => line.trim().startsWith(number));
  const body = (marker: RegExp) => paragraph.replace(marker, "");

  if (PARAGRAPH.test(paragraph)) {
    const next = `${above.clause}.${above.part + 1} `;
    return (isFree(next) ? next : "") + body(PARAGRAPH);
  }
  const heading = HEADING.exec(paragraph)?.groups;
  if (!heading || isFree(`${heading.clause}. `)) return paragraph;
  const clause = /^\d*/.exec(above.clause)?.[0] ?? "";
  const letter = LETTERS.find((next) => isFree(`${clause}${next}. `));
  return clause && letter ? `${clause}${letter}. ${body(HEADING)}` : paragraph;
}

/** The clause that a line belongs to by its number, and its place in it: 0 for the heading. */
function clauseOf(line: string): { clause: string; part: number } | undefined {
  const { clause, part } = (PARAGRAPH.exec(line.trim()) ?? HEADING.exec(line.trim()))?.groups ?? {};
  return clause === undefined ? undefined : { clause, part: Number(part ?? 0) };
}
