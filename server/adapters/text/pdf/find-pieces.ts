import type { TextItem, TextMarkedContent } from "pdfjs-dist/types/src/display/api.js";
import type { PdfPage } from "#server/adapters/text/pdf/open-pdf";
import type { Page, Piece } from "#server/adapters/text/pdf/piece";
import { ReadingError } from "#server/adapters/text/reading-error";

type Matrix = readonly [number, number, number, number, number, number];
type Annotation = {
  subtype: string;
  rect: [number, number, number, number];
  fieldType?: string;
  fieldValue?: string | string[] | null;
  checkBox?: boolean;
  radioButton?: boolean;
  exportValue?: string;
  buttonValue?: string | null;
  contentsObj?: { str: string };
  hidden?: boolean;
};

/** The runs of text of a page, what was filled into its form and typed onto it, and where they stand. Throws `too_long`. */
export async function findPieces(page: PdfPage, mostCharacters: number): Promise<Page> {
  const runs = await runsOf(page, mostCharacters);
  const annotations = (await page.getAnnotations()) as Annotation[];
  const rotation = (page.rotate + turnOf(page, runs)) % 360;
  const { width, height, transform } = page.getViewport({ scale: 1, rotation });
  const view = transform as unknown as Matrix;
  const found: Page = { number: page.pageNumber, width, height, pieces: [], aslant: [] };
  for (const run of runs) addRun(found, run, view);
  for (const annotation of annotations) addAnnotation(found, annotation, view);
  page.cleanup();
  return found;
}

/** `space`: the width of the space that is written after it. */
type Run = TextItem & { space: number };
type Chunk = { items: (TextItem | TextMarkedContent)[] };

/** As the page is read, so that one that never ends is not read to its end. */
async function runsOf(page: PdfPage, mostCharacters: number): Promise<Run[]> {
  const runs: Run[] = [];
  let characters = 0;
  const reader = (page.streamTextContent() as ReadableStream<Chunk>).getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    for (const item of chunk.value.items) {
      if (!("str" in item)) continue;
      if (item.str.trim() !== "") runs.push({ ...item, space: 0 });
      else if (item.str !== "") Object.assign(runs.at(-1) ?? {}, { space: item.width });
      characters += item.str.length;
    }
    // Left unread it stands still; pdf.js does not take well to being told to stop.
    if (characters > mostCharacters) throw new ReadingError("too_long");
  }
  return runs;
}

/** How far a page must be turned until most of its text is upright: tables lie on their side on pages that do not say so. */
function turnOf(page: PdfPage, runs: readonly Run[]): number {
  const view = page.getViewport({ scale: 1 }).transform as unknown as Matrix;
  const letters = [0, 0, 0, 0];
  for (const { str, transform } of runs) {
    const [a, b] = times(view, transform as number[]);
    const quarter = (Math.round(Math.atan2(-b, a) / (Math.PI / 2)) + 4) % 4;
    letters[quarter]! += str.length;
  }
  return letters.indexOf(Math.max(...letters)) * 90;
}

function addRun(page: Page, { str, transform, width, space }: Run, view: Matrix): void {
  const [a, b, c, d, left, baseline] = times(view, transform as number[]);
  const isAslant = a < Math.hypot(a, b) * 0.98;
  if (isAslant) page.aslant.push(str);
  else addPiece(page, { text: str, left, right: left + width, baseline, size: Math.hypot(c, d), space });
}

function addPiece(page: Page, piece: Piece): void {
  const { left, right, baseline } = piece;
  // What stands beyond the edge is not part of what a person reads.
  if (right < 0 || left > page.width || baseline < 0 || baseline > page.height) return;
  page.pieces.push(piece);
}

function times(m: Matrix, n: readonly number[]): Matrix {
  const [a, b, c, d, e, f] = n as unknown as Matrix;
  return [
    m[0] * a + m[2] * b,
    m[1] * a + m[3] * b,
    m[0] * c + m[2] * d,
    m[1] * c + m[3] * d,
    m[0] * e + m[2] * f + m[4],
    m[1] * e + m[3] * f + m[5],
  ];
}

/** Filled fields and typed notes are drawn, but are no part of the page's own text. */
function addAnnotation(page: Page, annotation: Annotation, view: Matrix): void {
  const text = textOf(annotation);
  if (!text || annotation.hidden) return;
  const [x1, y1, x2, y2] = annotation.rect;
  const [, , , , ax, ay] = times(view, [1, 0, 0, 1, x1, y1]);
  const [, , , , bx, by] = times(view, [1, 0, 0, 1, x2, y2]);
  const [top, bottom] = [Math.min(ay, by), Math.max(ay, by)];
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  const pitch = (bottom - top) / Math.max(lines.length, 1);
  const size = Math.min(pitch * 0.7, 12);
  for (const [index, line] of lines.entries()) {
    const baseline = top + pitch * (index + 0.5) + size * 0.35;
    const [left, most] = [Math.min(ax, bx), Math.max(ax, bx)];
    const right = Math.min(most, left + (line.length * size) / 2);
    addPiece(page, { text: line, left, right, baseline, size });
  }
}

function textOf(annotation: Annotation): string {
  if (annotation.subtype === "FreeText") return annotation.contentsObj?.str ?? "";
  if (annotation.subtype !== "Widget") return "";
  const { fieldType, fieldValue } = annotation;
  if (annotation.checkBox) return fieldValue === annotation.exportValue ? "[x]" : "[ ]";
  if (annotation.radioButton) return fieldValue === annotation.buttonValue ? "[x]" : "[ ]";
  if (fieldType !== "Tx" && fieldType !== "Ch") return "";
  return Array.isArray(fieldValue) ? fieldValue.join(", ") : (fieldValue ?? "");
}
