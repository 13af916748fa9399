import type { Sentence } from "#server/contract-rules/contract";

/** Where in a sentence the words stand. */
type Place = {
  sentence: Pick<Sentence, "text"> & Partial<Pick<Sentence, "opening" | "closing">>;
  index: number;
  length: number;
};

/** What is kept of a contract at most, and what a person still reads. */
export const LONGEST = 300;
const marker =
  /^(?:(?:clause|article|section|item) )?(?:[A-Z]?\d{1,3}(?:\.\d{1,3}){0,3}[.):]?|[A-Z]\.\d{1,2}(?:\.\d{1,2})?[.):]?|\((?:\d{1,2}|[a-z]{1,2}|[ivxl]{1,6})\)|[a-z][.)]|[ivxl]{1,6}[.)]|[-*•–])(?: [-–])? (?=\S)/i;
/** Words that join a part to the one before it. */
const joint = /^(?:and|but|or|then|further) /i;

/**
 * The sentence a finding rests on, without its number; of a long one the parts around the match: back to its subject if there is
 * room, and on from there. Quotation marks in it are single, because it stands in double ones itself.
 */
export function quote({ sentence: { text, opening = "", closing = "" }, index, length }: Place): string {
  // An item says nothing without the words that its list hangs on, nor they without it.
  const list = [opening, text, closing].filter(Boolean).join(" ");
  if (list.length > text.length && list.length <= LONGEST)
    return trimmed(list.replace(marker, "")).replace(joint, "");
  const start = marker.exec(text)?.[0].length ?? 0;
  const whole = text.slice(start);
  if (whole.length <= LONGEST) return trimmed(whole);
  const [from, to] = [Math.max(0, index - start), Math.max(1, index + length - start)];
  return trimmed(partsAround(whole, from, to)).replace(joint, "");
}

function trimmed(words: string): string {
  return words
    .trim()
    .replace(/(?:[;,:]| and| or|; and|; or)$/, "")
    .replace(/^\[(?:note: )?(?=[^\]]*$)/i, "")
    .replace(/^([^[]*)\]$/, "$1")
    .replaceAll('"', "'");
}

/** As many whole parts as fit: those of the match first, then those before it, then those behind it. */
function partsAround(text: string, from: number, to: number): string {
  const ends = [...text.matchAll(/[,;:.] (?!and\b.{0,12}$)/g)].map(({ index }) => index + 2);
  const borders = [0, ...ends, text.length];
  let left = borders.findLastIndex((border) => border <= from);
  let right = borders.findIndex((border) => border >= Math.min(to, text.length));
  const [begin, end] = [borders[left] ?? 0, borders[right] ?? text.length];
  if (end - begin > LONGEST) return wordsAround(text.slice(begin, end), from - begin);
  const fits = (one: number, other: number) => (borders[other] ?? 0) - (borders[one] ?? 0) <= LONGEST;
  while (left > 0 && fits(left - 1, right)) left -= 1;
  while (right < borders.length - 1 && fits(left, right + 1)) right += 1;
  return text.slice(borders[left], borders[right]);
}

/** Whole words of a part that is too long, from its beginning if that reaches the match. */
function wordsAround(part: string, at: number): string {
  const start = at < LONGEST / 2 ? 0 : part.indexOf(" ", at - LONGEST / 4) + 1;
  if (start + LONGEST >= part.length) return part.slice(start);
  const space = part.lastIndexOf(" ", start + LONGEST);
  return part.slice(start, space > start ? space : start + LONGEST);
}
