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

describe("a paragraph that only moved is no change, and is never lost", () => {
  const put = (text: string, changed: readonly string[]) =>
    ownEdits(text, joined(changed), text)
      .filter(({ state }) => state === "fits")
      .reduce((before, edit) => putIn(before, edit) ?? before, text);

  test("a clause behind the next one, with new numbers", () => {
    const text = joined([...drafted, "3. END", "3.1 Nairobi decides."]);
    const moved = [
      ...drafted.slice(0, 3),
      "2. END",
      "2.1 Nairobi decides.",
      "3. NAMES",
      "3.1 Credit is given.",
    ];
    expect(ownEdits(text, joined(moved), text)).toEqual([]);
  });

  test("a paragraph that changed places with its neighbour", () => {
    const moved = [drafted[0]!, "1.1 It is paid at once.", "1.2 The fee is KES 100.", ...drafted.slice(3)];
    expect(ownEdits(joined(drafted), joined(moved), joined(drafted))).toEqual([]);
  });

  test("one in whose place another was written: that is put in beside it", () => {
    const moved = [drafted[0]!, "1.1 Tea.", "1.2 It is paid at once.", "1.3 The fee is KES 100."];
    const text = put(joined(drafted), [...moved, ...drafted.slice(3)]);
    for (const kept of ["Tea.", "The fee is KES 100.", "It is paid at once."]) expect(text).toContain(kept);
  });

  test("one that stands where another was taken out: that is taken out", () => {
    const text = joined(["1. FEE", "1.1 Tea.", "1.2 Milk is hot.", "1.3 Sugar costs much."]);
    const taken = put(text, ["1. FEE", "1.1 Milk is hot.", "1.2 Tea."]);
    expect(taken.trim()).toBe(joined(["1. FEE", "1.1 Tea.", "1.2 Milk is hot."]));
  });
});

describe("of equal paragraphs the one that was changed", () => {
  const signed = ["Artist", "Signed: ____", "Producer", "Signed: ____"];

  test("is taken out, and the other is not offered", () => {
    const text = joined(signed);
    const kept = joined(signed.slice(0, 3));
    const [edit] = ownEdits(text, kept, text);
    expect(putIn(text, edit!)?.trim()).toBe(kept);
    expect(ownEdits(text, kept, kept)).toMatchObject([{ state: "in" }]);
  });

  test("is replaced, in any order", () => {
    const text = joined(signed);
    const filled = ["Artist", "Signed: Ola", "Producer", "Signed: Kesho"];
    const edits = ownEdits(text, joined(filled), text);
    for (const order of [edits, edits.toReversed()])
      expect(order.reduce((before, edit) => putIn(before, edit) ?? before, text)).toBe(joined(filled));
  });
});

describe("a figure that is not the number of a clause stays as it is", () => {
  test.each([
    "2.5 per cent of the income goes to the mixer.",
    "2.5 (two and a half) per cent of the income goes to the mixer.",
    "10.30 in the morning is when sessions begin.",
    "10.30 AM is when sessions begin.",
    "2.2 Per Cent of the income goes to the mixer.",
    "2.5 Kilometres from the studio is where sessions are.",
  ])("at the beginning of a new paragraph: %s", (own) => {
    const text = joined(drafted);
    const [edit] = ownEdits(text, joined([...drafted, own]), text);
    expect(putIn(text, edit!)).toBe(joined([...drafted, own]));
  });

  test.each([
    ["2 tracks are delivered in March.", "3 tracks are delivered in March, or in April."],
    ["1.2 It is paid at once.", "14 days after delivery it is paid, and not at once."],
    ["30 days after delivery it is paid.", "14 days after delivery it is paid."],
    ["1.2 It is paid at once.", "10.30 AM is when it is paid, and not at once."],
    ["1.2 It is paid at once.", "1.2 Per Cent is paid, and not at once."],
    ["(30) days after delivery it is paid.", "(14) days after delivery it is paid."],
    ["(two) tracks are delivered.", "(six) tracks are delivered."],
  ])("where a paragraph is changed: %s", (before, after) => {
    const text = joined(drafted.with(2, before));
    const [edit] = ownEdits(text, joined(drafted.with(2, after)), text);
    expect(putIn(text, edit!)).toBe(joined(drafted.with(2, after)));
  });
});

test("a figure that was changed is a change, and is put in once", () => {
  const text = joined([...drafted, "2.2 Milk.", "10.30 AM is when sessions begin."]);
  const own = joined([...drafted, "2.2 Milk.", "11.30 AM is when sessions begin."]);
  const [edit] = ownEdits(text, own, text);
  expect(putIn(text, edit!)).toBe(own);
  expect(ownEdits(text, own, own)).toMatchObject([{ state: "in" }]);
});

test("a long text of one's own is offered, and no piece grows with it", () => {
  const text = joined(drafted);
  const own = Array.from({ length: 600 }, (_, at) => `9.${at % 300} Tea ${at}.`);
  const edits = ownEdits(text, joined([...drafted, ...own]), text);
  expect(edits).toHaveLength(600);
  expect(Math.max(...edits.map((edit) => JSON.stringify(edit).length))).toBeLessThan(2000);
  expect(putIn(text, edits.at(-1)!)).toBe(joined([...drafted, "9.299 Tea 599."]));
});

test.each([
  ["numbers of another clause", () => "9.5 X"],
  ["numbers with gaps", (at: number) => `2.${(at % 900) + 20} X`],
  ["short words", () => "Xx"],
  ["clauses", (at: number) => `${at % 90}. Ab`],
])("a text of %s as long as may be is not offered by the piece, and holds nobody up", (_what, line) => {
  const text = joined(drafted);
  const own = joined([...drafted, ...Array.from({ length: 25_000 }, (_, at) => line(at))]);
  const began = process.cpuUsage();
  expect(ownEdits(text, own, own)).toEqual([]);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1e6).toBeLessThan(5);
});

test("numbers that were left out leave the others numbers", () => {
  const text = joined([...drafted, "2.2 Milk.", "2.3 Sugar.", "2.4 Tea."]);
  const own = joined([...drafted, "2.4 Tea.", "2.5 Honey."]);
  const edits = ownEdits(text, own, text);
  expect(edits.map(({ before, after }) => [before, after])).toEqual([
    ["2.2 Milk.", null],
    ["2.3 Sugar.", null],
    [null, "2.5 Honey."],
  ]);
});

test.each([
  ["(a) half now; and", "(c) half now, in cash; and"],
  ["(iv) half now; and", "(v) half now, in cash; and"],
  ["2.2 “Fee” means KES 100.", "4.2 “Fee” means KES 100 now."],
  ["2A.2 30 days are given.", "4A.2 30 days are given now."],
  ["C.2 The song is Mvua.", "C.2 The song is Mvua now."],
  ["ANNEX C. SONGS", "ANNEX D. SONGS AND MORE"],
])("a number of the text is kept: %s", (before, after) => {
  const under = (paragraph: string) => {
    const clause = /^(\w+)\.\d/.exec(paragraph)?.[1];
    return clause
      ? [`${clause === "C" ? "ANNEX C" : clause}. TERMS`, `${clause}.1 Tea.`, paragraph]
      : [paragraph];
  };
  const number = before.slice(0, before.indexOf(" ", before.startsWith("ANNEX") ? 6 : 0));
  const text = joined(under(before));
  const edits = ownEdits(text, joined(under(after)), text);
  const put = edits.reduce((one, edit) => putIn(one, edit) ?? one, text);
  expect(put.split("\n").at(-1)?.startsWith(`${number} `)).toBe(true);
});
