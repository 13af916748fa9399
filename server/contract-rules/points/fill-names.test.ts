import { expect, test } from "vitest";
import { fillNames, fillNouns } from "#server/contract-rules/points/fill-names";
import { ruleGroups } from "#server/contract-rules/points/rules";
import type { SideName } from "#server/contract-rules/contract";
import { readContract } from "#server/contract-rules/reading/read-contract";

const you: SideName = { subject: "you", object: "you", possessive: "your", noun: "you" };
const we: SideName = { subject: "we", object: "us", possessive: "our", noun: "Kilele" };

test("fills in a letter's pronouns in the form that the sentence needs", () => {
  expect(
    fillNames("{Company} shall send {to company} what {creator's} song earned.", {
      creator: you,
      company: we,
    }),
  ).toBe("We shall send to us what your song earned.");
});

test("calls the other side by its noun where the reader is spoken to", () => {
  const said = fillNouns("{Company} keeps your songs, and you stay {with company}.", {
    creator: you,
    company: we,
  });
  expect(said).toBe("Kilele keeps your songs, and you stay with Kilele.");
});

test("every wording reads as a sentence in a letter too", () => {
  const { sides } = readContract("The end.");
  for (const { why, suggestion } of ruleGroups.flatMap(({ rules }) => rules)) {
    for (const named of [sides, { creator: you, company: we }]) {
      const words = `${fillNouns(why, named)} ${fillNames(suggestion, named)}`;
      expect(words).not.toMatch(/[{}]|\b(?:we|I) \w+s\b|\b(?:to|by|of|with|from|for) we\b/);
    }
  }
});
