import { expect, test } from "vitest";
import { sheetTerms } from "#shared/wordings/sheet-terms";

const text = sheetTerms.clauses.join("\n");

/** What a lawyer of any of its people looks for, written apart from the terms. */
test.each([
  ["owners are told from makers", /Owning is not making.*authors and performers keep the right to be named/],
  ["what the tables say is made true", /assigns to the others, once all have signed/],
  [
    "an assignment names its territory and its period",
    /worldwide, for the full term of copyright and every renewal/,
  ],
  ["the form that a law wants is bridged", /licence of the same rights that cannot be taken back/],
  [
    "what a society or publisher has stays there",
    /collecting society or a publisher already has stays there/,
  ],
  [
    "income follows the shares, and is accounted for",
    /divided by these shares.*within 30 days of receiving it and shows the statements/,
  ],
  ["performers' money is theirs", /as a writer or performer stays theirs/],
  ["who may release", /more than half of the Master Rights may release this recording, with the song in it/],
  ["who may license", /Any other licence.*needs every owner of that right/],
  ["nobody registers other shares", /by these shares and no others/],
  ["samples and artificial intelligence", /Samples and parts made with artificial intelligence/],
  ["heirs", /passes to heirs/],
  ["members who leave", /Leaving a band changes no share/],
  [
    "whoever signs for a child, a company, a group or the dead",
    /signs for a child, a company, a group or somebody who has died/,
  ],
  ["the sheet is first for the song", /For the song, this document goes before any other agreement/],
  [
    "the agreement is first for the recording",
    /For the recording and what it earns, a producer or featured artist agreement/,
  ],
  [
    "what was signed binds until its change is signed",
    /everyone named in what replaces it. Until all of them have signed the change, this document stays as it is/,
  ],
  [
    "an agreement about the recording keeps its own way of a dispute",
    /what belongs to a producer or featured artist agreement, as that says/,
  ],
  ["the law and the way of a dispute", /law of Kenya applies.*mediator.*courts of Kenya/],
])("the terms of a split sheet say: %s", (_rule, words) => {
  expect(text).toMatch(words);
});

test("they are ten at most, in sentences that a musician reads", () => {
  expect(sheetTerms.clauses.length).toBeLessThanOrEqual(10);
  const lengths = text.split(/(?<=[.;:])\s+/).map((sentence) => sentence.split(/\s+/).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(35);
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThan(16);
  expect(text).not.toMatch(
    /\b(?:hereby|herein|thereof|hereunder|pursuant|notwithstanding|shall|perpetuity)\b/i,
  );
});
