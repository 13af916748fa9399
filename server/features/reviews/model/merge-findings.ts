import type { Findings } from "#server/contract-rules/index";
import type { TakenReading } from "#server/features/reviews/model/take-reading";
import { NOTHING_FOUND, type ReviewIssue } from "#shared/domain/reviews/review";

type Numbered = { point: number };

/** What stands of one part of a contract. */
export type PartFindings = Pick<TakenReading, "issues" | "absent" | "strengths" | "neutral">;

/**
 * What a model found and what is left of the rules' findings, each point once and in the model's words where it has any. What the contract
 * says outweighs what it is silent on, and an issue outweighs a strength on the same point: in any part, found by either.
 */
export function mergeFindings(ground: Findings, parts: readonly PartFindings[]): Findings {
  const isAbsence = ({ quotation }: ReviewIssue) => quotation.startsWith(NOTHING_FOUND);
  const written = firstOfEach([
    ...parts.flatMap((part) => part.issues),
    ...ground.issues.filter((issue) => !isAbsence(issue)),
  ]);
  const strengths = firstOfEach([...parts.flatMap((part) => part.strengths), ...ground.strengths]);
  const isSettled = ({ point }: ReviewIssue) =>
    [...written, ...strengths, ...parts.flatMap((part) => part.neutral)].some((each) => each.point === point);
  const missing = firstOfEach([...absentEverywhere(parts), ...ground.issues.filter(isAbsence)]);
  const neutral = firstOfEach([...parts.flatMap((part) => part.neutral), ...ground.neutral]);
  const issues = [...written, ...missing.filter((issue) => !isSettled(issue))];
  const without = <Found extends { point: number }>(found: readonly Found[], others: readonly Numbered[]) =>
    found.filter(({ point }) => !others.some((other) => other.point === point));
  const praised = without(strengths, issues);
  return { issues, strengths: praised, neutral: without(neutral, [...issues, ...praised]) };
}

function firstOfEach<Found extends { point: number }>(found: readonly Found[]): Found[] {
  return [...Map.groupBy(found, ({ point }) => point).values()].map(([first]) => first!);
}

function absentEverywhere([first, ...others]: readonly PartFindings[]): ReviewIssue[] {
  const isAbsent = ({ point }: ReviewIssue) =>
    others.every(({ absent }) => absent.some((each) => each.point === point));
  return first ? firstOfEach(first.absent).filter(isAbsent) : [];
}
