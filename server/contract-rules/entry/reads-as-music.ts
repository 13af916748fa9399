import { musicWords } from "#server/contract-rules/entry/music-words";

/** What words weigh; above 0 they speak for a contract about music. */
export type Weights = { from: number; words: ReadonlyMap<string, number> };

/** What a contract is about stands at its beginning; annexes of any length follow. */
const OPENING = 8000;

const weights = readWeights(musicWords);

/** How much a contract reads like those about music, in tenths: above 0 more than like those about anything else. */
export function readsAsMusic(text: string): number {
  return weigh(openingWords(text), weights);
}

/** The different words with which a text begins. */
export function openingWords(text: string): Set<string> {
  return new Set(
    text
      .slice(0, OPENING)
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? [],
  );
}

/** A long text has more of the words on either side than a short one: their sum grows with the root of their number. */
export function weigh(found: ReadonlySet<string>, { from, words }: Weights): number {
  const known = [...found].flatMap((word) => words.get(word) ?? []);
  return from + known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(Math.max(1, known.length));
}

function readWeights(written: string): Weights {
  const [from = "0", ...parts] = written.split(" ");
  return {
    from: Number(from),
    words: new Map(
      parts.map((part): [string, number] => {
        const [word = "", weight = "0"] = part.split(":");
        return [word, Number(weight)];
      }),
    ),
  };
}
