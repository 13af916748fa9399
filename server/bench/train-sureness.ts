import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { learnWeights } from "#server/bench/learn-weights";
import { contractWith } from "#server/contract-rules/labelled/is-flagged";
import { labels, type Label } from "#server/contract-rules/labelled/labels";
import { readLabelled } from "#server/contract-rules/labelled/measure-reviewer";
import { allFamilies } from "#server/contract-rules/points/families/all-families";
import { readByRules } from "#server/contract-rules/read-by-rules";
import { readContract } from "#server/contract-rules/reading/read-contract";
import { isClause, isHarmless } from "#server/contract-rules/sureness/is-clause";
import { saysHowBad } from "#server/contract-rules/sureness/how-bad";
import { wordsOf } from "#server/contract-rules/sureness/words-of";
import { reviewPoints } from "#shared/domain/reviews/review-points";

/**
 * Learns which words speak for a point, and writes them to `sureness/point-words.ts`: `npm run train:review -- <folder>`. Sentences come
 * from the families, and from contracts that others wrote, which stay outside the project: <name>.txt, and beside it <name>.json with the
 * clauses that readers quoted, and what the rules quoted before they had learnt from the text. What comes of it is told without the
 * author in question: each author's quotations are judged by words learnt from all others.
 */
const Labelled = z.object({
  author: z.string(),
  clauses: z.array(z.object({ point: z.int(), quotation: z.string(), isHarm: z.boolean() })),
  quoted: z.array(z.object({ point: z.int(), quotation: z.string(), isRight: z.boolean() })).default([]),
});

/** A sentence, the points it raises, and those it speaks of and does not raise. */
type Example = { author: string; words: Set<string>; raises: number[]; spares: number[]; family?: number };
type Quoted = { author: string; point: number; quotation: string; words: Set<string>; isRight: boolean };

const BLANKS = 40;
const FEWEST_SENTENCES = 3;
const MOST_WORDS = 120;
const OTHER_FAMILY = 0.3;
const NEAR_MISS = 5;
const RAISED = 2;
const HABITS = { hold: 0.1, rounds: 150 };
/** Two wordings are of one clause where they share so much. */
const SAME = 0.6;

const folder = process.argv[2];
const others = folder ? readFolder(folder) : [];
const examples = [
  ...allFamilies.flatMap(fromFamily),
  ...labels.flatMap(fromLabelled),
  ...others.flatMap((each) => each.examples),
];
const vocabulary = vocabularyOf(examples);

const authors = [...new Set(others.map(({ author }) => author))];
const judged = authors.flatMap((author) => {
  const rest = examples.filter((each) => each.author !== author);
  const own = others.filter((each) => each.author === author).flatMap(({ quoted }) => quoted);
  const points = new Set(own.map(({ point }) => point));
  const learnt = new Map([...points].map((point) => [point, learn(point, rest)]));
  return own.map((each) => ({ ...each, score: scoreOf(each.words, learnt.get(each.point)!) }));
});
if (judged.length > 0) printCurve();
writeFileSync(
  join(import.meta.dirname, "../contract-rules/sureness/point-words.ts"),
  `/** What words weigh for each point, in tenths, behind what a sentence without any of them weighs. Learnt by \`npm run train:review\`, not written by hand. */
export const pointWords: Readonly<Record<number, string>> = {
${reviewPoints.map(({ number }) => `  ${number}: "${written(learn(number, examples))}",`).join("\n")}
};
`,
);

type Learnt = { from: number; words: Map<string, number> };

/** Of the words that were learnt those that tell most are kept. */
function learn(point: number, all: readonly Example[]): Learnt {
  const rows = all.map(({ words, raises, spares, family }) => ({
    features: [...words].map((word) => vocabulary.get(word) ?? -1).filter((index) => index >= 0),
    each: 1,
    isOne: raises.includes(point),
    weight: raises.includes(point)
      ? family === undefined
        ? RAISED
        : 1
      : spares.includes(point) && family === undefined
        ? NEAR_MISS
        : family !== undefined && family !== point
          ? OTHER_FAMILY
          : 1,
  }));
  const size = vocabulary.size;
  const weights = learnWeights(rows, size, HABITS);
  const counts = new Float64Array(size);
  for (const { features } of rows) for (const index of features) counts[index]! += 1;
  const telling = [...vocabulary]
    .map(([word, index]) => ({
      word,
      weight: weights[index]!,
      tells: Math.abs(weights[index]!) * Math.sqrt(counts[index]!),
    }))
    .toSorted((a, b) => b.tells - a.tells)
    .slice(0, MOST_WORDS);
  return { from: weights[size]!, words: new Map(telling.map(({ word, weight }) => [word, weight])) };
}

