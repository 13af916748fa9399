import { marker } from "#server/adapters/text/pdf/gather-lines";
import { joinWrapped, settleHyphens } from "#server/adapters/text/pdf/join-wrapped";
import type { Block } from "#server/adapters/text/pdf/lay-out-page";
import type { Line } from "#server/adapters/text/pdf/piece";

type Paragraph = {
  lines: Line[];
  /** The right edge of its column. */
  measure: number;
  /** Whether white stands before it. */
  apart: boolean;
};

/** Pages as text: paragraphs and rows on a line each, an empty line where the page shows white, sentences whole across pages. */
export function writeText(pages: readonly (readonly Block[])[]): string {
  const leading = usualLeading(pages);
  const written: { text: string; apart: boolean }[] = [];
  let open: Paragraph | undefined;
  const close = () => {
    if (open) written.push({ text: joinWrapped(open.lines.map(({ text }) => text)), apart: open.apart });
    open = undefined;
  };

  for (const block of pages.flat()) {
    if ("rows" in block) {
      close();
      written.push(...block.rows.map((text, index) => ({ text, apart: index === 0 })));
      continue;
    }
    for (const paragraph of paragraphsOf(block.lines, block.right, leading)) {
      if (open && paragraph.lines[0] === block.lines[0] && goesOn(open, paragraph)) {
        open = { ...paragraph, lines: [...open.lines, ...paragraph.lines], apart: open.apart };
        continue;
      }
      close();
      open = paragraph;
    }
  }
  close();
  return settleHyphens(written.map(({ text, apart }) => (apart ? "\n\n" : "\n") + text).join(""));
}

/** Lengths of a letter from one baseline to the next, as most lines have it; a few lines alone tell little. */
function usualLeading(pages: readonly (readonly Block[])[]): number {
  const steps = pages.flat().flatMap((block) => ("rows" in block ? [] : stepsOf(block.lines)));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 1.2;
  return steps.length < 8 ? Math.min(usual, 1.5) : usual;
}

function stepsOf(lines: readonly Line[]): number[] {
  return lines.slice(1).map((line, index) => (line.baseline - lines[index]!.baseline) / line.size);
}

function paragraphsOf(lines: readonly Line[], measure: number, leading: number): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [index, line] of lines.entries()) {
    const paragraph = paragraphs.at(-1);
    const step = (line.baseline - (lines[index - 1]?.baseline ?? -Infinity)) / line.size;
    const apart = step > leading * 1.25;
    if (paragraph && !apart && !begins(paragraph, line)) paragraph.lines.push(line);
    else paragraphs.push({ lines: [line], measure, apart });
  }
  return paragraphs;
}

/** Whether a line begins a new paragraph right under another one. */
function begins({ lines, measure }: Paragraph, line: Line): boolean {
  const last = lines.at(-1)!;
  const [em, indent] = [line.size, line.left - last.left];
  if (Math.abs(line.size - last.size) > 0.12 * Math.max(line.size, last.size)) return true;
  if (hadRoom(last, line, measure)) return true;
  if (hasMarker(line.text)) return /[.;:,]$|\b(?:and|or)$/.test(last.text) || Math.abs(indent) > 0.5 * em;
  if (indent > 0.8 * em) return !(lines.length === 1 && hasMarker(last.text));
  if (indent < -0.8 * em) return lines.length > 1;
  return false;
}

function hasMarker(text: string): boolean {
  const first = /^\S+(?=\s)/.exec(text)?.[0];
  return first !== undefined && marker.test(first);
}

/** A line that ended although the next word would have found room was meant to end. */
function hadRoom(last: Line, next: Line, measure: number): boolean {
  const letter = (next.right - next.left) / Math.max(next.text.length, 1);
  const word = /^\S*/.exec(next.text)![0].length;
  return last.right + (word + 1) * letter < measure - 0.5 * next.size;
}

/** Whether the first paragraph of a page or column is the rest of the last one before it. */
function goesOn(open: Paragraph, next: Paragraph): boolean {
  const [last, first] = [open.lines.at(-1)!, next.lines[0]!];
  if (hasMarker(first.text) || Math.abs(last.size - first.size) > 0.12 * last.size) return false;
  if (hadRoom(last, first, open.measure) || isTitleAfter(last, next)) return false;
  return /^\p{Ll}/u.test(first.text) || !/[.;:!?]["”’)]?$/.test(last.text);
}

/** Where a sentence cannot end. */
const unfinished = /(?:[,(\u2010-\u2015-]|\b(?:and|or|of|the|an?|to|by|with|between|for|in|at))$/i;

/** Whether the title of the next agreement stands there: alone, in capitals, below other words or the lines that are signed on. */
function isTitleAfter(last: Line, { lines: [first, ...more] }: Paragraph): boolean {
  const { text } = first!;
  return (
    more.length === 0 &&
    /\p{Lu}{2}/u.test(text) &&
    !/\p{Ll}|[.;:,]$/u.test(text) &&
    !unfinished.test(last.text) &&
    (/\p{Ll}/u.test(last.text) || last.text.endsWith("_"))
  );
}
