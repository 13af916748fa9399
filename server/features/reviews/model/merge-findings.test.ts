import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mergeFindings, type PartFindings } from "#server/features/reviews/model/merge-findings";
import { weighFindings, type Findings, type Weighed } from "#server/contract-rules/index";
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
const recording = { kind: "recording", family: "recording", isAsked: () => true } as const;
const part = (found: Partial<PartFindings>): PartFindings => ({
  issues: [],
  absent: [],
  strengths: [],
  neutral: [],
  ...found,
});
const points = (found: readonly { point: number }[]) =>
  found.map(({ point }) => point).toSorted((a, b) => a - b);

describe("mergeFindings", () => {
  test("keeps what the rules found, in the model's words where both found it", () => {
    const ground = { issues: [issue(1, "theirs"), issue(9)], strengths: [strength(27)], neutral: [] };
    const { issues, strengths } = mergeFindings(ground, [
      part({ issues: [issue(1, "the model's"), issue(30)] }),
    ]);
    expect(points(issues)).toEqual([1, 9, 30]);
    expect(issues.find(({ point }) => point === 1)?.quotation).toBe("the model's");
    expect(strengths).toEqual(ground.strengths);
  });

  test("lets no strength stand beside an issue on its point", () => {
    const ground = { issues: [issue(12)], strengths: [strength(27)], neutral: [] };
    const found = mergeFindings(ground, [
      part({ issues: [issue(27)], strengths: [strength(12), strength(14)] }),
    ]);
    expect(points(found.issues)).toEqual([12, 27]);
    expect(points(found.strengths)).toEqual([14]);
  });

  test("takes for missing what no part has and no words settle", () => {
    const ground = { issues: [], strengths: [strength(27)], neutral: [] };
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
        const ground: Findings = { issues: rules.issues, strengths: [], neutral: [] };
        const merged = mergeFindings(ground, parts.map(part));
        const all = points([...merged.issues, ...merged.strengths]);
        expect(all).toEqual([...new Set(all)]);
        expect(points(merged.issues)).toEqual(expect.arrayContaining(points(ground.issues)));
      }),
    );
  });

  test("lets what a model praises or finds harmless pay for silence alone, never for a harm", () => {
    fc.assert(
      fc.property(found, fc.array(point), (rules, praised) => {
        const ground: Findings = { issues: rules.issues, strengths: [], neutral: [] };
        const weighed = (parts: PartFindings[]) => weighFindings(recording, mergeFindings(ground, parts));
        const costOfHarm = ({ rubric }: Weighed) =>
          rubric
            .flatMap(({ lines }) => lines)
            .filter(({ state }) => state === "bad")
            .reduce((sum, { cost }) => sum + cost, 0);
        const lifted = weighed([
          part({
            strengths: praised.map((each) => strength(each)),
            neutral: praised.map((each) => ({ point: each, isBlank: false })),
          }),
        ]);
        expect(costOfHarm(lifted)).toBe(costOfHarm(weighed([])));
      }),
    );
  });

  test("takes for settled what a part has harmless words on", () => {
    const ground: Findings = { issues: [issue(12, "nothing found on it")], strengths: [], neutral: [] };
    const merged = mergeFindings(ground, [part({ neutral: [{ point: 12, isBlank: false }] })]);
    expect(merged).toEqual({ issues: [], strengths: [], neutral: [{ point: 12, isBlank: false }] });
  });
});
