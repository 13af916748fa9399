import { bringsNothing } from "#server/adapters/ai/brings-nothing";
import {
  BLANK,
  detectLanguage,
  type Language,
  type Neutral,
  type RuleReading,
} from "#server/contract-rules/index";
import { absences } from "#server/features/reviews/model/absences";
import type { NumberedSentence } from "#server/features/reviews/model/number-sentences";
import { pointOfKey } from "#server/features/reviews/model/point-guide";
import { NOTHING_FOUND, type ReviewIssue, type ReviewStrength } from "#shared/domain/reviews/review";
import { reviewPoints, titleOf } from "#shared/domain/reviews/review-points";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/** What a model says of something that the rules found. */
export type Judgement = {
  /** "r3" */
  finding: string;
  verdict: "stands" | "refuted";
};

/** What stands of a model's answer, in the form of findings; and how many of its items did not. */
export type TakenReading = {
  isContract: boolean;
  issues: ReviewIssue[];
  /** What a part says nothing on: an issue where no other part does. */
  absent: ReviewIssue[];
  strengths: ReviewStrength[];
  /** What the part has words on that neither harm nor protect. */
  neutral: Neutral[];
  judged: Judgement[];
  dropped: number;
};

type Item = Record<string, unknown>;
type Taker = (answer: Item) => TakenReading | null;

/** A name in another script may stand among the words. */
const LEAST_LATIN = 0.8;
const LONGEST = { quotation: 600, why: 500, ask: 1_200, title: 100 };

/**
 * Takes a model's answer apart, item by item: one that is wrong costs itself alone. A number may be text, a list one item, a name of a
 * point its number. Whatever is cited has to exist, and where it counts in favour it has to speak to the parties. Null for an answer
 * without its lists.
 */
export function createTaker(contract: RuleReading, sentences: readonly NumberedSentence[]): Taker {
  const known = new Map(sentences.map((sentence, index) => [sentence.id, { ...sentence, index }]));
  const citedIn = (item: Item) =>
    idsIn(item.sentences ?? item.sentence ?? item.ids).flatMap((id) => known.get(id) ?? []);
  const isAsked = (point: number | null): point is number => point !== null && contract.isAsked(point);
  const language = detectLanguage(contract.text);
  const isClean = (words: readonly string[]) =>
    words.every((each) => bringsNothing(each, contract.text) && isReadable(each, language));

  function issueIn(item: Item): ReviewIssue | null {
    const cited = citedIn(item);
    const words = wordsIn(item);
    if (cited.length === 0 || !words || !isAsked(words.point) || !isClean([words.why, words.ask]))
      return null;
    return toIssue(words, quotationOf(cited));
  }

  function absenceIn(item: Item): ReviewIssue | null {
    const words = wordsIn(item);
    if (!words || !isAsked(words.point) || !isClean([words.why, words.ask])) return null;
    const missing = absences[words.point];
    return missing === undefined ? null : toIssue(words, `${NOTHING_FOUND} ${missing}`);
  }

  function strengthIn(item: Item): ReviewStrength | null {
    const cited = citedIn(item);
    const point = pointIn(item.point);
    const title = textIn(item.title);
    if (cited.length === 0 || !isAsked(point) || title === "" || !isClean([title])) return null;
    if (!cited.every(({ isTrusted }) => isTrusted)) return null;
    return { point, title: oneLine(title, LONGEST.title), quotation: quotationOf(cited) };
  }

  function neutralIn(item: Item): Neutral | null {
    const cited = citedIn(item);
    const point = pointIn(item.point);
    if (cited.length === 0 || !isAsked(point) || !cited.every(({ isTrusted }) => isTrusted)) return null;
    return { point, isBlank: cited.every(({ text }) => BLANK.test(text)) };
  }

  /** Only words of the contract to its parties can clear it of anything. */
  function judgementIn(item: Item): Judgement | null {
    const finding = textIn(item.finding ?? item.id);
    const verdict = textIn(item.verdict).toLowerCase();
    if (!/^r\d+$/.test(finding)) return null;
    if (/^stands?\b/.test(verdict)) return { finding, verdict: "stands" };
    const cited = citedIn(item);
    const isBorneOut = cited.length > 0 && cited.every(({ isTrusted }) => isTrusted);
    return /not|settled|refuted|cleared/.test(verdict) && isBorneOut ? { finding, verdict: "refuted" } : null;
  }

  return (answer) => {
    if (!Array.isArray(answer.issues)) return null;
    let dropped = 0;
    const each = <Taken>(list: unknown, take: (item: Item) => Taken | null): Taken[] =>
      (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
        const taken = typeof item === "object" && item !== null ? take(item as Item) : null;
        if (taken === null) dropped += 1;
        return taken ?? [];
      });
    const taken = {
      isContract: answer.isContract !== false && answer.isContract !== "false",
      issues: each(answer.issues, issueIn),
      absent: each(answer.absent, absenceIn),
      strengths: each(answer.strengths, strengthIn),
      neutral: each(answer.neutral, neutralIn),
      judged: each(answer.judged, judgementIn),
    };
    return { ...taken, dropped };
  };
}

