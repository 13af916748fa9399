import type { ContractFamily } from "#server/contract-rules/contract";
import type { Findings } from "#server/contract-rules/findings";
import { pointsOfAreas, sizesOf } from "#server/contract-rules/rubric/rubric";
import { costOfIssue, costOfSilence } from "#server/contract-rules/rubric/topics";
import type { ContractKind } from "#shared/domain/reviews/contract-kind";
import { reviewPoints, type Severity } from "#shared/domain/reviews/review-points";
import {
  rubricAreas,
  type PointState,
  type RubricArea,
  type RubricLine,
} from "#shared/domain/reviews/rubric";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/** What a point takes from its area, by how grave it is. Two grave points leave an area empty, whatever else it holds. */
const costs: Readonly<Record<Severity, { bad: number; absent: number }>> = {
  high: { bad: 12, absent: 5 },
  medium: { bad: 5, absent: 2 },
  low: { bad: 2, absent: 1 },
};

/** What a contract is, as far as its rubric goes. */
export type Rated = {
  kind: ContractKind;
  family: ContractFamily;
  isAsked(point: number): boolean;
};

/**
 * Each point that a contract of this kind is asked for, with its state and what that costs, in the areas that it belongs to. The same for
 * rules and for a model: both only fill in the states.
 */
export function rateContract(rated: Rated, findings: Findings): RubricArea[] {
  const standingOf = standingsOf(findings);
  const sizes = sizesOf(rated);
  return rubricAreas.map((area) => {
    const possible = sizes[area];
    const lines = pointsOfAreas[area]
      .filter((point) => rated.isAsked(point))
      .map((point) => lineOf(point, standingOf(point), rated.kind));
    const lost = lines.reduce((sum, { cost }) => sum + cost, 0);
    return { area, possible, kept: Math.max(0, possible - lost), lines };
  });
}

type Standing = { state: PointState; /** Whether it is an issue. */ isIssue: boolean };

function lineOf(point: number, { state, isIssue }: Standing, kind: ContractKind): RubricLine {
  const { severity, subject } = reviewPoints[point - 1]!;
  const { bad, absent } = costs[severity];
  const line = { point, subject, state };
  if (state === "good") return { ...line, cost: 0 };
  if (state === "bad") return { ...line, cost: bad };
  if (isIssue) return { ...line, cost: costOfIssue(point, absent, kind) };
  // Nobody is harmed by a power of attorney that is not in the contract.
  const silence = costOfSilence(point, kind);
  return { ...line, cost: state === "fair" ? Math.floor(silence / 3) : silence };
}

function standingsOf({ issues, strengths, neutral }: Findings): (point: number) => Standing {
  const standings = new Map<number, Standing>();
  for (const { point, isBlank } of neutral)
    standings.set(point, { state: isBlank ? "unreadable" : "fair", isIssue: false });
  for (const { point } of strengths) standings.set(point, { state: "good", isIssue: false });
  for (const { point, quotation } of issues)
    standings.set(point, { state: isAbsence({ quotation }) ? "absent" : "bad", isIssue: true });
  return (point) => standings.get(point) ?? { state: "absent", isIssue: false };
}
