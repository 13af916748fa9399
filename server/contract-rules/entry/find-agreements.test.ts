import { expect, test } from "vitest";
import { splitAgreements } from "#server/contract-rules/entry/find-agreements";

const between = 'This agreement is made between Tamu Ltd (the "Company") and Amina Wanjiru (the "Artist").';

test("tells several agreements in one file apart by their titles and parties", () => {
  const file = [
    "RECORDING AGREEMENT",
    between,
    "1. ENTIRE AGREEMENT",
    "This is all that the parties agree.",
    "MUSIC PUBLISHING AGREEMENT",
    between,
    "Artist Management Contract",
    "Parties: Tamu Ltd and Amina Wanjiru",
  ];
  expect(splitAgreements(file)).toEqual([
    { title: "RECORDING AGREEMENT", paragraphs: file.slice(0, 4) },
    { title: "MUSIC PUBLISHING AGREEMENT", paragraphs: file.slice(4, 6) },
    { title: "Artist Management Contract", paragraphs: file.slice(6) },
  ]);
});

test.each([
  ["its title again on the first page", ["RECORDING AGREEMENT", between, "Recording Agreement", between]],
  [
    "a heading about the agreement",
    ["RECORDING AGREEMENT", between, "The Agreement", "It is made in Nairobi."],
  ],
  [
    "a title in a sentence",
    ["RECORDING AGREEMENT", between, "The parties sign a Publishing Agreement.", between],
  ],
])("takes one agreement for one: %s", (_what, file) => {
  expect(splitAgreements(file)).toEqual([]);
});
