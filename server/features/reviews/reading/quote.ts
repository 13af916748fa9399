import type { Match } from "#server/features/reviews/reading/cue";

const LONGEST = 240;
const SHORTEST = 40;
const marker =
  /^(?:\d{1,3}(?:\.\d{1,3}){0,3}[.):]?|\((?:\d{1,2}|[a-z]{1,2}|[ivxl]{1,6})\)|[a-z][.)]|[ivxl]{1,6}[.)]|[-*•]) (?=\S)/i;

/** The words a finding rests on: its sentence, or of a long one the part around the match. */
export function quote({ sentence: { text }, index, length }: Match): string {
  const start = marker.exec(text)?.[0].length ?? 0;
  if (text.length - start <= LONGEST) return trimmed(text.slice(start));
  const from = Math.max(start, partStart(text, Math.max(start, index)));
  return trimmed(text.slice(from, partEnd(text, from, Math.max(from + SHORTEST, index + length))));
}

function trimmed(words: string): string {
  return words.trim().replace(/[;,:]$/, "");
}

/** Behind the last comma or semicolon before the match, or a word near it. */
function partStart(text: string, index: number): number {
  const near = Math.max(0, index - 100);
  const found = Math.max(
    text.lastIndexOf(", ", index),
    text.lastIndexOf("; ", index),
    text.lastIndexOf(". ", index),
  );
  if (found >= near) return found + 2;
  return near === 0 ? 0 : text.indexOf(" ", near) + 1;
}

function partEnd(text: string, from: number, least: number): number {
  const rest = text.slice(least, from + LONGEST);
  const found = rest.search(/[,;.](?= |$)/);
  if (found !== -1) return least + found;
  if (from + LONGEST >= text.length) return text.length;
  const space = text.lastIndexOf(" ", from + LONGEST);
  return space > from ? space : from + LONGEST;
}
