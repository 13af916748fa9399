import { expect, test } from "vitest";
import { reviewPoints, titleOf } from "#shared/domain/reviews/review-points";

test("a point is called by the face that was found", () => {
  const [, , , options] = reviewPoints;
  const audit = reviewPoints[11]!;
  expect([titleOf(audit, false), titleOf(audit, true)]).toEqual([
    "The books can hardly be checked",
    "No audit right",
  ]);
  const law = reviewPoints[27]!;
  expect([titleOf(law, false), titleOf(law, true)]).toEqual([
    "Foreign law or courts",
    "It is not said which law applies",
  ]);
  expect(titleOf(options!, false)).toBe("Options that are too many, automatic or irrevocable");
});
