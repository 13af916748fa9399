import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { addToDocument, type DocumentFont, type SharedFont } from "#server/adapters/pdf/shared-font";

/** A4 in points, and the column the text stands in. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 66,
  right: 529.28,
  top: 78,
  bottom: 776,
} as const;
export const columnWidth = paper.right - paper.left;

/** An element of the document's structure, which readers and screen readers follow. */
export type Tag = PDFKit.PDFStructureElement;

/** A document being made. `y` is where the next block starts, in points from the top of the page. */
export type Pdf = {
  doc: PDFKit.PDFDocument;
  root: Tag;
  y: number;
  furniture: PageFurniture;
  fontOf(font: SharedFont): DocumentFont;
  /** Whether a character had to be drawn as a box, because no font here has it. */
  hasBoxes: boolean;
  finished: Promise<Buffer>;
};

/** What stands on every page: the head is drawn when a page starts, the foot when the number of pages is known. */
export type PageFurniture = {
  head(pdf: Pdf, page: number): void;
  foot(pdf: Pdf, page: number, pages: number): void;
};

export type PdfFacts = { title: string; author: string; subject: string; keywords: string; madeAt: Date };

/** An empty tagged A4 document. `madeAt` is the only time in it, so the same content gives the same bytes. */
export function startPdf(facts: PdfFacts, furniture: PageFurniture): Pdf {
  const doc = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    autoFirstPage: false,
    font: "",
    pdfVersion: "1.7",
    lang: "en-GB",
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: facts.title,
      Author: facts.author,
      Subject: facts.subject,
      Keywords: facts.keywords,
      Creator: "Sahihi",
      Producer: "Sahihi",
      CreationDate: facts.madeAt,
      ModDate: facts.madeAt,
    },
  });
  const finished = buffer(doc);
  const root = doc.struct("Document");
  doc.addStructure(root);

  const fonts = new Map<SharedFont, DocumentFont>();
  const fontOf = (font: SharedFont) => {
    const added = fonts.get(font) ?? addToDocument(doc, font);
    fonts.set(font, added);
    return added;
  };
  const pdf: Pdf = { doc, root, y: paper.top, furniture, fontOf, hasBoxes: false, finished };
  startPage(pdf);
  return pdf;
}

export function startPage(pdf: Pdf): void {
  pdf.doc.addPage();
  pdf.y = paper.top;
  const { count } = pdf.doc.bufferedPageRange();
  ornament(pdf, () => pdf.furniture.head(pdf, count), "Pagination");
}

/** Starts a page when less than `height` points are left on this one. */
export function makeRoom(pdf: Pdf, height: number): void {
  if (pdf.y + height > paper.bottom) startPage(pdf);
}

export async function finishPdf(pdf: Pdf): Promise<Buffer> {
  const { doc, root, finished } = pdf;
  root.end();
  const { count } = doc.bufferedPageRange();
  for (let page = 1; page <= count; page += 1) {
    doc.switchToPage(page - 1);
    ornament(pdf, () => pdf.furniture.foot(pdf, page, count), "Pagination");
  }
  doc.end();
  return finished;
}

/** A new element under `parent`: a container without `draw`, otherwise the content that `draw` puts on the page. */
export function tag(pdf: Pdf, parent: Tag, type: string, draw?: () => void, options: TagOptions = {}): Tag {
  const element = pdf.doc.struct(type, options);
  parent.add(element);
  if (draw) element.add(draw);
  return element;
}
export type TagOptions = { alt?: string; scope?: "Column" | "Row" | "Both" };

/** Ornaments, rules and page numbers, which are not part of what the document says. */
export function ornament(pdf: Pdf, draw: () => void, type: "Layout" | "Pagination" = "Layout"): void {
  pdf.doc.markContent("Artifact", { type });
  draw();
  pdf.doc.endMarkedContent();
}
