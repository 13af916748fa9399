/** "5.2 ", "5A.1 ", "C.2 " */
const PARAGRAPH = /^(?<clause>\d{1,3}[A-Z]?|[A-Z])\.(?<part>\d{1,3})[.)]?\s+/;
/** "5. ", "5A. " */
const HEADING = /^(?<clause>\d{1,3}[A-Z]?)[.)]\s+/;
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");

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
