import type { Severity } from "#shared/domain/reviews/review-points";

/** What an issue weighs. One high issue alone leaves a contract solid, two leave it decent, four do not. */
const weights: Record<Severity, number> = { high: 14, medium: 5, low: 2 };
const STRENGTH = 1;
const MOST_FOR_STRENGTHS = 10;
/** At this weight the score has fallen to 37: the worst contracts still differ from bad ones. */
const SCALE = 100;

/** 0 to 100. An issue less, or a strength more, never lowers it. */
export function scoreContract(issues: readonly { severity: Severity }[], strengths: number): number {
  const weight = issues.reduce((sum, { severity }) => sum + weights[severity], 0);
  const relief = Math.min(MOST_FOR_STRENGTHS, strengths * STRENGTH);
  return Math.round(100 * Math.exp(-Math.max(0, weight - relief) / SCALE));
}
