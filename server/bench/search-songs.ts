import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A published song and who is known for it. */
export type Song = { title: string; artist: string };

/** Real titles, most of them African: a title and an artist a line. */
export const songs: readonly Song[] = readFileSync(join(import.meta.dirname, "songs.txt"), "utf8")
  .trim()
  .split("\n")
  .map((line) => {
    const [title = "", artist = ""] = line.split("\t");
    return { title, artist };
  });

export type Random = () => number;

/** Mulberry32: the same numbers from 0 to 1 at every run. */
export function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** `words` as they are, `query` with a slip in one of them. */
export type Misspelt = { query: string; words: readonly [string, string] };

/** Two words that stand together in real titles, one of them with a slip: a letter left out, doubled, exchanged or swapped. */
export function misspeltPairs(count: number, random: Random): Misspelt[] {
  const pairs = [...new Set(songs.map(({ title }) => title))].flatMap((title) => {
    const words = title.split(" ").filter((word) => /^[\p{L}'’]{2,}$/u.test(word));
    const [first, second] = words;
    const longest = [first, second].toSorted((a = "", b = "") => b.length - a.length)[0];
    return first && second && longest && longest.length >= 4 ? [{ first, second, longest }] : [];
  });
  return pairs.slice(0, count).map(({ first, second, longest }) => {
    const slipped = slip(longest, random);
    const query = first === longest ? `${slipped} ${second}` : `${first} ${slipped}`;
    return { query, words: [first, second] };
  });
}

function slip(word: string, random: Random): string {
  const letters = Array.from(word);
  const at = 1 + Math.floor(random() * (letters.length - 2));
  const [here = "", next = ""] = letters.slice(at);
  const slips = [[], [here, here], ["o" === here ? "a" : "o"], [next, here]];
  const kind = Math.floor(random() * slips.length);
  return letters.toSpliced(at, kind === 3 ? 2 : 1, ...slips[kind]!).join("");
}
