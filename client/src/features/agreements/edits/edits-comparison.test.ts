import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countWords } from "#client/features/agreements/edits/count-words";
import { compareTexts, foldUnchanged, type Piece } from "#client/features/agreements/edits/edits-comparison";

const pieces = (before: string, after: string) =>
  compareTexts(before, after).paragraphs.flatMap((paragraph) => paragraph.pieces);

/** '[-39,000-]{+40,000+}': as a person reads it. */
function marked(before: string, after: string): string {
  const marks = { same: ["", ""], removed: ["[-", "-]"], added: ["{+", "+}"] } as const;
  return compareTexts(before, after)
    .paragraphs.map((paragraph) => paragraph.pieces.map(({ kind, text }) => marks[kind].join(text)).join(""))
    .join("\n");
}

describe("compareTexts", () => {
  test("finds the words that changed in a paragraph", () => {
    expect(marked("The fee is KES 39,000 in full.", "The fee is KES 40,000 in full.")).toBe(
      "The fee is KES [-39,000-]{+40,000+} in full.",
    );
  });

  test("takes names in any script as words", () => {
    expect(marked("paid by Ọláyínká Adébáyọ̀ today", "paid by ተዎድሮስ ካሳሁን today")).toBe(
      "paid by [-Ọláyínká Adébáyọ̀-]{+ተዎድሮስ ካሳሁን+} today",
    );
  });

  test("tells a paragraph put in from one that changed", () => {
    const before = "1. FEE\n\nThe Artist pays the fee.\n\n2. CREDIT\n\nThe Producer is named everywhere.";
    const after =
      "1. FEE\n\nThe Artist pays the whole fee.\n\nNo tax is withheld.\n\n2. CREDIT\n\nThe Producer is named everywhere.";
    expect(compareTexts(before, after).paragraphs.map(({ kind }) => kind)).toEqual([
      "same",
      "changed",
      "added",
      "same",
      "same",
    ]);
  });

  test("follows a clause that only got another number", () => {
    expect(marked("3.1 The Producer delivers all stems.", "4.1 The Producer delivers all stems.")).toBe(
      "[-3.1-]{+4.1+} The Producer delivers all stems.",
    );
  });

  test("takes other space for no difference", () => {
    const { paragraphs, added, removed } = compareTexts("One  two\n\n\nthree", "One two\nthree ");
    expect(paragraphs.every(({ kind }) => kind === "same")).toBe(true);
    expect([added, removed]).toEqual([0, 0]);
  });

  test("counts words", () => {
    expect(compareTexts("a b c", "a x y c")).toMatchObject({ added: 2, removed: 1 });
  });

  test("has every word of both texts, in their order", () => {
    const word = fc.constantFrom(
      "fee",
      "KES",
      "39,000",
      "the",
      "Artist",
      "“Nairobi",
      "Nights”",
      "1.1",
      "50%",
      "\n",
    );
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(" "));
    const without = (kind: Piece["kind"], all: readonly Piece[]) =>
      all
        .filter((piece) => piece.kind !== kind)
        .map((piece) => piece.text)
        .join("\n")
        .replace(/\s/g, "");
    fc.assert(
      fc.property(text, text, (before, after) => {
        const all = pieces(before, after);
        expect(without("added", all)).toBe(before.replace(/\s/g, ""));
        expect(without("removed", all)).toBe(after.replace(/\s/g, ""));
      }),
    );
  });

  test("stays right when the time is over", () => {
    const before = Array.from({ length: 3000 }, (_, index) => `old${index} words`).join("\n");
    const after = Array.from({ length: 3000 }, (_, index) => `new${index} terms`).join("\n");
    expect(compareTexts(before, after, 1)).toMatchObject({ added: 6000, removed: 6000 });
  });
});

test("words are what stands between spaces", () => {
  expect(countWords("  The fee,\n39,000 KES. ")).toBe(4);
  expect(countWords(" \n")).toBe(0);
});

test("what stayed is folded away, but for its neighbours", () => {
  const paragraphs = [..."abcdefg"].map((text) => ({
    kind: text === "d" ? ("added" as const) : ("same" as const),
    pieces: [{ kind: "same" as const, text }],
  }));
  const shown = foldUnchanged(paragraphs.slice(0, 6)).map((part) =>
    part.kind === "fold" ? part.paragraphs.length : part.paragraph.pieces[0]?.text,
  );
  expect(shown).toEqual([2, "c", "d", "e", "f"]);
  expect(foldUnchanged(paragraphs).at(-1)).toMatchObject({ kind: "fold" });
});
