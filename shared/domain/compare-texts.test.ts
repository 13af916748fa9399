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
    { place: "2", before: "2. The fee is KES 30,000.", after: "2. The fee is KES 3,000." },
    { place: "1", before: "1. The tone is warm.", after: "1. The tone is cold." },
  ]);
});

test("what is new or gone stands beside nothing", () => {
  expect(compareTexts(text("One", "Three"), text("One", "Two", "Three", "Four"))).toEqual([
    { place: "", before: null, after: "Two" },
    { place: "", before: null, after: "Four" },
  ]);
  expect(compareTexts(text("One", "Two"), "Two")).toEqual([{ place: "", before: "One", after: null }]);
});

test("a changed figure weighs, also where no word says of what", () => {
  const [first] = compareTexts(text("Grace", "Within 30 days."), text("Mercy", "Within 3 days."));
  expect(first).toEqual({ place: "", before: "Within 30 days.", after: "Within 3 days." });
});

test("of a paragraph only the sentences that differ are shown, with the number of their clause", () => {
  const before = "5.1 The Artist must pay KES 39,000. It is due within seven days. No. 4 applies.";
  const after = "5.1 The Artist must pay KES 39,000. It is due within seventy days. No. 4 applies.";
  expect(compareTexts(before, after)).toEqual([
    { place: "5.1", before: "It is due within seven days.", after: "It is due within seventy days." },
  ]);
  expect(compareTexts("A first. A second.", "A first. Then more. A second.")).toEqual([
    { place: "", before: null, after: "Then more." },
  ]);
});
