import { expect, it } from "vitest";
import { stepsAt } from "#client/features/reviews/review-steps";

const names = (...given: Parameters<typeof stepsAt>) => stepsAt(...given).map(({ step }) => step);

it("shows the steps of whoever reviews, and asking again only while it happens", () => {
  expect(names("points", "rules")).toEqual(["reading", "points", "saving"]);
  expect(names("model", "ai")).toEqual(["reading", "points", "model", "checking", "saving"]);
  expect(names("asking_again", "ai")).toContain("asking_again");
});

it("shows a step it is told of, whoever was thought to review", () => {
  expect(names("model", "rules")).toContain("model");
});
