import { expect, test } from "vitest";
import { drafterSentence } from "#client/features/agreements/text/drafter-sentence";

const library = "Drafted from Sahihi’s own clause library";
const edited = "and edited by the owner of this document since";

test.each([
  ["ai", false, `${library}, with words that a language model proposed.`],
  ["ai", true, `${library}, with words that a language model proposed, ${edited}.`],
  ["clause_library", false, `${library}.`],
  ["clause_library", true, `${library}, ${edited}.`],
  ["owner", false, "Written by the owner of this document."],
  ["owner", true, "Written by the owner of this document."],
] as const)("a text by %s, edited: %s, says so", (draftedBy, isEdited, sentence) => {
  expect(drafterSentence(draftedBy, isEdited)).toBe(sentence);
});
