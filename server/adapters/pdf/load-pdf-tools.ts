import { readFileSync } from "node:fs";
import { type Face, faces, type FontFile, fontFiles, fontsOfFace } from "#server/adapters/pdf/font-files";
import { shareFont, type SharedFont } from "#server/adapters/pdf/shared-font";
import { type Typesetter, typesetter } from "#server/adapters/pdf/typeset";

export type PdfTools = { PDFDocument: typeof import("pdfkit"); typesetter: Typesetter };

let loading: Promise<PdfTools> | undefined;

/** pdfkit and the fonts: loaded when the first document is made, because a server starts without them, and kept for the rest. */
export function loadPdfTools(): Promise<PdfTools> {
  loading ??= load();
  return loading;
}

async function load(): Promise<PdfTools> {
  const [{ default: PDFDocument }, fontkit] = await Promise.all([import("pdfkit"), import("fontkit")]);

  const opened = new Map<FontFile, SharedFont>();
  const open = (file: FontFile): SharedFont => {
    const font = opened.get(file) ?? shareFont(singleFont(fontkit.create(readFileSync(fontFiles[file]))));
    opened.set(file, font);
    return font;
  };
  const fonts = Object.fromEntries(faces.map((face) => [face, fontsOfFace[face].map(open)])) as Record<
    Face,
    SharedFont[]
  >;
  return { PDFDocument, typesetter: typesetter((face) => fonts[face]) };
}

function singleFont(opened: import("fontkit").Font | import("fontkit").FontCollection) {
  if ("fonts" in opened) throw new Error("A collection of fonts where one font was expected");
  return opened;
}
