import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { learnWeights } from "#server/bench/learn-weights";
import { openingWords, weigh, type Weights } from "#server/contract-rules/entry/reads-as-music";
import { refusedTexts } from "#server/contract-rules/entry/refused-texts";
import { shortContracts } from "#server/contract-rules/entry/short-contracts";
import { labels } from "#server/contract-rules/labelled/labels";
import { readLabelled } from "#server/contract-rules/labelled/measure-reviewer";
import { normaliseText } from "#server/contract-rules/reading/normalise-text";

/**
 * Learns with which words contracts about music begin, and others do not, and writes them to `entry/music-words.ts`:
 * `npm run train:entry -- <folder>`. Beside the texts here it takes contracts that others wrote, which stay outside the project:
 * `taken/` and `refused/`, each text as <author>--<name>.txt. What comes of it is told without the author in question.
 */
type Example = { author: string; name: string; words: Set<string>; isTaken: boolean };

const FEWEST_AUTHORS = 8;
const MOST_WORDS = 400;
const HABITS = { hold: 10, rounds: 300 };
const PARTS = 8;

const folder = process.argv[2];
const here = [
  ...labels.map((label) => ({ name: label.file, text: readLabelled(label), isTaken: true })),
  ...shortContracts.map(({ name, text }) => ({ name, text, isTaken: true })),
  ...refusedTexts.flatMap(({ name, text, about }) => (about ? [{ name, text, isTaken: false }] : [])),
].map(({ name, text, isTaken }): Example => exampleOf("", name, text, isTaken));
const others = folder ? [...readFolder("taken", true), ...readFolder("refused", false)] : [];

const judged = partsOf(others).flatMap((part) => {
  const authors = new Set(part.map(({ author }) => author));
  const learnt = learn([...here, ...others.filter(({ author }) => !authors.has(author))]);
  return part.map((each) => ({ ...each, score: weigh(each.words, learnt) }));
});
if (judged.length > 0) printCurve();
writeFileSync(
  join(import.meta.dirname, "../contract-rules/entry/music-words.ts"),
  `/** What words weigh in a contract about music, in tenths, behind what a contract weighs by itself. Learnt by \`npm run train:entry\`, not written by hand. */
export const musicWords =
  "${written(learn([...here, ...others]))}";
`,
);

/** The words that tell most, and what they weigh in tenths when only they are looked at. */
function learn(examples: readonly Example[]): Weights {
  const known = vocabularyOf(examples);
  const all = fit(examples, known);
  const telling = known
    .map((word) => {
      const count = examples.filter(({ words }) => words.has(word)).length;
      return { word, tells: Math.abs(all.words.get(word) ?? 0) * Math.sqrt(count) };
    })
    .toSorted((a, b) => b.tells - a.tells)
    .slice(0, MOST_WORDS);
  return fit(
    examples,
    telling.map(({ word }) => word),
  );
}

function fit(examples: readonly Example[], known: readonly string[]): Weights {
  const places = new Map(known.map((word, index) => [word, index]));
  const rows = examples.map(({ words, isTaken }) => {
    const features = [...words].map((word) => places.get(word) ?? -1).filter((index) => index >= 0);
    return { features, each: 1 / Math.sqrt(Math.max(1, features.length)), isOne: isTaken, weight: 1 };
  });
  const weights = learnWeights(rows, known.length, HABITS);
  const tenths = (index: number) => Math.round((weights[index] ?? 0) * 10);
  return { from: tenths(known.length), words: new Map(known.map((word, index) => [word, tenths(index)])) };
}

/** A word of few authors is a name or a habit. */
function vocabularyOf(examples: readonly Example[]): string[] {
  const authors = new Map<string, Set<string>>();
  for (const { author, name, words } of examples)
    for (const word of words) {
      const known = authors.get(word) ?? new Set();
      authors.set(word, known.add(author || name));
    }
  return [...authors].filter(([, known]) => known.size >= FEWEST_AUTHORS).map(([word]) => word);
}

function readFolder(part: string, isTaken: boolean): Example[] {
  const path = join(folder!, part);
  return readdirSync(path).map((file) => {
    const [author = "", name = ""] = file.replace(/\.txt$/, "").split("--");
    return exampleOf(author, name, readFileSync(join(path, file), "utf8"), isTaken);
  });
}

function exampleOf(author: string, name: string, text: string, isTaken: boolean): Example {
  return { author, name, words: openingWords(normaliseText(text)), isTaken };
}

/** All texts of an author stand in one part. */
function partsOf(examples: readonly Example[]): Example[][] {
  const authors = [...new Set(examples.map(({ author }) => author))].toSorted();
  const parts = Array.from({ length: PARTS }, () => new Set<string>());
  for (const [index, author] of authors.entries()) parts[index % PARTS]!.add(author);
  return parts.map((part) => examples.filter(({ author }) => part.has(author)));
}

function written({ from, words }: Weights): string {
  const parts = [...words].filter(([, weight]) => weight !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [from, ...parts.map(([word, weight]) => `${word}:${weight}`)].join(" ");
}

function printCurve(): void {
  const ours = judged.filter(({ isTaken }) => isTaken);
  const rest = judged.filter(({ isTaken }) => !isTaken);
  for (const least of [-25, -20, -15, -12, -10, -8, -5, 0, 5]) {
    const lost = ours.filter(({ score }) => score < least);
    const taken = rest.filter(({ score }) => score >= least);
    process.stdout.write(
      `from ${least}: ${lost.length} of ${ours.length} contracts refused (${lost.map(({ name }) => name).join(", ")}), ${taken.length} of ${rest.length} others taken\n`,
    );
  }
}
