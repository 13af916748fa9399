import { expect, test } from "vitest";
import { ownEdits, putIn } from "#shared/domain/agreements/own-edits";

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
  expect(text).toContain("3.1 Credit is given.\n\n2.2 With a picture.");
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
