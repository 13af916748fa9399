import { describe, expect, test } from "vitest";
import { isFlagged } from "#server/contract-rules/labelled/is-flagged";
import { families } from "#server/contract-rules/points/families/families";
import { accountFamilies } from "#server/contract-rules/points/families/account-families";
import { authorFamilies } from "#server/contract-rules/points/families/author-families";
import { bondFamilies } from "#server/contract-rules/points/families/bond-families";
import { dealFamilies } from "#server/contract-rules/points/families/deal-families";
import { graveFamilies } from "#server/contract-rules/points/families/grave-families";
import { holdFamilies } from "#server/contract-rules/points/families/hold-families";
import { moneyFamilies } from "#server/contract-rules/points/families/money-families";
import { nameFamilies } from "#server/contract-rules/points/families/name-families";
import { workingFamilies } from "#server/contract-rules/points/families/working-families";
import { rateFamilies } from "#server/contract-rules/points/families/rate-families";
import { disputeFamilies } from "#server/contract-rules/points/families/dispute-families";
import { lengthFamilies } from "#server/contract-rules/points/families/length-families";
import { useFamilies } from "#server/contract-rules/points/families/use-families";
import { sumFamilies } from "#server/contract-rules/points/families/sum-families";
import { personFamilies } from "#server/contract-rules/points/families/person-families";
import { remedyFamilies } from "#server/contract-rules/points/families/remedy-families";
import { laterClauses } from "#server/contract-rules/points/families/later-families";

describe.each([
  ...families,
  ...graveFamilies,
  ...holdFamilies,
  ...moneyFamilies,
  ...authorFamilies,
  ...bondFamilies,
  ...dealFamilies,
  ...accountFamilies,
  ...nameFamilies,
  ...sumFamilies,
  ...useFamilies,
  ...lengthFamilies,
  ...disputeFamilies,
  ...rateFamilies,
  ...workingFamilies,
  ...remedyFamilies,
  ...personFamilies,
])("point $point", ({ point, kind, raises, nearMisses }) => {
  test.each(raises)("is raised by: %s", (words) => {
    expect(isFlagged(point, words, kind)).toBe(true);
  });

  test.each(nearMisses)("is not raised by: %s", (words) => {
    expect(isFlagged(point, words, kind)).toBe(false);
  });

  test("has as many near misses as wordings, none of them twice", () => {
    const all = [...raises, ...nearMisses];
    expect([raises.length >= 25, nearMisses.length >= 25]).toEqual([true, true]);
    expect(new Set(all).size).toBe(all.length);
  });
});

test.each(laterClauses)("point %i, %s: %s", (point, isRaised, words, kind) => {
  expect(isFlagged(point, words, kind)).toBe(isRaised);
});
