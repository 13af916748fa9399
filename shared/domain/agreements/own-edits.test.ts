import { describe, expect, test } from "vitest";
import { ownEdits as offered, putIn, type OwnEdit } from "#shared/domain/agreements/own-edits";

const ownEdits = (...texts: Parameters<typeof offered>) => offered(...texts)!;

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
  const text = putIn(redrafted, edits);
  expect(text).toContain("2.2 It is paid in March.");
  expect(text).toContain("3.1 Credit is given.\n\n3.2 With a picture.");
  expect(text).not.toContain("at once");
  expect(ownEdits(joined(drafted), joined(edited), redrafted, text).map(({ state }) => state)).toEqual([
    "in",
    "in",
  ]);
});

test("a change whose paragraph is drafted in other words now is lost, and nothing is done on its behalf", () => {
  const redrafted = joined(["1. FEE", "1.1 No fee is paid.", "2. NAMES"]);
  const edits = ownEdits(joined(drafted), joined(edited), redrafted);
  expect(edits.map(({ state }) => state)).toEqual(["lost", "lost"]);
  expect(putIn(redrafted, edits)).toBe(redrafted);
});

test("what an owner took out can be taken out again", () => {
  const edits = ownEdits(joined(drafted), joined(drafted.toSpliced(2, 1)), joined(drafted));
  expect(edits).toMatchObject([{ before: "1.2 It is paid at once.", after: null, state: "fits" }]);
  expect(putIn(joined(drafted), edits)).toBe(joined(drafted.toSpliced(2, 1)));
});

describe("each of several changes is one by itself", () => {
  const text = joined(drafted);
  const changedTo = (...changed: string[]) => ownEdits(text, joined(changed), text);
  const put = (edits: readonly OwnEdit[]) => putIn(text, edits);

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
    const one = put([colour!]);
    expect(one).toBe(joined([...drafted, "2.2 In colour."]));
    const left = ownEdits(text, joined([...drafted, "2.2 With a picture.", "2.3 In colour."]), text, one);
    expect(putIn(one, left).split("\n\n").slice(5)).toEqual(["With a picture.", "2.2 In colour."]);
    expect(picture).toMatchObject({ state: "fits" });
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
    putIn(text, ownEdits(text, joined(changed), text));

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
    expect(putIn(text, ownEdits(text, kept, text)).trim()).toBe(kept);
    expect(ownEdits(text, kept, text, kept)).toMatchObject([{ state: "in" }]);
  });

  test("is replaced, in any order", () => {
    const text = joined(signed);
    const filled = ["Artist", "Signed: Ola", "Producer", "Signed: Kesho"];
    for (const first of [0, 1]) {
      const one = putIn(text, [ownEdits(text, joined(filled), text)[first]!]);
      const rest = ownEdits(text, joined(filled), text, one).filter(({ state }) => state === "fits");
      expect(rest).toHaveLength(1);
      expect(putIn(one, rest)).toBe(joined(filled));
    }
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
    expect(putIn(text, ownEdits(text, joined([...drafted, own]), text))).toBe(joined([...drafted, own]));
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
    expect(putIn(text, ownEdits(text, joined(drafted.with(2, after)), text))).toBe(
      joined(drafted.with(2, after)),
    );
  });
});

describe("the same sentence at several places", () => {
  const under = (clause: number, ...words: string[]) => [
    `${clause}. CLAUSE ${"ABC"[clause % 3]}`,
    ...words.map((word, part) => `${clause}.${part + 1} ${word}.`),
  ];
  const draft = [...under(5, "First", "Second"), ...under(6, "Begins")];
  const anew = [...under(6, "First", "Second"), ...under(7, "Begins")].map((line) =>
    line.replace("CLAUSE A", "CLAUSE C").replace("CLAUSE B", "CLAUSE A"),
  );

  test.each([[[0, 1]], [[1, 0]]])("is put in at each, in the order %j", (order) => {
    const own = [...draft.slice(0, 3), "5.3 No smoking.", ...draft.slice(3), "6.2 No smoking."];
    let text = joined(anew);
    const edits = () => ownEdits(joined(draft), joined(own), joined(anew), text);
    for (const [at, left] of [
      [order[0]!, 1],
      [0, 0],
    ] as const) {
      text = putIn(text, [edits().filter(({ state }) => state === "fits")[at]!]);
      expect(edits().filter(({ state }) => state !== "in")).toHaveLength(left);
    }
    expect(text).toBe(joined([...anew.slice(0, 3), "6.3 No smoking.", ...anew.slice(3), "7.2 No smoking."]));
  });

  test("is the owner's own where the library says it elsewhere", () => {
    const own = [...draft.slice(0, 3), "5.3 Begins.", ...draft.slice(3)];
    const edits = ownEdits(joined(draft), joined(own), joined(anew));
    expect(putIn(joined(anew), edits)).toBe(joined([...anew.slice(0, 3), "6.3 Begins.", ...anew.slice(3)]));
  });
});

