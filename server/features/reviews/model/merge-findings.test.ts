import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeFindings, type PartFindings } from "#server/features/reviews/model/merge-findings";
import { weighFindings, type Findings } from "#server/contract-rules/index";
import type { ReviewIssue, ReviewStrength } from "#shared/domain/reviews/review";
import { reviewPoints } from "#shared/domain/reviews/review-points";

const issue = (point: number, quotation = `words on ${point}`): ReviewIssue => {
  const { title, severity } = reviewPoints[point - 1]!;
  return { point, severity, title, description: "Why.", quotation, suggestion: "Instead." };
};
const strength = (point: number, quotation = `words on ${point}`): ReviewStrength => ({
  point,
  title: "Good",
  quotation,
});
const part = (found: Partial<PartFindings>): PartFindings => ({
  issues: [],
  absent: [],
  strengths: [],
  ...found,
});
const points = (found: readonly { point: number }[]) =>
  found.map(({ point }) => point).toSorted((a, b) => a - b);

describe("mergeFindings", () => {
  test("keeps what the rules found, in the model's words where both found it", () => {
    const ground = { issues: [issue(1, "theirs"), issue(9)], strengths: [strength(27)] };
    const { issues, strengths } = mergeFindings(ground, [
      part({ issues: [issue(1, "the model's"), issue(30)] }),
    ]);
    expect(points(issues)).toEqual([1, 9, 30]);
    expect(issues.find(({ point }) => point === 1)?.quotation).toBe("the model's");
    expect(strengths).toEqual(ground.strengths);
  });

  test("lets no strength stand beside an issue on its point", () => {
    const ground = { issues: [issue(12)], strengths: [strength(27)] };
    const found = mergeFindings(ground, [
      part({ issues: [issue(27)], strengths: [strength(12), strength(14)] }),
    ]);
    expect(points(found.issues)).toEqual([12, 27]);
    expect(points(found.strengths)).toEqual([14]);
  });

  test("takes for missing what no part has and no words settle", () => {
    const ground = { issues: [], strengths: [strength(27)] };
    const parts = [
      part({ absent: [issue(5), issue(6), issue(12), issue(27)] }),
      part({ absent: [issue(5), issue(12), issue(27)], strengths: [strength(12)] }),
    ];
    expect(points(mergeFindings(ground, parts).issues)).toEqual([5]);
  });

  const point = fc.integer({ min: 1, max: 40 });
  const found = fc.record({
    issues: fc.uniqueArray(point).map((drawn) => drawn.map((each) => issue(each))),
    absent: fc.uniqueArray(point).map((drawn) => drawn.map((each) => issue(each, "nothing found on it"))),
    strengths: fc.array(point).map((drawn) => drawn.map((each) => strength(each))),
  });

  test("counts every point once, and no issue of the rules less, whatever a model finds", () => {
    fc.assert(
      fc.property(found, fc.array(found, { maxLength: 5 }), (rules, parts) => {
        const ground: Findings = { issues: rules.issues, strengths: [] };
        const merged = mergeFindings(ground, parts);
        const all = points([...merged.issues, ...merged.strengths]);
        expect(all).toEqual([...new Set(all)]);
        expect(points(merged.issues)).toEqual(expect.arrayContaining(points(ground.issues)));
      }),
    );
  });

  test("never lets strengths that a model finds lift a score by more than ten points of weight", () => {
    fc.assert(
      fc.property(found, fc.array(point), (rules, praised) => {
        const ground: Findings = { issues: rules.issues, strengths: [] };
        const alone = weighFindings(ground).score;
        const { score } = weighFindings(
          mergeFindings(ground, [part({ strengths: praised.map((each) => strength(each)) })]),
        );
        expect(score).toBeLessThanOrEqual(Math.ceil(alone * Math.exp(0.1)) + 1);
      }),
    );
  });
});
