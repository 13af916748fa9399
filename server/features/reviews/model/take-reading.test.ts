import { describe, expect, test } from "vitest";
import { readByRules } from "#server/contract-rules/index";
import { numberSentences } from "#server/features/reviews/model/number-sentences";
import { createTaker } from "#server/features/reviews/model/take-reading";
import { contractText } from "#server/testing/factories/create-review";

const contract = readByRules(
  contractText("6. CONTACT\n6.1 The Label is reached at 0722 123 456 and label@tamu.example."),
);
const sentences = numberSentences(contract.text);
const take = createTaker(contract, sentences);
const idOf = (words: string) => sentences.find(({ text }) => text.includes(words))!.id;
const assigned = idOf("assigns to the Label");
const issue = {
  point: "taken_for_ever",
  sentences: [assigned],
  why: "It never ends.",
  ask: "For five years.",
};
const issuesOf = (...issues: unknown[]) => take({ issues })?.issues ?? [];

describe("what is cited", () => {
  test.each([
    ["an id", assigned],
    ["a list", [assigned]],
    ["in brackets", `[${assigned}]`],
    ["a number", Number(assigned.slice(1))],
    ["a list of numbers", [Number(assigned.slice(1))]],
  ])("may come as %s", (_how, cited) => {
    expect(issuesOf({ ...issue, sentences: cited })[0]?.quotation).toContain(
      "throughout the universe in perpetuity",
    );
  });

  test("has to exist", () => {
    for (const cited of [["s999"], [], null, undefined, {}, "the second clause"])
      expect(take({ issues: [{ ...issue, sentences: cited }] })).toMatchObject({ issues: [], dropped: 1 });
  });

  test("is quoted whole, and what stands apart is not put together", () => {
    const number = Number(assigned.slice(1));
    const [together] = issuesOf({ ...issue, sentences: [`s${number - 1}`, `s${number}`] });
    expect(together?.quotation).toBe(`${sentences[number - 2]!.text} ${sentences[number - 1]!.text}`);
    const [apart] = issuesOf({ ...issue, sentences: [assigned, idOf("laws of Kenya")] });
    expect(apart?.quotation).toBe(sentences[number - 1]!.text);
  });
});

test.each(["taken_for_ever", "Taken for ever", "taken-for-ever", 1, "1"])(
  "a point may be named %s",
  (point) => {
    expect(issuesOf({ ...issue, point })).toMatchObject([{ point: 1, severity: "high" }]);
  },
);

test("a point that such a contract is not asked for is left out", () => {
  const sheet = readByRules("SPLIT SHEET\n\nAmina and Brian wrote the song and each owns 50 %.");
  expect(
    createTaker(sheet, numberSentences(sheet.text))({ issues: [{ ...issue, point: 12, sentences: "s1" }] }),
  ).toMatchObject({ issues: [], dropped: 1 });
});

test.each([
  ["a link", "Read https://lawyers.example/free first.", false],
  ["a bare domain", "See better-deal.co.ke for more.", false],
  ["a telephone", "Call +254 711 000 111 today.", false],
  ["a till", "Pay to till number 552244.", false],
  ["a mail", "Write to me@else.example.", false],
  ["those of the contract", "Write to label@tamu.example or call 0722 123 456.", true],
  ["figures of a clause", "At most KES 1,500,000 within 36 months, and 25 % after that.", true],
])("an answer that brings %s", (_what, ask, isTaken) => {
  expect(issuesOf({ ...issue, ask })).toHaveLength(isTaken ? 1 : 0);
});

test("an answer without its lists is none, and without the others they are empty", () => {
  expect(take({})).toBeNull();
  expect(take({ issues: "none" })).toBeNull();
  expect(take({ issues: [] })).toEqual({
    isContract: true,
    issues: [],
    absent: [],
    strengths: [],
    neutral: [],
    judged: [],
    dropped: 0,
  });
});
