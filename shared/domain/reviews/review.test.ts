import { expect, test } from "vitest";
import { verdictOf } from "#shared/domain/reviews/review";

const found = (...severities: ("high" | "medium" | "low")[]) => severities.map((severity) => ({ severity }));

test.each([
  [88, found("medium"), "Your contract is solid, with minor improvements to consider."],
  [88, found("high"), "Most of your contract is solid. Do not sign it as it is: one grave point is open."],
  [
    64,
    found("high", "high"),
    "Most of your contract is decent. Do not sign it as it is: 2 grave points are open.",
  ],
  [
    12,
    found("high", "low"),
    "Your contract has several issues to address. Do not sign it as it is: one grave point is open.",
  ],
  [12, found("medium", "medium"), "Your contract has several issues to address before you sign."],
  [null, found("high"), "Do not sign this as it is: one grave point is open."],
  [null, found("medium"), "Ask for changes before you sign."],
  [null, [], "The rules found nothing grave. That does not make it a good contract."],
] as const)("a score of %s with %j", (score, issues, said) => {
  expect(verdictOf(score, issues)).toBe(said);
});
