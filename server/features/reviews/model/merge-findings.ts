import type { Examined } from "#server/features/reviews/model/examine-reading";
import type { Findings } from "#server/contract-rules/index";
import type { ReviewIssue } from "#shared/domain/review";

/** What stands of one part of a contract. */
export type PartFindings = Pick<Examined, "issues" | "absent" | "strengths">;

/**
 * What the rules and a model found, each point once. What the rules found stays, whatever the model says; where it found the same,
 * its words are the better ones, because they are made for this contract. An issue outweighs a strength on the same point, and
 * words outweigh their absence: in any part, found by either.
 */
export function mergeFindings(ground: Findings, parts: readonly PartFindings[]): Findings {
  const quoted = firstOfEach([...parts.flatMap((part) => part.issues), ...ground.issues]);
  const strengths = firstOfEach([...ground.strengths, ...parts.flatMap((part) => part.strengths)]);
  const isSettled = ({ point }: ReviewIssue) =>
    [...quoted, ...strengths].some((each) => each.point === point);
  const missing = absentEverywhere(parts).filter((issue) => !isSettled(issue));
  const issues = [...quoted, ...missing];
  return {
    issues,
    strengths: strengths.filter(({ point }) => !issues.some((issue) => issue.point === point)),
  };
}

function firstOfEach<Found extends { point: number }>(found: readonly Found[]): Found[] {
  return [...Map.groupBy(found, ({ point }) => point).values()].map(([first]) => first!);
}

function absentEverywhere([first, ...others]: readonly PartFindings[]): ReviewIssue[] {
  const isAbsent = ({ point }: ReviewIssue) =>
    others.every(({ absent }) => absent.some((each) => each.point === point));
  return first ? firstOfEach(first.absent).filter(isAbsent) : [];
}
