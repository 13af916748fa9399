import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import * as fontkit from "fontkit";
import { expect, test } from "vitest";
import { faces, fontPath, fontsOfFace } from "#server/adapters/pdf/font-files";
import { shapeByPairs } from "#server/adapters/pdf/shape-by-pairs";
import type { PlacedGlyph } from "#server/adapters/pdf/glyph";

const printable = Array.from({ length: 0x17f - 0x20 + 1 }, (_, index) => 0x20 + index).filter(
  (code) => code < 0x7f || code >= 0xc0,
);
const character = fc.oneof(
  fc.constantFrom(..."abcdefghijklmnopqrstuvwxyzAVTWYfilj.,'-@0123456789"),
  fc.constantFrom(...printable).map((code) => String.fromCharCode(code)),
);
const word = fc.array(character, { minLength: 1, maxLength: 20 }).map((characters) => characters.join(""));

const fonts = new Set(faces.flatMap((face) => fontsOfFace[face]));

test.each([...fonts])("words put together from pairs are the words the font shapes: %s", (name) => {
  const font = fontkit.create(readFileSync(fontPath(name)));
  if ("fonts" in font) throw new Error("One font expected");
  const shape = (text: string): PlacedGlyph[] => {
    const { glyphs, positions } = font.layout(text);
    return glyphs.map(({ id, codePoints, advanceWidth }, index) => ({
      glyph: { id, codePoints, width: advanceWidth },
      advance: positions[index]?.xAdvance ?? 0,
      dx: positions[index]?.xOffset ?? 0,
      dy: positions[index]?.yOffset ?? 0,
    }));
  };
  const places = (glyphs: PlacedGlyph[]) =>
    glyphs.map(({ glyph, advance, dx, dy }) => [glyph.id, advance, dx, dy]);
  const byPairs = shapeByPairs(shape);

  fc.assert(
    fc.property(word, (text) => {
      expect(places(byPairs(text))).toEqual(places(shape(text)));
    }),
    { numRuns: 400 },
  );
});
