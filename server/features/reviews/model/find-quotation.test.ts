import { describe, expect, test } from "vitest";
import { quotationFinder } from "#server/features/reviews/model/find-quotation";

const stands = quotationFinder(
  "4.1 The Label may, at its sole discretion, recoup “any and all” costs of the Re-\ncordings.\nMsanii anampa Kampuni haki zote. The Artist’s share is 18 %.",
);

describe("a quotation stands in a text", () => {
  test.each([
    "The Label may, at its sole discretion, recoup",
    "the label may at its sole discretion recoup",
    '"any and all" costs of the Recordings.',
    "  The  Label\nmay ",
    "The Label may … recoup “any and all” costs",
    "The Label may [...] costs of the Recordings",
    "“The Artist's share is 18%”",
    "anampa Kampuni haki zote",
  ])("%j", (quotation) => expect(stands(quotation)).toBe(true));
});

describe("a quotation does not stand in a text", () => {
  test.each([
    "The Artist may, at its sole discretion",
    "recoup The Label may",
    "costs … The Label may",
    "The Label may not recoup",
    "abel may, at its so",
    "the",
    "",
    "…",
    "____",
    "The Artist's share is 180%",
  ])("%j", (quotation) => expect(stands(quotation)).toBe(false));
});
