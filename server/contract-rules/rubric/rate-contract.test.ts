import fc from "fast-check";
import { expect, test } from "vitest";
import { review } from "#server/contract-rules/labelled/is-flagged";
import type { ContractFamily } from "#server/contract-rules/contract";
import { rateContract, type Rated } from "#server/contract-rules/rubric/rate-contract";
import { pointsOfAreas, sizesOf } from "#server/contract-rules/rubric/rubric";
import { contractKinds } from "#shared/domain/reviews/contract-kind";
import { reviewPoints } from "#shared/domain/reviews/review-points";
import { scoreOf } from "#shared/domain/reviews/rubric";

const families: readonly ContractFamily[] = [
  "recording",
  "publishing",
  "producer",
  "featured",
  "management",
  "licence",
  "split_sheet",
  "unknown",
];
const all: Rated = { kind: "recording", family: "recording", isAsked: () => true };

const found = (point: number, quotation = "words") => {
  const { title, severity } = reviewPoints[point - 1]!;
  return { point, severity, title, description: "Why.", quotation, suggestion: "Instead." };
};
const numbers = fc.uniqueArray(fc.integer({ min: 1, max: reviewPoints.length }), { maxLength: 40 });
const scoreOfHarms = (harms: readonly number[], praised: readonly number[] = []) =>
  scoreOf(
    rateContract(all, {
      issues: harms.map((point) => found(point)),
      strengths: praised
        .filter((point) => !harms.includes(point))
        .map((point) => ({ point, title: "Good", quotation: "words" })),
      neutral: [],
    }),
  );

test("every point stands in one area, and the areas of every deal come to a hundred", () => {
  const placed = Object.values(pointsOfAreas).flat();
  expect(placed.toSorted((a, b) => a - b)).toEqual(reviewPoints.map(({ number }) => number));
  for (const kind of contractKinds)
    for (const family of families) {
      const sizes = Object.values(sizesOf({ kind, family }));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(100);
    }
});

test("the number is what the lines leave of each area, line by line", () => {
  fc.assert(
    fc.property(numbers, numbers, (harms, praised) => {
      const strengths = praised
        .filter((point) => !harms.includes(point))
        .map((point) => ({ point, title: "Good", quotation: "words" }));
      const rubric = rateContract(all, {
        issues: harms.map((point) => found(point)),
        strengths,
        neutral: [],
      });
      for (const { possible, kept, lines } of rubric)
        expect(kept).toBe(
          Math.max(
            0,
            lines.reduce((left, { cost }) => left - cost, possible),
          ),
        );
      const states = new Map(rubric.flatMap(({ lines }) => lines).map(({ point, state }) => [point, state]));
      for (const point of harms) expect(states.get(point)).toBe("bad");
      for (const { point } of strengths) expect(states.get(point)).toBe("good");
    }),
  );
});

test("a harm more never raises the score, and neither does a promise less", () => {
  fc.assert(
    fc.property(numbers, numbers, (harms, praised) => {
      const score = scoreOfHarms(harms, praised);
      expect(scoreOfHarms(harms.slice(1), praised)).toBeGreaterThanOrEqual(score);
      expect(scoreOfHarms(harms, praised.slice(1))).toBeLessThanOrEqual(score);
    }),
  );
});

const stateOf = (point: number, words: string) => {
  const line = rateContract({ ...all, isAsked: (each) => each === point }, review(words))
    .flatMap(({ lines }) => lines)
    .find((each) => each.point === point)!;
  return [line.state, line.cost > 0];
};

test.each([
  [12, "The Artist may audit the Company's books once a year.", "good", false],
  [12, "The audit of the Company is done by the firm of its choice.", "fair", true],
  [12, "The Company sends a statement each quarter.", "absent", true],
  [35, "This agreement is amended in writing by ________.", "unreadable", true],
  [39, "The Artist grants the Company a power of attorney.", "bad", true],
  [39, "The Company sends a statement each quarter.", "absent", false],
])("point %d of “%s” is %s, and costs: %s", (point, words, state, costs) => {
  expect(stateOf(point, words)).toEqual([state, costs]);
});
