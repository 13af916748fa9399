import { COMPANY_MARK, CREATOR_MARK, type Sentence } from "#server/features/reviews/contract";

const tokens: Record<string, string> = {
  CREATOR: `(?:${CREATOR_MARK}+)`,
  COMPANY: `(?:${COMPANY_MARK}+)`,
  BOTH: "(?:either party|each party|both parties|the parties|each of the parties|a party|any party|one party|neither party|either of (?:us|them)|either (?:side|of the parties)|both sides|each side)",
  // Up to some ninety letters: a pattern with bounded gaps takes linear time.
  "…": "[^]{0,90}?",
};

/**
 * A pattern for masked sentences, in lower case. CREATOR and COMPANY stand for the words for a side, BOTH for the two together,
 * and "…" for up to ninety letters.
 */
export function cue({ raw }: TemplateStringsArray, ...parts: readonly (string | RegExp)[]): RegExp {
  const source = raw.reduce((all, text, index) => {
    const part = parts[index - 1];
    return all + (part instanceof RegExp ? part.source : (part ?? "")) + text;
  });
  return new RegExp(source.replaceAll(/CREATOR|COMPANY|BOTH|…/g, (token) => tokens[token] ?? token));
}

/** Words that deny what follows them within the same part of the sentence. */
export function denied(what: RegExp): RegExp {
  return new RegExp(
    `\\b(?:no|not|never|neither|nor|nothing|nobody|none|cannot|without any|rather than|instead of|free of|excludes?|excluding)\\b[^,;]{0,80}?(?:${what.source})`,
  );
}

export type Match = { sentence: Sentence; index: number; length: number };

export type Look = {
  /** All of them in one sentence. The quotation is taken from around the first. */
  has: readonly RegExp[];
  /** None of them in that sentence. */
  not?: readonly RegExp[];
  /** What a pattern cannot tell: how many, how long. Asked of the context. */
  when?: (context: string) => boolean;
};

/** The first sentence that fits. */
export function findMatch(sentences: readonly Sentence[], { has, not = [], when }: Look): Match | null {
  for (const sentence of sentences) {
    const { context, plain } = sentence;
    if (!has.every((pattern) => pattern.test(context)) || not.some((pattern) => pattern.test(context)))
      continue;
    if (when && !when(context)) continue;
    const found = has[0]?.exec(context);
    const index = (found?.index ?? 0) - (context.length - plain.length);
    return { sentence, index: Math.max(0, index), length: (found?.[0].length ?? 0) + Math.min(0, index) };
  }
  return null;
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