/** Whether its words are for whoever asked: in English, in the language of the contract, or too few to tell. */
function isReadable(words: string, ofContract: Language | null): boolean {
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  if (count(/\p{Script=Latin}/gu) < count(/\p{L}/gu) * LEAST_LATIN) return false;
  const language = detectLanguage(words);
  return language === null || language === "English" || language === ofContract;
}

type Words = { point: number; why: string; ask: string };

function wordsIn(item: Item): Words | null {
  const point = pointIn(item.point);
  const why = textIn(item.why ?? item.description);
  const ask = textIn(item.ask ?? item.suggestion);
  return point === null || why === "" || ask === "" ? null : { point, why, ask };
}

/** Title and severity are ours: nothing in a contract can talk a model into others. */
function toIssue({ point, why, ask }: Words, quotation: string): ReviewIssue {
  const about = reviewPoints[point - 1]!;
  return {
    point,
    severity: about.severity,
    title: titleOf(about, isAbsence({ quotation })),
    description: oneLine(why, LONGEST.why),
    quotation,
    suggestion: oneLine(ask, LONGEST.ask),
  };
}

/** "uncapped_recoupment", 9 or "9". */
function pointIn(given: unknown): number | null {
  const text = textIn(given).toLowerCase();
  const number = pointOfKey(text.replaceAll(/[\s-]+/g, "_")) ?? Number(text);
  return Number.isInteger(number) && reviewPoints[number - 1] !== undefined ? number : null;
}

const MOST_CITED = 40;

/** "s12", 12, "[s12, s13]", "s12-s14", or a list of such. */
function idsIn(given: unknown): string[] {
  const texts = (Array.isArray(given) ? given : [given]).map(textIn);
  const ids = texts.flatMap((text) =>
    [...text.matchAll(/s?(\d+)(?:\s*(?:-|–|to)\s*s?(\d+))?/gi)].flatMap(([, from, to = from]) => {
      const count = Math.min(MOST_CITED, Math.max(1, Number(to) - Number(from) + 1));
      return Array.from({ length: count }, (_, index) => `s${Number(from) + index}`);
    }),
  );
  return [...new Set(ids)].slice(0, MOST_CITED);
}

/** The first sentences that follow one another: what stands apart is never put together. In double quotation marks itself. */
function quotationOf(cited: readonly (NumberedSentence & { index: number })[]): string {
  const [first, ...others] = cited.toSorted((a, b) => a.index - b.index);
  const run = [first!];
  for (const next of others) if (next.index === run.at(-1)!.index + 1) run.push(next);
  return oneLine(run.map(({ text }) => text).join(" "), LONGEST.quotation).replaceAll('"', "'");
}

function textIn(given: unknown): string {
  return typeof given === "string" || typeof given === "number" ? String(given).trim() : "";
}

function oneLine(words: string, longest: number): string {
  const line = words.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  return `${line.slice(0, line.lastIndexOf(" ", longest - 1)).replace(/[\s,;:]+$/, "")}…`;
}
