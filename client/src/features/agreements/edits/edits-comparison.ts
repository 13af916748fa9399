import { diffArrays, diffWords } from "diff";
import { countWords } from "#client/features/agreements/edits/count-words";

/** A run of words of one paragraph. */
export type Piece = { kind: "same" | "added" | "removed"; text: string };

/** A paragraph of either text; `changed` ones have pieces of both. */
export type ComparedParagraph = { kind: Piece["kind"] | "changed"; pieces: Piece[] };

/** How one text became another; the counts are words. */
export type Comparison = { paragraphs: ComparedParagraph[]; added: number; removed: number };

/** What is not found within this time is shown as taken out and put in as a whole: right, if less fine. */
const BUDGET_MS = 4000;

/** Share of words that two paragraphs have in common when one of them became the other. */
const SIMILAR = 0.5;

const wordSegmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Compares word by word, paragraph by paragraph. Space is no difference. May take seconds: call it where nobody types. */
export function compareTexts(before: string, after: string, budgetMs = BUDGET_MS): Comparison {
  const giveUpAt = performance.now() + budgetMs;
  const left = () => Math.max(1, giveUpAt - performance.now());
  const [old, current] = [paragraphsOf(before), paragraphsOf(after)];
  const paragraphs = match(old, current, left() / 2).flatMap((run) =>
    run.kind === "same"
      ? run.after.map((text) => whole("same", text))
      : compareRun(run.before, run.after, left),
  );
  return { paragraphs, added: wordsOf(paragraphs, "added"), removed: wordsOf(paragraphs, "removed") };
}

function paragraphsOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function whole(kind: Piece["kind"], text: string): ComparedParagraph {
  return { kind, pieces: [{ kind, text }] };
}

function wordsOf(paragraphs: readonly ComparedParagraph[], kind: Piece["kind"]): number {
  const pieces = paragraphs.flatMap((paragraph) => paragraph.pieces.filter((piece) => piece.kind === kind));
  return pieces.reduce((sum, { text }) => sum + countWords(text), 0);
}

type Run = { kind: "same" | "different"; before: string[]; after: string[] };

/** Runs of paragraphs that are equal, by `equal` or in every letter, and what stands between them. */
function match(
  before: string[],
  after: string[],
  timeout: number,
  equal = (one: string, other: string) => one === other,
): Run[] {
  const changes = diffArrays(before, after, { timeout, comparator: equal });
  if (!changes) return [{ kind: "different", before, after }];
  const runs: Run[] = [];
  let [old, current] = [0, 0];
  for (const { added, removed, count } of changes) {
    const kind = added || removed ? "different" : "same";
    let run = runs.at(-1);
    if (run?.kind !== kind) runs.push((run = { kind, before: [], after: [] }));
    if (!added) run.before.push(...before.slice(old, (old += count)));
    if (!removed) run.after.push(...after.slice(current, (current += count)));
  }
  return runs;
}

/** Paragraphs between two that stayed: those that are mostly the same became one another, in their order. */
function compareRun(before: string[], after: string[], left: () => number): ComparedParagraph[] {
  return match(before, after, left() / 2, createSimilarity()).flatMap((run) =>
    run.kind === "same"
      ? run.before.map((old, index) => compareParagraph(old, run.after[index] ?? "", left()))
      : [
          ...run.before.map((text) => whole("removed", text)),
          ...run.after.map((text) => whole("added", text)),
        ],
  );
}

function createSimilarity(): (one: string, other: string) => boolean {
  const known = new Map<string, Set<string>>();
  const wordsIn = (text: string) => {
    const words = known.get(text) ?? new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
    known.set(text, words);
    return words;
  };
  return (one, other) => {
    const [few, many] = [wordsIn(one), wordsIn(other)].toSorted((a, b) => a.size - b.size) as [
      Set<string>,
      Set<string>,
    ];
    const enough = (SIMILAR * (few.size + many.size)) / 2;
    return few.size >= enough && [...few].filter((word) => many.has(word)).length >= enough;
  };
}

function compareParagraph(before: string, after: string, timeout: number): ComparedParagraph {
  const changes = diffWords(before, after, { intlSegmenter: wordSegmenter, timeout });
  if (!changes) {
    return {
      kind: "changed",
      pieces: [
        { kind: "removed", text: before },
        { kind: "added", text: after },
      ],
    };
  }
  const pieces = changes.map(({ added, removed, value }): Piece => ({
    kind: added ? "added" : removed ? "removed" : "same",
    text: value,
  }));
  return pieces.every(({ kind }) => kind === "same") ? whole("same", after) : { kind: "changed", pieces };
}

/** What a reader sees of a comparison: a paragraph, or some that stayed as they were and are folded away. */
export type ShownPart =
  { kind: "paragraph"; paragraph: ComparedParagraph } | { kind: "fold"; paragraphs: ComparedParagraph[] };

/** Folds away what stayed, but for one paragraph at either side of a change. */
export function foldUnchanged(paragraphs: readonly ComparedParagraph[]): ShownPart[] {
  const isNear = (index: number) =>
    [index - 1, index, index + 1].some((at) => (paragraphs[at]?.kind ?? "same") !== "same");
  const parts: ShownPart[] = [];
  for (const [index, paragraph] of paragraphs.entries()) {
    const last = parts.at(-1);
    if (isNear(index)) parts.push({ kind: "paragraph", paragraph });
    else if (last?.kind === "fold") last.paragraphs.push(paragraph);
    else parts.push({ kind: "fold", paragraphs: [paragraph] });
  }
  return parts.map((part) => unfoldOne(part));
}

/** One paragraph takes no more room than the line that would stand for it. */
function unfoldOne(part: ShownPart): ShownPart {
  const only = part.kind === "fold" && part.paragraphs.length === 1 && part.paragraphs[0];
  return only ? { kind: "paragraph", paragraph: only } : part;
}