function scoreOf(words: ReadonlySet<string>, { from, words: weights }: Learnt): number {
  return [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), from);
}

function written({ from, words }: Learnt): string {
  const tenths = (weight: number) => Math.round(weight * 10);
  const parts = [...words]
    .filter(([, weight]) => tenths(weight) !== 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return [tenths(from), ...parts.map(([word, weight]) => `${word}:${tenths(weight)}`)].join(" ");
}

function vocabularyOf(all: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of all) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= FEWEST_SENTENCES).map(([word]) => word);
  return new Map(known.map((word, index) => [word, index]));
}

function fromFamily({ point, kind, raises, nearMisses }: (typeof allFamilies)[number]): Example[] {
  const example = (words: string, isRaised: boolean): Example => ({
    author: "",
    family: point,
    words: wordsOf(
      readContract(contractWith(words, kind))
        .sentences.filter(({ topic }) => topic.includes("special terms"))
        .map(({ plain }) => plain)
        .join(" "),
    ),
    raises: isRaised ? [point] : [],
    spares: isRaised ? [] : [point],
  });
  return [
    ...raises.map((words) => example(words, true)),
    ...nearMisses.map((words) => example(words, false)),
  ];
}

/** Of the contracts that the rules have learnt from it is known which points they raise: there the words quoted are right. */
function fromLabelled(label: Label): Example[] {
  const text = readLabelled(label);
  const quoted = readByRules(text).issues.map(({ point, quotation }) => ({ point, runs: runsOf(quotation) }));
  return readContract(text).sentences.map((sentence) => {
    const runs = runsOf(sentence.text);
    const about = quoted.filter((each) => overlap(runs, each.runs) > SAME).map(({ point }) => point);
    return {
      author: "",
      words: wordsOf(sentence.plain),
      raises: about.filter((point) => label.points.includes(point)),
      spares: about.filter((point) => !label.points.includes(point) && !label.either?.includes(point)),
    };
  });
}

function readFolder(path: string): { author: string; examples: Example[]; quoted: Quoted[] }[] {
  return readdirSync(path)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const { author, clauses, quoted } = Labelled.parse(JSON.parse(readFileSync(join(path, file), "utf8")));
      const { sentences } = readContract(readFileSync(join(path, file.replace(/json$/, "txt")), "utf8"));
      const marked = clauses.map((clause) => ({ ...clause, runs: runsOf(clause.quotation) }));
      const read = sentences.map(({ text, plain }): Example => {
        const runs = runsOf(text);
        const about = marked.filter((clause) => overlap(runs, clause.runs) > SAME);
        const raises = [...new Set(about.filter(({ isHarm }) => isHarm).map(({ point }) => point))];
        const spares = about.map(({ point }) => point).filter((point) => !raises.includes(point));
        return { author, words: wordsOf(plain), raises, spares };
      });
      return {
        author,
        examples: read,
        quoted: quoted.map((each) => {
          const runs = runsOf(each.quotation);
          const shared = sentences.map(({ text }) => common(runs, runsOf(text)));
          const nearest = sentences[shared.indexOf(Math.max(...shared))];
          return { ...each, author, words: wordsOf(nearest?.plain ?? each.quotation.toLowerCase()) };
        }),
      };
    });
}

/** Four words in a row, each time: what two wordings share. */
function runsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\w+/g) ?? [];
  return new Set(
    words.map((_, index) => words.slice(index, index + 4).join(" ")).slice(0, Math.max(1, words.length - 3)),
  );
}

function common(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((run) => other.has(run)).length;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return common(one, other) / Math.max(1, Math.min(one.size, other.size));
}

function printCurve(): void {
  const right = judged.filter(({ isRight }) => isRight).length;
  const line = (title: string, kept: typeof judged) => {
    const own = kept.filter(({ isRight }) => isRight).length;
    const part = (of: number) => `${((100 * own) / Math.max(1, of)).toFixed(1)} %`;
    process.stdout.write(
      `${title.padEnd(28)} ${own} of ${kept.length} right (${part(kept.length)}), ${part(right)} of the right ones\n`,
    );
  };
  const said = judged.filter(
    ({ point, quotation }) =>
      isClause(quotation) && !isHarmless(point, quotation) && saysHowBad(point, quotation),
  );
  line("as the rules quoted", judged);
  line(
    "a clause",
    judged.filter(({ quotation }) => isClause(quotation)),
  );
  line("and it says how bad", said);
  for (const least of [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5])
    line(
      `and its words weigh ${least}`,
      said.filter(({ point, score }) => point === BLANKS || score >= least),
    );
}
