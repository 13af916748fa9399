import type { Contract, Sentence } from "#server/contract-rules/contract";
import { anyOf, findAny, type Look, type Match } from "#server/contract-rules/reading/cue";

/**
 * Something that protects whoever makes the music. It is said only where the words themselves settle who, what, how much and for how
 * long: better a strength too few than one on a clause that does harm.
 */
export type Strength = {
  point: number;
  title: string | ((contract: Contract) => string);
  /** Any of them, in a sentence that promises without a condition; or how else it is found. */
  looks: readonly Look[] | ((contract: Contract) => Match | null);
  /** Conditions that belong to the promise itself: "not without consent" is one with an exception. */
  allows?: RegExp;
  /** Points whose harm leaves nothing of it, beside its own. */
  unless?: readonly number[];
  /** What the sentence alone does not tell. */
  when?: (contract: Contract) => boolean;
  /** It speaks of one side's rights, and between equals nobody knows which one reads. */
  isOneSided?: true;
};

/** Words that take a part of a promise back, or leave it open. */
const condition = anyOf`
  \b(?:unless|except\w*|save (?:that|for|where|as|in)|provided\b|however|notwithstanding|subject to|other than)\b
  \bbut (?!not\b|no\b|never\b)
  \b(?:where|if|as|when) (?:applicable|practicable|possible|available|any|appropriate|feasible)\b
  \b(?:to the extent|insofar|so far as|reasonable (?:efforts|endeavou?rs)|best (?:efforts|endeavou?rs)|as (?:\w+ )?may be|intends?|hopes?|endeavou?rs?)\b
  _{3,}
  \[[^\]]*\]
  \.{6,}
`;
const takesBack = anyOf`
  ^(?:\S{1,6} )?(?:however|but|notwithstanding|nevertheless|save|except|provided|this (?:clause|section|paragraph|right|duty|limit) (?:does|shall|will) not)\b
`;

/** The sentences of a contract that promise without a condition, and that no other sentence of the clause takes back. */
function firmSentences({ sentences, trusted }: Contract, allows: RegExp | undefined): Sentence[] {
  const open = new Set(sentences.filter(({ plain }) => takesBack.test(plain)).map(({ clause }) => clause));
  return trusted.filter(({ context, clause }) => {
    if (open.has(clause)) return false;
    return !condition.test(allows ? context.replace(allows, " ") : context);
  });
}

/** The words that a strength rests on. */
export function findStrength(contract: Contract, { looks, allows, when }: Strength): Match | null {
  if (when && !when(contract)) return null;
  return typeof looks === "function" ? looks(contract) : findAny(firmSentences(contract, allows), looks);
}
