import { expect, test } from "vitest";
import { drafterSentence } from "#client/features/agreements/text/drafter-sentence";

test.each([
  ["ai", false, "Drafted with AI from the facts of the form, and checked against them."],
  ["ai", true, "Drafted with AI from the facts of the form, and edited by the owner of this document since."],
  ["clause_library", false, "Drafted from Sahihi’s own clause library."],
  [
    "clause_library",
    true,
    "Drafted from Sahihi’s own clause library, and edited by the owner of this document since.",
  ],
  ["owner", false, "Written by the owner of this document."],
  ["owner", true, "Written by the owner of this document."],
] as const)("a text by %s, edited: %s, says so", (draftedBy, isEdited, sentence) => {
  expect(drafterSentence(draftedBy, isEdited)).toBe(sentence);
});