describe("a list of the owner's own in a clause", () => {
  const draft = ["5. FEE", "5.1 First.", "5.2 Second.", "5.3 Third.", "6. NEXT", "6.1 Begins."];
  const anew = ["6. FEE", "6.1 First.", "6.2 Second.", "6.3 Third.", "7. NEXT", "7.1 Begins."];

  test.each([2, 8])("of %i is none of headings, and what stands behind it keeps its numbers", (count) => {
    const list = Array.from({ length: count }, (_, at) => `${at + 1}. Drums ${at}`);
    const own = [...draft.slice(0, 2), ...list, "5.2 Second, but in March.", "5.3 Third.", "5.4 More."];
    const edits = ownEdits(joined(draft), joined([...own, ...draft.slice(4)]), joined(anew));
    expect(putIn(joined(anew), edits).split("\n\n")).toEqual([
      ...anew.slice(0, 2),
      ...list,
      "6.2 Second, but in March.",
      "6.3 Third.",
      "6.4 More.",
      ...anew.slice(4),
    ]);
  });

  test("is none of its clause's headings, but a heading of the owner's is", () => {
    const own = [...draft.slice(0, 4), "6. Studio rules", "6.1 No smoking.", "7. NEXT", "7.1 Begins."];
    const edits = ownEdits(joined(draft), joined(own), joined(anew));
    expect(putIn(joined(anew), edits)).toBe(
      joined([...anew.slice(0, 4), "6A. Studio rules", "6A.1 No smoking.", ...anew.slice(4)]),
    );
  });

  test("what may be a number behind a gap is left to its author where its clause is another now", () => {
    const own = joined([...draft.slice(0, 4), "5.5 Mine.", ...draft.slice(4)]);
    expect(ownEdits(joined(draft), own, joined(anew))).toMatchObject([{ after: "5.5 Mine.", state: "lost" }]);
    const same = putIn(joined(draft), ownEdits(joined(draft), own, joined(draft)));
    expect(same).toBe(own);
  });
});

test("a new paragraph goes behind what it stood behind, though its facts are others now", () => {
  const own = joined(drafted.toSpliced(2, 0, "1.2 In cash."));
  const anew = joined(drafted.with(1, "1.1 The fee is KES 200."));
  expect(
    putIn(anew, ownEdits(joined(drafted), own, anew))
      .split("\n\n")
      .slice(1, 3),
  ).toEqual(["1.1 The fee is KES 200.", "In cash."]);
});

test("a figure that was changed is a change, and is put in once", () => {
  const text = joined([...drafted, "2.2 Milk.", "10.30 AM is when sessions begin."]);
  const own = joined([...drafted, "2.2 Milk.", "11.30 AM is when sessions begin."]);
  expect(putIn(text, ownEdits(text, own, text))).toBe(own);
  expect(ownEdits(text, own, text, own)).toMatchObject([{ state: "in" }]);
});

test("a long text of one's own is offered, and no piece grows with it", () => {
  const text = joined(drafted);
  const own = Array.from({ length: 600 }, (_, at) => `9.${at % 300} Tea ${at}.`);
  const edits = ownEdits(text, joined([...drafted, ...own]), text);
  expect(edits).toHaveLength(600);
  expect(Math.max(...edits.map((edit) => JSON.stringify(edit).length))).toBeLessThan(2000);
  expect(putIn(text, [edits.at(-1)!])).toBe(joined([...drafted, "9.299 Tea 599."]));
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
  expect(ownEdits(text, own, own)).toBeNull();
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
  const put = putIn(text, edits);
  expect(put.split("\n").at(-1)?.startsWith(`${number} `)).toBe(true);
});
