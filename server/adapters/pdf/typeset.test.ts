import * as fc from "fast-check";
import { expect, test } from "vitest";
import { faces } from "#server/adapters/pdf/font-files";
import { type Line, setLine, setLines } from "#server/adapters/pdf/typeset";

function textOf({ pieces }: Line): string {
  const codePoints = pieces.flatMap(({ glyphs }) => glyphs.flatMap(({ glyph }) => glyph.codePoints));
  return String.fromCodePoint(...codePoints).normalize("NFC");
}

test.each(faces)("no line in the %s face is wider than its column, and no text is lost", (face) => {
  const anyText = fc.string({ unit: "grapheme-composite", maxLength: 80 });
  fc.assert(
    fc.property(anyText, fc.integer({ min: 2000, max: 40_000 }), (text, width) => {
      const lines = setLines(face, text, width);
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.001);
      const kept = lines
        .map(textOf)
        .join("")
        .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, "");
      const given = text
        .toWellFormed()
        .normalize("NFC")
        .replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, "");
      expect([...kept].toSorted()).toEqual([...given].toSorted());
    }),
    { numRuns: 300 },
  );
});

test("the space that a line break stands for takes no room", () => {
  const [first] = setLines("text", "*ƀŨ !", 2000);
  expect(first!.width).toBeLessThanOrEqual(2000);
  expect(textOf(first!)).toBe("*ƀŨ ");
});

test("a long address breaks after its signs where that is enough", () => {
  const lines = setLines("text", "a.rather.long.name@a-long-organisation.example", 12_000).map(textOf);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[.@-]$/);
});

test("a word without any break is cut between letters, never between a letter and its mark", () => {
  const lines = setLines("text", "ọ̀".repeat(60), 5_000).map(textOf);
  expect(lines.join("")).toBe("ọ̀".repeat(60));
  for (const line of lines) expect(line.startsWith("\u0300")).toBe(false);
});

test("line breaks start new lines, empty ones too", () => {
  expect(setLines("text", "one\n\ntwo", 50_000).map(textOf)).toEqual(["one", "", "two"]);
});

test("two scripts in one word are drawn by two fonts, and shared signs stay with the letters before them", () => {
  const { pieces } = setLine("text", "Teddyተዎድሮስ-1");
  expect(pieces).toHaveLength(2);
});

test.each(["text", "strong", "title", "italic"] as const)(
  "Arabic letters are joined in the %s face and stand in the order they are seen, and none is a box",
  (face) => {
    const [word, ...others] = setLine(face, "محمد").pieces;
    expect(others).toEqual([]);
    expect(word!.glyphs.map(({ glyph }) => String.fromCodePoint(...glyph.codePoints))).toEqual([..."دمحم"]);
    // The two of one letter stand at different places of the word, and look different.
    expect(word!.glyphs[1]!.glyph.id).not.toBe(word!.glyphs[3]!.glyph.id);
    const line = setLine(face, "فاطمة الزهراء");
    expect(textOf(line)).toBe([..."فاطمة الزهراء"].toReversed().join(""));
    const bracketed = setLine(face, "(خالد) 37٣٧");
    expect(textOf(bracketed)).toBe("(دلاخ) 37٣٧");
    for (const text of ["فاطمة الزهراء", "ⵎⵓⵃⵎⵎⴷ"])
      for (const { glyphs } of setLine(face, text).pieces)
        expect(glyphs.every(({ glyph }) => glyph.id !== 0)).toBe(true);
  },
);

/** As it is seen: a mirrored bracket copies as what was typed, so its outline is asked for. */
function seen(text: string): string {
  const arabic = setLine("text", "محمد").pieces[0]!.font;
  const brackets = new Map([..."()[]"].map((sign) => [arabic.shape(sign)[0]!.glyph.id, sign]));
  return setLine("text", text)
    .pieces.flatMap(({ font, glyphs }) =>
      glyphs.map(
        ({ glyph }) =>
          (font === arabic && brackets.get(glyph.id)) || String.fromCodePoint(...glyph.codePoints),
      ),
    )
    .join("");
}

test.each([
  // Signs at the end of what runs to the left belong to the paragraph, which runs to the right.
  ["“محمد”", "“دمحم”"],
  ["(محمد)", "(دمحم)"],
  ["محمد, Amina", "دمحم, Amina"],
  ["signed by محمد.", "signed by دمحم."],
  ["For محمد: 50%", "For دمحم: 50%"],
  // Within it they stand where it has them, and brackets are turned round.
  ["محمد. علي", "يلع .دمحم"],
  ["محمد 2 علي", "يلع 2 دمحم"],
  ["محمد 2024-37 علي", "يلع 37-2024 دمحم"],
  ["محمد ٣٧ علي", "يلع ٣٧ دمحم"],
  ["خالد (ملك) الراي", "يارلا (كلم) دلاخ"],
  ["خالد [ملك] الراي", "يارلا [كلم] دلاخ"],
  ["by خالد (ملك) الراي and Amina", "by يارلا (كلم) دلاخ and Amina"],
  ["خالد (ملك) 50%", "(كلم) دلاخ 50%"],
  ["«خالد»: 37٣٧", "«دلاخ»: 37٣٧"],
  ["محمد Amina علي", "دمحم Amina يلع"],
  ["Cheb خالد (Algiers)", "Cheb دلاخ (Algiers)"],
  // A letter that is stretched stays joined.
  ["محـمد", "دمـحم"],
])("signs, numbers and words round Arabic are in their order: %s", (text, order) => {
  expect(seen(text)).toBe(order);
});

test("each line is in its own order where Arabic goes on over several", () => {
  expect(setLines("text", "محمد 2 علي (ملك) الراي", 4500).map(textOf)).toEqual([
    "2 دمحم ",
    ")كلم( يلع ",
    "يارلا",
  ]);
});

test("what is emphasised stands in another face, over words and within one, and no text is lost", () => {
  const text = "sums (the “Net Receipts”), shared";
  const of = /“[^”]+”/g;
  const [line, ...others] = setLines("text", text, 100_000, { face: "strong", of });
  expect(others).toEqual([]);
  expect(textOf(line!)).toBe(text);
  const inFace = (font: unknown) =>
    line!.pieces.flatMap(({ font: own, glyphs }) =>
      own === font ? glyphs.map(({ glyph }) => String.fromCodePoint(...glyph.codePoints)) : [],
    );
  const strong = setLine("strong", "a").pieces[0]!.font;
  expect(inFace(strong).join("").replace(/\s/g, "")).toBe("“NetReceipts”");
});

test("a long paragraph of numbers behind a name is set in a moment, not in hours", () => {
  const lines = setLines("text", `محمد ${"1 ".repeat(50_000)}`, 50_000);
  expect(lines.map(textOf).join("").match(/1/g)).toHaveLength(50_000);
});
