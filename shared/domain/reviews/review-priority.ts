import { NOTHING_FOUND, type ReviewIssue } from "#shared/domain/reviews/review";
import { severities } from "#shared/domain/reviews/review-points";

type Found = Pick<ReviewIssue, "point" | "severity" | "quotation">;

/** Points by what they cost, dearest first: what is owned, then what is earned, then how one gets out. The rest follows by number. */
const dearest = [1, 3, 36, 18, 4, 20, 35, 39, 55, 16, 9, 8, 41, 10, 19, 26, 25, 23, 12, 11];
const MOST = 3;

/** Whether an issue is something that the contract does not say. */
export function isAbsence({ quotation }: Pick<ReviewIssue, "quotation">): boolean {
  return quotation.toLowerCase().startsWith(NOTHING_FOUND);
}

/** The three things to settle before all others: by gravity, then what is written before what is missing, then what costs most. Each point once. */
export function threeFirst<Issue extends Found>(issues: readonly Issue[]): Issue[] {
  return issues
    .filter(({ severity }) => severity !== "low")
    .toSorted(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        Number(isAbsence(a)) - Number(isAbsence(b)) ||
        rank(a.point) - rank(b.point),
    )
    .filter(({ point }, index, all) => all.findIndex((each) => each.point === point) === index)
    .slice(0, MOST);
}

function rank(point: number): number {
  const index = dearest.indexOf(point);
  return index === -1 ? dearest.length + point : index;
}
