/** A clause's words begin with a capital or a quotation mark: "2.5 per cent" and "2.5 (two and a half)" are figures. */
const WORDS = /\s+(?=[\p{Lu}\p{Lt}\p{Lo}\p{N}“"‘'])/u.source;
/** "5.2 ", "5A.1 ", "C.2 " */
const PARAGRAPH = new RegExp(`^(?<clause>\\d{1,3}[A-Z]?|[A-Z])\\.(?<part>\\d{1,3})[.)]?${WORDS}`, "u");
/** "2.5 Per Cent", "10.30 AM": figures wherever they stand. */
const UNIT = /^\d{1,3}\.\d{1,3}\s+(?:[AP]\.?M\b|Per\s?cent)/i;
/** "ANNEX C. ", whose paragraphs are "C.1" and "C.2" */
const ANNEX = /^ANNEX (?<clause>[A-Z])\.\s/;
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
 * Those of a text's paragraphs that begin with what only looks like the number of a clause: "10.30 Hours" in clause 4, "4.7 Tonnes" behind
 * 4.2. A number goes on from the one above it in its clause; it leaves some out where `canLeaveOut` says so and none of these comes later.
 */
export function figuresIn(
  paragraphs: readonly string[],
  canLeaveOut: (paragraph: string) => boolean = () => true,
): string[] {
  const read = paragraphs.map(readStart);
  let [clause, last] = ["", 0];
  return paragraphs.filter((paragraph, index) => {
    const { heading, number } = read[index]!;
    if (heading !== undefined) [clause, last] = [heading, 0];
    if (!number) return false;
    if (number.clause !== clause || UNIT.test(paragraph)) return true;
    const { part } = number;
    const goesOn =
      part === last + 1 ||
      (part > last && canLeaveOut(paragraph) && !comesLater(read, index, { clause, last, part }));
    if (!goesOn) return true;
    last = part;
    return false;
  });
}

type Start = { heading?: string; number?: { clause: string; part: number } };
type Gap = { clause: string; last: number; part: number };

function readStart(paragraph: string): Start {
  const heading = (HEADING.exec(paragraph) ?? ANNEX.exec(paragraph))?.groups;
  const number = PARAGRAPH.exec(paragraph)?.groups;
  return {
    ...(heading && { heading: heading.clause ?? "" }),
    ...(number && { number: { clause: number.clause ?? "", part: Number(number.part) } }),
  };
}

/** Whether a number that would be left out, or the same once more, stands further down in the clause. */
function comesLater(starts: readonly Start[], index: number, { clause, last, part }: Gap): boolean {
  for (let below = index + 1; below < starts.length; below += 1) {
    const { heading, number } = starts[below]!;
    if (heading !== undefined) return false;
    if (number?.clause === clause && number.part > last && number.part <= part) return true;
  }
  return false;
}

/**
 * A paragraph with the number that it gets as line `place` of a text: the next one there, or a letter behind the clause's where it is a
 * heading. Where another has that it gets none, so that no number stands for two and no other clause gets another.
 */
export function numberedAfter(lines: readonly string[], place: number, paragraph: string): string {
  const figures = figuresIn(lines.map((line) => line.trim()));
  const above = lines
    .slice(0, place)
    .filter((line) => !figures.includes(line.trim()))
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
