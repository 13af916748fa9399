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

/** A clause, and a place in it: 0 is its heading. */
export type ClauseNumber = { clause: string; part: number };

/**
 * The number that each of a text's paragraphs has; null for what only looks like one: "10.30 Hours" in clause 4, "4.7 Tonnes" behind 4.2, "1.
 * Drums" of a list. A number goes on from the one above it in its clause; it leaves some out where `canLeaveOut` says so and none of these
 * comes later.
 */
export function numbersIn(
  paragraphs: readonly string[],
  canLeaveOut: (paragraph: string) => boolean = () => true,
): (ClauseNumber | null)[] {
  const read = paragraphs.map(readStart);
  let [clause, last, isListed] = ["", 0, false];

  /** What follows the clause above is a heading where it looks like the library's, has paragraphs, or is the very next and of no list. */
  const begins = (heading: string, place: number): boolean =>
    isBehind(heading, clause) &&
    (!/\p{Ll}/u.test(paragraphs[place]!) ||
      /[A-Z]$/.test(heading) ||
      read[place + 1]?.number?.clause === heading ||
      (!isListed && Number(heading) === Number.parseInt(clause || "0", 10) + 1));

  return read.map(({ annex, heading, number }, place) => {
    if (annex !== undefined || (heading !== undefined && begins(heading, place))) {
      [clause, last, isListed] = [annex ?? heading!, 0, false];
      return { clause, part: 0 };
    }
    isListed = heading !== undefined;
    if (number?.clause !== clause || UNIT.test(paragraphs[place]!)) return null;
    const { part } = number;
    const goesOn =
      part === last + 1 ||
      (part > last && canLeaveOut(paragraphs[place]!) && !comesLater(read, place, { clause, last, part }));
    if (!goesOn) return null;
    last = part;
    return number;
  });
}

/** The clause that each paragraph stands in, by the numbers of a text. */
export function clausesAround(numbers: readonly (ClauseNumber | null)[]): string[] {
  let clause = "";
  return numbers.map((number) => (clause = number?.clause ?? clause));
}

/** Whether a paragraph begins with what looks like the number of a clause, or of a paragraph in one. */
export const isNumbered = (paragraph: string) => PARAGRAPH.test(paragraph) || HEADING.test(paragraph);

/** The clause of whose paragraphs it seems to be one by its number; undefined where it does not. */
export const clauseOf = (paragraph: string): string | undefined => readStart(paragraph).number?.clause;

/** "6" and "5A" are behind "5". */
function isBehind(heading: string, clause: string): boolean {
  const [one, other] = [Number.parseInt(heading, 10), Number.parseInt(clause || "0", 10)];
  return one > other || (one === other && heading > clause);
}

type Start = { annex?: string; heading?: string; number?: ClauseNumber };
type Gap = { clause: string; last: number; part: number };

function readStart(paragraph: string): Start {
  const annex = ANNEX.exec(paragraph)?.groups?.clause;
  const heading = HEADING.exec(paragraph)?.groups?.clause;
  const { clause, part } = PARAGRAPH.exec(paragraph)?.groups ?? {};
  return {
    ...(annex !== undefined && { annex }),
    ...(heading !== undefined && { heading }),
    ...(clause !== undefined && { number: { clause, part: Number(part) } }),
  };
}

/** Whether a number that would be left out, or the same once more, stands further down in the clause. */
function comesLater(starts: readonly Start[], place: number, { clause, last, part }: Gap): boolean {
  for (let below = place + 1; below < starts.length; below += 1) {
    const { annex, heading, number } = starts[below]!;
    if (annex !== undefined || (heading !== undefined && isBehind(heading, clause))) return false;
    if (number?.clause === clause && number.part > last && number.part <= part) return true;
  }
  return false;
}

/**
 * A paragraph with the number that it gets between those above and below it: the next one there, or a letter behind the clause's where it is
 * a heading. Where another has that it gets none, so that no number stands for two and no other clause gets another.
 */
export function numberedBetween(
  above: readonly string[],
  below: readonly string[],
  paragraph: string,
): string {
  const paragraphs = [...above, ...below].map((line) => line.trim()).filter((line) => line !== "");
  const count = above.filter((line) => line.trim() !== "").length;
  const last = numbersIn(paragraphs)
    .slice(0, count)
    .findLast((number) => number !== null);
  if (!last) return paragraph;
  const isFree = (number: string) => !paragraphs.some((one) => one.startsWith(number));
  const body = (marker: RegExp) => paragraph.replace(marker, "");

  if (PARAGRAPH.test(paragraph)) {
    const next = `${last.clause}.${last.part + 1} `;
    return (isFree(next) ? next : "") + body(PARAGRAPH);
  }
  const heading = HEADING.exec(paragraph)?.groups;
  if (!heading || isFree(`${heading.clause}. `)) return paragraph;
  const clause = /^\d*/.exec(last.clause)?.[0] ?? "";
  const letter = LETTERS.find((next) => isFree(`${clause}${next}. `));
  return clause && letter ? `${clause}${letter}. ${body(HEADING)}` : paragraph;
}
