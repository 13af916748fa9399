import type { ContractKind } from "#shared/domain/reviews/contract-kind";
import type { Severity } from "#shared/domain/reviews/review-points";
import type { RubricArea } from "#shared/domain/reviews/rubric";

export type ReviewIssue = {
  /** The number in `reviewPoints`. */
  point: number;
  severity: Severity;
  title: string;
  /** Why it matters, in one plain sentence. */
  description: string;
  /** Words of the contract, or "nothing found on …". */
  quotation: string;
  /** Replacement wording. */
  suggestion: string;
  /** The title of the agreement that it is of, where a file holds several. */
  agreement?: string | undefined;
};

/** A point read the other way: what the contract does well. */
export type ReviewStrength = {
  point: number;
  title: string;
  quotation: string;
  agreement?: string | undefined;
};

export type ReviewedBy = "ai" | "rules";

export type ReviewResult = {
  /** 0 to 100; null where it was not measured that a score by rules says something about such a contract. */
  score: number | null;
  /** How the score comes about. Not known of reviews from before it was told, and null where there is no score. */
  rubric?: readonly RubricArea[] | null;
  kind: ContractKind;
  issues: ReviewIssue[];
  strengths: ReviewStrength[];
  recommendations: string[];
  reviewedBy: ReviewedBy;
  /** What has to be known to read the result: that it is rule-based, or that nothing could be judged. */
  note: string;
  /** How much was read, and why it seems to be a part of a contract only. Not known of reviews from before it was told. */
  read?: { characters: number; gap: string | null; pages?: FilePages | undefined };
};

/** The pages of a file, and the numbers of those without any text: they were not read. */
export type FilePages = { count: number; empty: number[] };

const SEVERAL = "Your contract has several issues to address";

/** What a score comes to, and the same where something grave is open. */
export const scoreBands = [
  {
    least: 80,
    name: "solid",
    sentence: "Your contract is solid, with minor improvements to consider.",
    besideGrave: "Most of your contract is solid.",
  },
  {
    least: 60,
    name: "decent",
    sentence: "Your contract is decent, with some areas needing attention.",
    besideGrave: "Most of your contract is decent.",
  },
  { least: 30, name: "weak", sentence: `${SEVERAL} before you sign.`, besideGrave: `${SEVERAL}.` },
  { least: 0, name: "grave", sentence: `${SEVERAL} before you sign.`, besideGrave: `${SEVERAL}.` },
] as const;
export type ScoreBand = (typeof scoreBands)[number];

export function scoreBandOf(score: number): ScoreBand {
  return scoreBands.find(({ least }) => score >= least) ?? scoreBands[3];
}

/** What a review comes to, in words: by its score, or where it has none by what was found. One grave point is enough not to sign. */
export function verdictOf(score: number | null, issues: readonly Pick<ReviewIssue, "severity">[]): string {
  const grave = issues.filter(({ severity }) => severity === "high").length;
  const open = grave === 1 ? "one grave point is open" : `${grave} grave points are open`;
  if (score !== null) {
    const { sentence, besideGrave } = scoreBandOf(score);
    return grave === 0 ? sentence : `${besideGrave} Do not sign it as it is: ${open}.`;
  }
  if (grave > 0) return `Do not sign this as it is: ${open}.`;
  return issues.some(({ severity }) => severity === "medium")
    ? "Ask for changes before you sign."
    : "The rules found nothing grave. That does not make it a good contract.";
}

export const reviewerLabels: Record<ReviewedBy, string> = {
  ai: "Read by an AI, checked by rules",
  rules: "Made by rules",
};

/** How a quotation begins where the contract has no words to quote. */
export const NOTHING_FOUND = "nothing found on";
