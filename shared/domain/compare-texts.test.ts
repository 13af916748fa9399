import { expect, test } from "vitest";
import { compareTexts } from "#shared/domain/compare-texts";

const text = (...paragraphs: string[]) => paragraphs.join("\n\n");

test("an unchanged text has no changes, however it is spaced", () => {
  expect(compareTexts("One\n\nTwo", " One \n\n\nTwo\n")).toEqual([]);
});

test("a changed paragraph stands beside what it was, money and rights first", () => {
  const before = text("1. The tone is warm.", "2. The fee is KES 30,000.", "3. The end.");
  const after = text("1. The tone is cold.", "2. The fee is KES 3,000.", "3. The end.");
  expect(compareTexts(before, after)).toEqual([
    { before: "2. The fee is KES 30,000.", after: "2. The fee is KES 3,000." },
    { before: "1. The tone is warm.", after: "1. The tone is cold." },
  ]);
});

test("what is new or gone stands beside nothing", () => {
  expect(compareTexts(text("One", "Three"), text("One", "Two", "Three", "Four"))).toEqual([
    { before: null, after: "Two" },
    { before: null, after: "Four" },
  ]);
  expect(compareTexts(text("One", "Two"), "Two")).toEqual([{ before: "One", after: null }]);
});

test("a changed figure weighs, also where no word says of what", () => {
  const [first] = compareTexts(text("Grace", "Within 30 days."), text("Mercy", "Within 3 days."));
  expect(first).toEqual({ before: "Within 30 days.", after: "Within 3 days." });
});
