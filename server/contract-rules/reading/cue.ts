import type { Act, Manner, Sentence, Statement, StatementSide } from "#server/contract-rules/contract";
import { spellOut } from "#server/contract-rules/reading/vocabulary";

/**
 * A pattern for masked sentences, in lower case. The words in capitals are those of the vocabulary: CREATOR and COMPANY stand for
 * the words for a side, MAY for any words that allow; "…" for up to ninety letters.
 */
export function cue({ raw }: TemplateStringsArray, ...parts: readonly (string | RegExp)[]): RegExp {
  const source = raw.reduce((all, text, index) => {
    const part = parts[index - 1];
    return all + (part instanceof RegExp ? part.source : (part ?? "")) + text;
  });
  return compile(source);
}

/** The same for several wordings, each on a line of its own: any of them. */
export function anyOf({ raw }: TemplateStringsArray, ...parts: readonly RegExp[]): RegExp {
  const lines = raw.map((text, index) => `${parts[index - 1]?.source ?? ""}${text}`).join("");
  const wordings = lines.split("\n").map((line) => line.trim());
  return compile(`(?:${wordings.filter(Boolean).join("|")})`);
}

const compiled = new Map<string, RegExp>();

/** Spells a pattern out, once: it may stand inside a function. */
function compile(source: string): RegExp {
  const known = compiled.get(source);
  if (known) return known;
  const pattern = new RegExp(spellOut(source));
  compiled.set(source, pattern);
  return pattern;
}

const negation =
  "\\b(?:no|not|never|neither|nor|nothing|nobody|none|cannot|without any|rather than|instead of|free of|excludes?|excluding|\\w+n't)\\b";
/** Words that deny the very words that follow, with at most three between them: not a condition earlier in the sentence. */
export function deniedAtOnce(what: RegExp): RegExp {
  return new RegExp(`${negation}(?: \\S+){0,3}? (?:${what.source})`);
}

/** The rest of the same part of a sentence; the commas of a list do not end it, and "until" does: not before that means then. */
const samePart =
  "(?:(?!\\b(?:until|unless|while)\\b)[^,;]|, (?=[\\w-]+(?: [\\w-]+)?(?:,| or | nor | and )|n?or )){0,80}?";

/** Words that deny what follows them within the same part of the sentence, or "nothing" at its beginning. */
export function denied(what: RegExp): RegExp {
  return new RegExp(`(?:${negation}${samePart}|^(?:\\S+ )?nothing\\b[^;]{0,160}?)(?:${what.source})`);
}

const refusal =
  "(?:\\b(?:not|never|nor|neither) (?:be |been )?(?:\\w+ )?(?:obliged|obligated|required|bound|entitled|allowed|permitted)|\\bneed not|\\bno (?:\\w+ )?(?:right|duty|obligation|opportunity|chance))\\b";
/** Words that refuse what follows them as a right or a duty, with the items of a list that hang on them; or say that there is none. */
export function refused(what: RegExp): RegExp {
  return new RegExp(`(?:${refusal}[^;]{0,120}?|\\bno (?:\\w+ )?)\\b(?:${what.source})`);
}

/** Where the words stand that were found, and how far apart those of a long sentence are that it rests on. */
export type Match = { sentence: Sentence; index: number; length: number; spread?: number };

/** What one statement of a sentence has to say. What is not named may be anything, but that it is done or may be. */
export type Says = {
  acts: readonly Act[];
  who?: StatementSide;
  to?: StatementSide;
  what?: RegExp;
  manner?: Manner;
  when?: (statement: Statement) => boolean;
};

export function isSaid({ statements }: Pick<Sentence, "statements">, says: Says): boolean {
  return statements.some(
    (statement) =>
      says.acts.includes(statement.act) &&
      (says.manner ? says.manner === statement.manner : !statement.manner.endsWith("not")) &&
      (says.who === undefined || says.who === statement.who) &&
      (says.to === undefined || says.to === statement.to) &&
      (says.what?.test(statement.what) ?? true) &&
      (says.when?.(statement) ?? true),
  );
}

export type Look = {
  /** All of them in one sentence. The quotation is taken from around the first. */
  has: readonly RegExp[];
  /** None of them in that sentence. */
  not?: readonly RegExp[];
  /** In the sentence or the heading of its clause. */
  topic?: RegExp;
  /** What a pattern cannot tell: how many, how long. Asked of the context. */
  when?: (context: string) => boolean;
  /** What one of its statements says: who does it, to whom, and about what. */
  says?: Says;
  /** What none of them says. */
  saysNot?: Says;
};

/** The first sentence that fits. */
export function findMatch(
  sentences: readonly Sentence[],
  { has, not = [], topic, when, says, saysNot }: Look,
): Match | null {
  for (const sentence of sentences) {
    const { context, plain } = sentence;
    if (!has.every((pattern) => pattern.test(context)) || not.some((pattern) => pattern.test(context)))
      continue;
    if (topic && !topic.test(`${sentence.topic} ${context}`)) continue;
    if (when && !when(context)) continue;
    if (says && !isSaid(sentence, says)) continue;
    if (saysNot && isSaid(sentence, saysNot)) continue;
    const found = has[0]?.exec(context);
    const index = (found?.index ?? 0) - (context.length - plain.length);
    return {
      sentence,
      index: Math.max(0, index),
      length: (found?.[0].length ?? 0) + Math.min(0, index),
      spread: spreadOf(context, has, found),
    };
  }
  return null;
}

const everywhere = new Map<RegExp, RegExp>();

/** From the first to the last of the words that all patterns need, each where it stands nearest to the first pattern's. */
function spreadOf(
  context: string,
  has: readonly RegExp[],
  first: RegExpExecArray | null | undefined,
): number {
  if (!first || has.length < 2) return first?.[0].length ?? 0;
  const ends = has.slice(1).map((pattern) => {
    const all = everywhere.get(pattern) ?? new RegExp(pattern.source, `${pattern.flags}g`);
    everywhere.set(pattern, all);
    const places = [...context.matchAll(all)].map(
      ({ 0: words, index }) => [index, index + words.length] as const,
    );
    const distance = ([from, to]: readonly [number, number]) =>
      Math.max(0, from - (first.index + first[0].length), first.index - to);
    return places.toSorted((one, other) => distance(one) - distance(other))[0] ?? [first.index, first.index];
  });
  const from = Math.min(first.index, ...ends.map(([start]) => start));
  return Math.max(first.index + first[0].length, ...ends.map(([, end]) => end)) - from;
}

/** The first match of any of several looks, in their order. */
export function findAny(sentences: readonly Sentence[], looks: readonly Look[]): Match | null {
  for (const look of looks) {
    const match = findMatch(sentences, look);
    if (match) return match;
  }
  return null;
}

export function sentencesWith(sentences: readonly Sentence[], look: Look): Sentence[] {
  return sentences.filter((sentence) => findMatch([sentence], look) !== null);
}
