import type { Findings } from "#server/contract-rules/index";
import type { NumberedSentence } from "#server/features/reviews/model/number-sentences";
import { keyOf } from "#server/features/reviews/model/point-guide";
import type { Judgement } from "#server/features/reviews/model/take-reading";
import { isAbsence } from "#shared/domain/reviews/review-priority";

/** Something that the rules found, as a model is shown it. */
export type ShownFinding = {
  id: string;
  point: string;
  finds: "harm" | "absence" | "protection";
  quotation: string;
  /** The agreement that it is of, where there are several. */
  agreement?: string | undefined;
};

/** The findings of the rules under the ids by which a model judges them: issues first, then strengths. */
export function showFindings({ issues, strengths }: Pick<Findings, "issues" | "strengths">): ShownFinding[] {
  const shown = [
    ...issues.map(({ point, quotation, agreement }) => ({
      point,
      finds: isAbsence({ quotation }) ? ("absence" as const) : ("harm" as const),
      quotation,
      agreement,
    })),
    ...strengths.map(({ point, quotation, agreement }) => ({
      point,
      finds: "protection" as const,
      quotation,
      agreement,
    })),
  ];
  return shown.map(({ point, ...finding }, index) => ({
    id: `r${index + 1}`,
    point: keyOf(point),
    ...finding,
  }));
}

/** Letters of a quotation that are enough to find its place. */
const ENOUGH = 60;

/** The findings to be judged with a part: those that rest on its words, and all that say that something is missing. */
export function findingsIn(
  shown: readonly ShownFinding[],
  part: readonly NumberedSentence[],
): ShownFinding[] {
  const words = part.map(({ text }) => text.replaceAll('"', "'")).join(" ");
  return shown.filter(
    ({ finds, quotation }) => finds === "absence" || words.includes(quotation.slice(0, ENOUGH)),
  );
}

/**
 * What is left of the rules' findings once a model has judged them. A harm stays unless the model clears it by words of the contract; a
 * protection stays only if the model says that it stands, because rules are too easily pleased.
 */
export function judgeFindings(
  findings: Findings,
  judged: readonly Judgement[],
  isTrusted: boolean,
): { left: Findings; refuted: number } {
  const verdicts = Map.groupBy(judged, ({ finding }) => finding);
  const isSaid = (id: string, verdict: Judgement["verdict"]) =>
    verdicts.get(id)?.some((each) => each.verdict === verdict) ?? false;
  const ids = showFindings(findings).map(({ id }) => id);
  const issues = findings.issues.filter((_, index) => !isTrusted || !isSaid(ids[index]!, "refuted"));
  const strengths = findings.strengths.filter((_, index) => {
    const id = ids[findings.issues.length + index]!;
    return isSaid(id, "stands") && !isSaid(id, "refuted");
  });
  return {
    left: { issues, strengths, neutral: findings.neutral },
    refuted: findings.issues.length - issues.length,
  };
}
