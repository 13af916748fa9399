import { expect, test } from "vitest";
import { acknowledgements, acknowledgementsOf } from "#shared/domain/acknowledgements";

test("a wording that was signed stays as it was signed", () => {
  expect(acknowledgementsOf("2026-11-21").lines).toEqual([
    "I agree to the terms of this document and to the percentages shown for me and for everyone else on it.",
    "My electronic signature here is legally binding, like a signature by hand.",
    "I have reviewed the details of this document and they are correct.",
  ]);
});

test("the current wording is one of those that are kept, and an unknown one is never replaced by it", () => {
  expect(acknowledgementsOf(acknowledgements.version)).toBe(acknowledgements);
  expect(() => acknowledgementsOf("2020-01-01")).toThrow("No wording 2020-01-01");
});
