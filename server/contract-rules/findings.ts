import type { ReviewIssue, ReviewStrength } from "#shared/domain/reviews/review";

/** A protection that a contract has words on, which are neither harm nor praise; or a blank where the words would be. */
export type Neutral = { point: number; isBlank: boolean };

/** What was found in a contract; no point stands twice of one agreement. */
export type Findings = {
  issues: readonly ReviewIssue[];
  strengths: readonly ReviewStrength[];
  neutral: readonly Neutral[];
};
