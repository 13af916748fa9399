import { expect, test, vi } from "vitest";
import type { TextStyle } from "#server/adapters/pdf/draw-text";
import { firstMissing, readPdf } from "#server/testing/read-pdf";

const style: TextStyle = { face: "text", size: 12, leading: 18, color: "0 0 0" };

async function pdfOf(...paragraphs: string[]): Promise<Buffer> {
  const { finishPdf, startPdf } = await import("#server/adapters/pdf/pdf");
  const { drawTextBlock } = await import("#server/adapters/pdf/draw-text-block");
  const facts = { title: "Test", author: "Test", subject: "", keywords: "", madeAt: new Date(0) };
  const pdf = startPdf(facts, { head: () => undefined, foot: () => undefined });
  for (const text of paragraphs) drawTextBlock(pdf, pdf.root, "P", text, style);
  return finishPdf(pdf);
}

async function textOf(...paragraphs: string[]): Promise<string> {
  const { text } = await readPdf(await pdfOf(...paragraphs));
  return text.trim();
}

test.each([
  ["é ö ñ", "resume on a note"],
  ["resume on a note", "résumé ön a ñote"],
  ["Ọláyínká Adébáyọ̀", "Olayinka Adebayo"],
  ["Olayinka Adebayo", "Ọláyínká Adébáyọ̀"],
  ["N’Golo Kanté", "N'Golo Kanteʼ"],
  ["office fjord ffl", "of fice f jord f f l"],
  ["愛 🎶", "□ Nuru"],
])(
  "what one document says does not change what is copied out of the next: %s, then %s",
  async (one, other) => {
    expect(await textOf(one)).toBe(one);
    expect(await textOf(other)).toBe(other);
    expect(await textOf(one)).toBe(one);
  },
);

test("documents made at the same time do not mix", async () => {
  const texts = Array.from({ length: 20 }, (_, index) =>
    index % 2 === 0 ? `é ö ñ ${index}` : `e o n ${index}`,
  );
  expect(await Promise.all(texts.map((text) => textOf(text)))).toEqual(texts);
});

test("a document has the same bytes whatever was made before it", async () => {
  const fresh = await pdfOf("Ẹ̀kọ́ Nights", "resume on a note");
  for (const text of ["é ö ñ", "Ọ̀ṣun", "ተዎድሮስ"]) await pdfOf(text);
  expect((await pdfOf("Ẹ̀kọ́ Nights", "resume on a note")).equals(fresh)).toBe(true);
  vi.resetModules();
  expect((await pdfOf("Ẹ̀kọ́ Nights", "resume on a note")).equals(fresh)).toBe(true);
});

test("the same shape stands for different characters within one document", async () => {
  const text = "K K Ω Ω A Α А o ο о";
  expect(await textOf(text)).toBe(text.normalize("NFC"));
});

test.each(["ọ̀", "ẹ̀", "Ọ́", "Ẹ́", "ɛ̃", "ɔ̀", "m̀", "ŋ̀", "i̱", "ɓ̀", "ṣ́", "ạ̄́", "W̃", "አ፟"])(
  "a letter keeps its marks, and no space comes after it: %s",
  async (letter) => {
    const text = `a${letter}b ${letter} ${letter}${letter}.x`;
    expect(await textOf(text)).toBe(text.normalize("NFC"));
  },
);

test("more marks than a letter can carry do no harm", async () => {
  const text = `Z${"\u0301".repeat(300)}a`;
  expect(firstMissing(await textOf(text), [text])).toBeNull();
});

test("characters that no font has are boxes that copy as themselves", async () => {
  expect(await textOf("愛 and 🎶 and 👩‍👩‍👧 and 🇰🇪")).toBe("愛 and 🎶 and 👩‍👩‍👧 and 🇰🇪");
  const mostlyLatin = "a song that is written by محمد حسن and friends";
  expect(await textOf(mostlyLatin)).toBe(mostlyLatin);
});

test.each([
  "“محمد” and (محمد)",
  "signed by محمد.",
  "For محمد: 50%",
  "محمد, Amina",
  "محمد 2 علي",
  "خالد (ملك) الراي",
  "the song by خالد (ملك) الراي and Amina",
])("signs and numbers among Arabic words are copied where they were typed: %s", async (text) => {
  expect(await textOf(text)).toBe(text);
});

test("controls, lone surrogates and invisible marks do not break a document", async () => {
  expect(await textOf("a\u0000b\u0007c \ud800 d\u200be\u00adf")).toBe("a b c \ufffd def");
});
