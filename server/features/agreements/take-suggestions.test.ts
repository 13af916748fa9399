import { describe, expect, test } from "vitest";
import { takeSuggestions, type Shown } from "#server/features/agreements/take-suggestions";
import type { NumberedClause } from "#shared/domain/agreements/agreement-text";

const clause = (number: string, heading: string, text: string): NumberedClause => ({
  number,
  heading,
  paragraphs: [{ number: `${number}.1`, text, level: 0 }],
});
const shown: Shown = {
  clauses: [
    clause("4", "FEE", "The Artist must pay KES 39,000 within seven (7) days."),
    clause("20", "SPECIAL TERMS", "Half at signing."),
  ],
  ownWords: ["Half at signing.\nBrian comes to “the party”."],
  isAskedForClause: true,
};
const take = (answer: Record<string, unknown>) => takeSuggestions(answer, shown);
const english = "You must pay KES 39,000 within 7 days.";
const swahili = "Lazima ulipe KES 39,000 ndani ya siku 7.";

describe("a sentence of the summary", () => {
  test.each([
    ["4", english, swahili],
    [4, english.replace("39,000", "39000.00"), swahili],
    ["clause 4.1 (Fee)", english, swahili],
  ])("stands under clause %s of the agreement", (named, inEnglish, inSwahili) => {
    expect(
      take({ summary: [{ clause: named, english: inEnglish, swahili: inSwahili, mood: "good" }] }),
    ).toMatchObject({
      summary: [{ clause: "4", english: inEnglish, swahili: inSwahili }],
      dropped: 0,
    });
  });

  test.each<[string, Record<string, unknown>]>([
    ["names a clause that is not there", { clause: "9" }],
    ["names none", { clause: null }],
    ["has another sum", { english: "You must pay KES 3,000." }],
    ["has another sum in Swahili", { swahili: "Lazima ulipe KES 3,000." }],
    ["says a number in words that the clause does not", { swahili: "Lazima ulipe elfu kumi." }],
    ["says half", { english: "You pay half." }],
    ["has a link", { english: "Read sahihi-help.com for more." }],
    ["has a till", { english: "Pay it to till 4039000." }],
    ["is not in Swahili", { swahili: english }],
    ["is empty", { english: "  " }],
    ["is endless", { english: "word ".repeat(100) }],
  ])("goes alone when it %s", (_what, change) => {
    const sound = { clause: "4", english, swahili };
    expect(take({ summary: [{ ...sound, ...change }, sound, "nothing", null] })).toMatchObject({
      summary: [sound],
      dropped: 3,
    });
  });
});

describe("a question", () => {
  const sound = { words: "Half at signing", clause: "4", question: "Is it half, or all?" };
  test("quotes the parties, however they are spaced and quoted", () => {
    expect(take({ questions: [{ ...sound, words: 'comes  to "the party"' }] }).questions).toHaveLength(1);
  });
  test.each([
    { words: "A third at signing" },
    { words: "" },
    { clause: "12" },
    { question: "They contradict each other." },
    { question: "Is it 70%, or all?" },
  ])("does not stand with %o", (change) => {
    expect(take({ questions: [{ ...sound, ...change }, sound] })).toMatchObject({
      questions: [sound],
      dropped: 1,
    });
  });
});

describe("a proposed clause", () => {
  const sound = "The Producer must attend the party.";
  test("may come as an object", () => {
    expect(take({ proposal: { text: sound } }).proposal).toBe(sound);
    expect(take({ proposal: sound }).proposal).toBe(sound);
    expect(takeSuggestions({ proposal: sound }, { ...shown, isAskedForClause: false }).proposal).toBeNull();
  });
  test.each([
    "The Producer must attend on [date].",
    "The Producer must pay KES 5,000.",
    "The Producer must attend for ____ hours.",
    "See https://terms.example for the party.",
    "long ".repeat(500),
    "",
  ])("does not stand as %j", (proposal) => {
    expect(take({ proposal }).proposal).toBeNull();
  });
});
