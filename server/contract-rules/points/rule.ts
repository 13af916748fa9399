import { NOTHING_FOUND } from "#shared/domain/reviews/review";
import type { Contract, Sentence } from "#server/contract-rules/contract";
import type { Match } from "#server/contract-rules/reading/cue";
import { LONGEST, quote } from "#server/contract-rules/reading/quote";

/** What was found of a point; with its own reason and wording where the point has several faces. */
export type Finding = {
  quotation: string;
  why?: string;
  suggestion?: string;
  /** The sentence that is quoted; of a blank there is none. */
  sentence?: Sentence;
  /** Whether it harms depends on who reads it, and the contract does not tell. */
  dependsOnReader?: true;
};

/** How a point is looked for. {creator} and {company} stand for what the contract calls them: see `fillNames`. */
export type Rule = {
  point: number;
  /** Why it matters, in one plain sentence. */
  why: string;
  /** Replacement wording. */
  suggestion: string;
  find: (contract: Contract) => Finding | null;
};

/** What a finding rests on has to stand in what is quoted: of a sentence that goes on for longer nobody sees why. */
export function flag(match: Match | null): Finding | null {
  return match && (match.spread ?? 0) <= LONGEST
    ? { quotation: quote(match), sentence: match.sentence }
    : null;
}

export function missing(what: string): Finding {
  return { quotation: `${NOTHING_FOUND} ${what}` };
}
