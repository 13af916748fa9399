import { readFileSync } from "node:fs";
import * as fontkit from "fontkit";
import { type Face, type FontFile, fontPath, fontsOfFace } from "#server/adapters/pdf/font-files";
import { shareFont, type SharedFont } from "#server/adapters/pdf/shared-font";

export type FaceFonts = readonly [SharedFont, ...SharedFont[]];

const files = new Map<FontFile, SharedFont>();
const faces = new Map<Face, FaceFonts>();

/** The fonts of a face, in the order to try them. A file is parsed when it is first asked for, and serves every document. */
export function fontsOf(face: Face): FaceFonts {
  const known = faces.get(face);
  if (known) return known;
  const [first, ...others] = fontsOfFace[face];
  const fonts: FaceFonts = [open(first), ...others.map(open)];
  faces.set(face, fonts);
  return fonts;
}

function open(file: FontFile): SharedFont {
  const font = files.get(file) ?? shareFont(parseFont(file));
  files.set(file, font);
  return font;
}

/** Anew each time. */
export function parseFont(file: FontFile): fontkit.Font {
  const font = fontkit.create(readFileSync(fontPath(file)));
  if ("fonts" in font) throw new Error(`${file} is a collection of fonts where one font was expected`);
  return font;
}
