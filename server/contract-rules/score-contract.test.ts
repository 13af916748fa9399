import fc from "fast-check";
import { expect, test } from "vitest";
import { severities } from "#shared/domain/reviews/review-points";
import { scoreBandOf, scoreBands } from "#shared/domain/reviews/review";
import { scoreContract } from "#server/contract-rules/score-contract";

const issues = fc.array(fc.record({ severity: fc.constantFrom(...severities) }), { maxLength: 40 });
const strengths = fc.nat({ max: 40 });

test("is a whole number from 0 to 100", () => {
  fc.assert(
    fc.property(issues, strengths, (found, good) => {
      const score = scoreContract(found, good);
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
    }),
  );
});

test("never falls with an issue less, with a milder one, or with a strength more", () => {
  fc.assert(
    fc.property(issues, strengths, (found, good) => {
      const score = scoreContract(found, good);
      expect(scoreContract(found.slice(1), good)).toBeGreaterThanOrEqual(score);
      const milder = found.map((issue, index) => (index === 0 ? { severity: "low" as const } : issue));
      expect(scoreContract(milder, good)).toBeGreaterThanOrEqual(score);
      expect(scoreContract(found, good + 1)).toBeGreaterThanOrEqual(score);
    }),
  );
});

test("falls from solid over decent and weak to grave as grave issues are added", () => {
  const names = [0, 1, 3, 4, 9].map(
    (count) =>
      scoreBandOf(
        scoreContract(
          Array.from({ length: count }, () => ({ severity: "high" as const })),
          0,
        ),
      ).name,
  );
  expect(names).toEqual(["solid", "solid", "decent", "weak", "grave"]);
  expect([100, 80, 79, 60, 59, 30, 29, 0].map((score) => scoreBands.indexOf(scoreBandOf(score)))).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3,
  ]);
});
