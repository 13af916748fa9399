import { expect, test } from "vitest";
import { outlineName } from "#server/adapters/pdf/outline-name";
import { Mark } from "#shared/contract/fields/mark";
import { LONGEST_TYPED } from "#shared/domain/mark";

test.each([
  "Amina Wanjirũ",
  "Ọláyínká Adébáyọ̀",
  "Ṣadé Ńgọzị",
  "Ɓala Ƙwairanga Ɗanladi",
  "Kɔfi Ɛsi Ŋɔŋɔ",
  "José da Conceição",
])("%s is drawn in three faces", (name) => {
  const marks = outlineName(name);
  expect(marks.length).toBe(3);
  for (const mark of marks) expect(Mark.parse(mark)).toEqual(mark);
});

test.each(["አበበ ቢቂላ", "W".repeat(LONGEST_TYPED), "Ṣ̀ẹ́".repeat(10)])(
  "%s is drawn, within its bytes",
  (name) => {
    const marks = outlineName(name);
    expect(marks.length).toBeGreaterThan(0);
    for (const mark of marks) expect(Mark.parse(mark)).toEqual(mark);
  },
);

test("marks above letters are where they belong, and two faces differ", () => {
  const [plain] = outlineName("o");
  const [accented, italic] = outlineName("ọ́");
  expect(accented!.height).toBeGreaterThan(plain!.height * 1.3);
  expect(accented!.width).toBeLessThan(plain!.width * 1.4);
  expect(italic!.path).not.toBe(accented!.path);
});

test("a name in the script of Amharic has two faces to choose from", () => {
  expect(outlineName("ከበደ")).toHaveLength(2);
});

test("a name in Arabic letters is drawn joined, from right to left; one in those of the Imazighen in one face", () => {
  const [whole] = outlineName("محمد");
  const apart = outlineName("م ح م د")[0]!;
  expect(Mark.parse(whole)).toEqual(whole);
  expect(whole!.width).toBeLessThan(apart.width * 0.8);
  expect(outlineName("ⵎⵓⵃⵎⵎⴷ")).toHaveLength(1);
});

test.each(["漢字", "   ", "😀", "Cheb خالد", "خالد (٣)"])("%j is drawn in none", (name) => {
  expect(outlineName(name)).toEqual([]);
});
