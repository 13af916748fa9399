import { describe, expect, test } from "vitest";
import { ownEdits, putIn, type OwnEdit } from "#shared/domain/agreements/own-edits";

const drafted = [
  "1. FEE",
  "1.1 The fee is KES 100.",
  "1.2 It is paid at once.",
  "2. NAMES",
  "2.1 Credit is given.",
];
const edited = drafted.with(2, "1.2 It is paid in March.").toSpliced(5, 0, "2.2 With a picture.");
const joined = (lines: readonly string[]) => lines.join("\n\n");

test("an owner's changes fit where the new text says what they changed, and keep its numbers", () => {
  const redrafted = joined([
    "1. SONG",
    "1.1 Mvua.",
    "2. FEE",
    "2.1 The fee is KES 200.",
    "2.2 It is paid at once.",
    "3. NAMES",
    "3.1 Credit is given.",
  ]);
  const edits = ownEdits(joined(drafted), joined(edited), redrafted);
  expect(edits.map(({ before, after, state }) => [before, after, state])).toEqual([
    ["1.2 It is paid at once.", "1.2 It is paid in March.", "fits"],
    [null, "2.2 With a picture.", "fits"],
  ]);
  const text = edits.reduce((before, edit) => putIn(before, edit) ?? before, redrafted);
  expect(text).toContain("2.2 It is paid in March.");
  expect(text).toContain("3.1 Credit is given.\n\n3.2 With a picture.");
  expect(text).not.toContain("at once");
  expect(ownEdits(joined(drafted), joined(edited), text).map(({ state }) => state)).toEqual(["in", "in"]);
});

test("a change whose paragraph is drafted in other words now is lost, and nothing is done on its behalf", () => {
  const redrafted = joined(["1. FEE", "1.1 No fee is paid.", "2. NAMES"]);
  const edits = ownEdits(joined(drafted), joined(edited), redrafted);
  expect(edits.map(({ state }) => state)).toEqual(["lost", "lost"]);
  for (const edit of edits) expect(putIn(redrafted, edit)).toBeNull();
});

test("what an owner took out can be taken out again", () => {
  const edits = ownEdits(joined(drafted), joined(drafted.toSpliced(2, 1)), joined(drafted));
  expect(edits).toMatchObject([{ before: "1.2 It is paid at once.", after: null, state: "fits" }]);
  expect(putIn(joined(drafted), edits[0]!)).toBe(joined(drafted.toSpliced(2, 1)));
});

describe("each of several changes is one by itself", () => {
  const text = joined(drafted);
  const changedTo = (...changed: string[]) => ownEdits(text, joined(changed), text);
  const put = (edits: readonly OwnEdit[]) =>
    edits.reduce((before, edit) => putIn(before, edit) ?? before, text);

  test("a clause put between others, which get new numbers by it, replaces none of them", () => {
    const edits = changedTo(
      drafted[0]!,
      "1.1 Tea.",
      "1.2 The fee is KES 100.",
      "1.3 It is paid at once.",
      ...drafted.slice(3),
    );
    expect(edits).toMatchObject([{ before: null, after: "1.1 Tea.", state: "fits" }]);
    expect(put(edits).split("\n\n")).toEqual([drafted[0], "Tea.", ...drafted.slice(1)]);
  });

  test("of two that stand one behind the other either can be put in alone, and both in any order", () => {
    const edits = changedTo(...drafted, "2.2 With a picture.", "2.3 In colour.");
    const [picture, colour] = edits;
    expect(putIn(text, colour!)).toBe(joined([...drafted, "2.2 In colour."]));
    expect(put([colour!, picture!]).split("\n\n").slice(5)).toEqual(["With a picture.", "2.2 In colour."]);
    expect(put(edits)).toBe(joined([...drafted, "2.2 With a picture.", "2.3 In colour."]));
  });

  test("a new paragraph before a changed one leaves that one its own change", () => {
    const changed = drafted.with(1, "1.1 The whole fee is KES 100.").toSpliced(1, 0, "1.1 Tea.");
    expect(changedTo(...changed).map(({ before, after }) => [before, after])).toEqual([
      [null, "1.1 Tea."],
      ["1.1 The fee is KES 100.", "1.1 The whole fee is KES 100."],
    ]);
  });

  test("a new clause whose number another has gets a letter, and its paragraphs with it", () => {
    const edits = changedTo(
      ...drafted.slice(0, 3),
      "2. TEA",
      "2.1 The producer brings tea.",
      "3. NAMES",
      "3.1 Credit is given.",
    );
    expect(put(edits)).toBe(
      joined([...drafted.slice(0, 3), "1A. TEA", "1A.1 The producer brings tea.", ...drafted.slice(3)]),
    );
  });
});
