import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { refusedTexts } from "#server/contract-rules/entry/refused-texts";
import { readByRules, readEntry, weighFindings } from "#server/contract-rules/index";
import { labels } from "#server/contract-rules/labelled/labels";
import { readLabelled } from "#server/contract-rules/labelled/measure-reviewer";
import { reviewPoints } from "#shared/domain/reviews/review-points";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/**
 * Figures of the reviewer by rules, on the texts one has learnt from and on those of a folder that one has not: `npm run bench:review --
 * <folder>`. The folder stays outside the project, because others wrote what stands in it: <name>.txt, and beside it <name>.json with
 * what two readers say who do not know the rules.
 */
const Label = z.object({
  /** False for what nobody may be sold a review of. */
  isOurs: z.boolean().default(true),
  /** The points that the contract raises. */
  points: z.array(z.int().min(1).max(reviewPoints.length)).default([]),
  /** Finding them is neither right nor wrong. */
  either: z.array(z.int()).default([]),
  /** 0 to 100, where the readers gave one. */
  score: z.number().optional(),
});
type LabelledText = z.output<typeof Label> & { name: string; text: string };

const folder = process.argv[2];
print("learnt from", [
  ...labels.map((label) => ({ ...Label.parse(label), name: label.file, text: readLabelled(label) })),
  ...refusedTexts.map(({ name, text }) => ({ ...Label.parse({ isOurs: false }), name, text })),
]);
if (folder) print(`measured: ${folder}`, readFolder(folder));

function readFolder(path: string): LabelledText[] {
  return readdirSync(path)
    .filter((file) => file.endsWith(".json"))
    .map((file) => {
      const name = file.slice(0, -".json".length);
      const label = Label.parse(JSON.parse(readFileSync(join(path, file), "utf8")));
      return { ...label, name, text: readFileSync(join(path, `${name}.txt`), "utf8") };
    });
}

function print(title: string, texts: readonly LabelledText[]): void {
  const ours = texts.filter(({ isOurs }) => isOurs).map(judge);
  const others = texts.filter(({ isOurs }) => !isOurs);
  const sold = others.filter(({ text }) => isTaken(text));
  const refused = ours.filter(({ isRefused }) => isRefused);
  const sum = (count: (each: Judged) => number) => ours.reduce((total, each) => total + count(each), 0);
  const quoted = sum(({ quoted: found }) => found.length);
  const right = sum(({ quoted: found, points }) => found.filter((point) => points.includes(point)).length);
  const praised = sum(({ praised: found }) => found.length);
  const harmed = sum(({ praised: found, points }) => found.filter((point) => points.includes(point)).length);
  const scored = ours.filter(({ score, isRefused }) => score !== undefined && !isRefused);
  process.stdout.write(
    [
      `${title}: ${ours.length} contracts, ${others.length} other texts`,
      `  quoted issues right      ${share(right, quoted)}`,
      `  told only as to be read   ${sum(({ alsoRead }) => alsoRead.length)}, harmful ${sum(({ alsoRead, points }) => alsoRead.filter((point) => points.includes(point)).length)}`,
      `  praise of a bad clause   ${share(harmed, praised)}`,
      `  other texts sold         ${share(sold.length, others.length)} ${sold.map(({ name }) => name).join(", ")}`,
      `  contracts refused        ${share(refused.length, ours.length)} ${refused.map(({ name }) => name).join(", ")}`,
      `  rank correlation         ${scored.length < 3 ? "not measured" : rankCorrelation(scored).toFixed(2)}`,
      `  grave found, all kinds   ${graveIn(ours)}`,
      ...[...Map.groupBy(ours, ({ kind }) => kind)].map(
        ([kind, each]) => `  grave found, ${kind.padEnd(13)}${graveIn(each)}`,
      ),
      "",
    ].join("\n"),
  );
}

type Judged = LabelledText & {
  kind: string;
  found: number[];
  quoted: number[];
  alsoRead: number[];
  praised: number[];
  given: number;
  isRefused: boolean;
};

function judge(labelled: LabelledText): Judged {
  const reading = readByRules(labelled.text);
  const isCounted = ({ point }: { point: number }) => !labelled.either.includes(point);
  const issues = reading.issues.filter(isCounted);
  const sure = issues.filter((issue) => !reading.doubtful.includes(issue));
  const pointOf = ({ point }: { point: number }) => point;
  return {
    ...labelled,
    kind: reading.kind,
    found: sure.map(pointOf),
    quoted: sure.filter(({ quotation }) => !isAbsence({ quotation })).map(pointOf),
    alsoRead: issues.filter((issue) => reading.doubtful.includes(issue)).map(pointOf),
    praised: reading.strengths.map(pointOf),
    given: weighFindings(reading, reading).score,
    isRefused: !isTaken(labelled.text),
  };
}

function isTaken(text: string): boolean {
  const { language, isContract, subject } = readEntry(text);
  return language === "English" && isContract && subject.isOurs;
}

/** A kind is measured from eight texts and twenty grave points on. */
function graveIn(texts: readonly Judged[]): string {
  const isGrave = (point: number) => reviewPoints[point - 1]?.severity === "high";
  const all = texts.flatMap(({ points }) => points.filter(isGrave)).length;
  const found = texts.flatMap(({ points, found: seen }) =>
    points.filter((point) => isGrave(point) && seen.includes(point)),
  ).length;
  const isMeasured = texts.length >= 8 && all >= 20;
  return `${share(found, all)} in ${texts.length} texts${isMeasured ? "" : ", too few to be measured"}`;
}

function share(part: number, whole: number): string {
  return whole === 0 ? "none" : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`;
}

/** Spearman's, of our scores and the readers'. */
function rankCorrelation(texts: readonly Judged[]): number {
  const [ours, theirs] = [
    ranksOf(texts.map(({ given }) => given)),
    ranksOf(texts.map(({ score }) => score!)),
  ];
  const mean = (texts.length + 1) / 2;
  const spread = (ranks: readonly number[]) =>
    Math.sqrt(ranks.reduce((sum, rank) => sum + (rank - mean) ** 2, 0));
  const common = ours.reduce((sum, rank, index) => sum + (rank - mean) * (theirs[index]! - mean), 0);
  return common / (spread(ours) * spread(theirs));
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2 + 1);
}
