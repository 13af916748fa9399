import { pointWords } from "#server/contract-rules/sureness/point-words";
import { wordsOf } from "#server/contract-rules/sureness/words-of";

/** What words weigh for a point: above 0 they speak for it. */
type Weights = { from: number; words: ReadonlyMap<string, number> };

const weights = new Map(
  Object.entries(pointWords).map(([point, text]): [number, Weights] => {
    const [from = "0", ...parts] = text.split(" ");
    const words = parts.map((part): [string, number] => {
      const [word = "", weight = "0"] = part.split(":");
      return [word, Number(weight)];
    });
    return [Number(point), { from: Number(from), words: new Map(words) }];
  }),
);

/** How much a masked sentence reads like those that raise a point, in tenths; above 0 for more likely than not. */
export function speaksOf(point: number, plain: string): number {
  const own = weights.get(point);
  if (!own) return 0;
  return [...wordsOf(plain)].reduce((sum, word) => sum + (own.words.get(word) ?? 0), own.from);
}
