import type { Findings } from "#server/contract-rules/index";
import type { TakenReading } from "#server/features/reviews/model/take-reading";
import type { ReviewIssue } from "#shared/domain/reviews/review";
import { isAbsence } from "#shared/domain/reviews/review-priority";

type Numbered = { point: number; agreement?: string | undefined };

/** What stands of one part of a contract. */
export type PartFindings = Pick<TakenReading, "issues" | "absent" | "strengths" | "neutral">;

/**
 * What a model found and what is left of the rules' findings, each point once and in the model's words where it has any. What the contract
 * says outweighs what it is silent on, and an issue outweighs a strength on the same point: in any part, found by either.
 */
export function mergeFindings(ground: Findings, parts: readonly PartFindings[]): Findings {
  const written = firstOfEach([
    ...parts.flatMap((part) => part.issues),
    ...ground.issues.filter((issue) => !isAbsence(issue)),
  ]);
  const strengths = firstOfEach([...parts.flatMap((part) => part.strengths), ...ground.strengths]);
  const isSettled = (issue: ReviewIssue) =>
    [...written, ...strengths, ...parts.flatMap((part) => part.neutral)].some((each) => isSame(each, issue));
  const silent = ground.issues.filter(isAbsence);
  // Where the rules know in which of several agreements it is missing, a model that says "nowhere" says no more.
  const nowhere = absentEverywhere(parts).filter(
    ({ point }) => !silent.some((each) => each.point === point && each.agreement !== undefined),
  );
  const missing = firstOfEach([...nowhere, ...silent]);
  const neutral = firstOfEach([...parts.flatMap((part) => part.neutral), ...ground.neutral]);
  const issues = [...written, ...missing.filter((issue) => !isSettled(issue))];
  const without = <Found extends Numbered>(found: readonly Found[], others: readonly Numbered[]) =>
    found.filter((each) => !others.some((other) => isSame(other, each)));
  const praised = without(strengths, issues);
  return { issues, strengths: praised, neutral: without(neutral, [...issues, ...praised]) };
}

/** On one point of one agreement. What is of none in particular is of all of them. */
function isSame(one: Numbered, other: Numbered): boolean {
  const [a, b] = [one.agreement, other.agreement];
  return one.point === other.point && (a === b || a === undefined || b === undefined);
}

function firstOfEach<Found extends Numbered>(found: readonly Found[]): Found[] {
  const keyOf = ({ point, agreement = "" }: Numbered) => `${point} ${agreement}`;
  return [...Map.groupBy(found, keyOf).values()].map(([first]) => first!);
}

function absentEverywhere([first, ...others]: readonly PartFindings[]): ReviewIssue[] {
  const isAbsent = ({ point }: ReviewIssue) =>
    others.every(({ absent }) => absent.some((each) => each.point === point));
  return first ? firstOfEach(first.absent).filter(isAbsent) : [];
}
