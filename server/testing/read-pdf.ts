// Nothing is drawn here either: see open-pdf.ts.
Object.assign(globalThis, { DOMMatrix: Object, ImageData: Object, Path2D: Object });
const { PDFParse } = await import("pdf-parse");

export type PdfRead = { pages: string[]; text: string; title: string; author: string; language: string };

/** The text of a PDF as a reader program finds it (pdf.js), in NFC, and what the file says about itself. */
export async function readPdf(file: Uint8Array): Promise<PdfRead> {
  const parser = new PDFParse({ data: Uint8Array.from(file), verbosity: 0 });
  try {
    const { pages } = await parser.getText({ pageJoiner: "" });
    const { info } = (await parser.getInfo()) as {
      info: { Title: string; Author: string; Language: string };
    };
    const texts = pages.map((page) => page.text.normalize("NFC"));
    return {
      pages: texts,
      text: texts.join("\n"),
      title: info.Title,
      author: info.Author,
      language: info.Language,
    };
  } finally {
    await parser.destroy();
  }
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * The first of the `expected` texts that does not stand in `text` whole and in this order, or null when all do. A line may end
 * at a space, or inside a word that is too long for it; nothing else may differ.
 */
export function firstMissing(text: string, expected: readonly string[]): string | null {
  let from = 0;
  for (const item of expected) {
    const pattern = new RegExp(`(?<=^|\\s)${patternOf(item)}(?=\\s|$)`, "gu");
    pattern.lastIndex = from;
    if (!pattern.test(text)) return item;
    from = pattern.lastIndex;
  }
  return null;
}

function patternOf(item: string): string {
  const words = item.normalize("NFC").trim().split(/\s+/);
  return words
    .map((word) =>
      Array.from(graphemes.segment(word), ({ segment }) =>
        segment.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"),
      ).join("\\n?"),
    )
    .join("\\s+");
}
