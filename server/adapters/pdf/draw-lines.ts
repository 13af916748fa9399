import type { Color } from "#server/adapters/pdf/palette";
import type { Pdf } from "#server/adapters/pdf/pdf";
import type { MarkShape } from "#shared/domain/mark";

export type Point = readonly [x: number, y: number];

export function drawRule(pdf: Pdf, from: Point, to: Point, color: Color, width = 0.5, dash = ""): void {
  const dashed = dash ? `[${dash}] 0 d` : "";
  pdf.doc.addContent(`q ${color} RG ${width} w ${dashed} ${at(from)} m ${at(to)} l S Q`);
}

export function fillBox(pdf: Pdf, x: number, y: number, width: number, height: number, color: Color): void {
  pdf.doc.addContent(`${color} rg ${at([x, y])} ${round(width)} ${round(height)} re f`);
}

export function strokePath(pdf: Pdf, points: readonly Point[], color: Color, width: number): void {
  const [first, ...rest] = points;
  if (!first) return;
  const path = `${at(first)} m ${rest.map((point) => `${at(point)} l`).join(" ")}`;
  pdf.doc.addContent(`q ${color} RG ${width} w 1 J 1 j ${path} S Q`);
}

/** A closed path as PDF operators. */
export function pathOf(points: readonly Point[]): string {
  return `${points.map((point, index) => `${at(point)} ${index === 0 ? "m" : "l"}`).join(" ")} h`;
}

function at([x, y]: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

type Box = { x: number; y: number; width: number; height: number };

/** A name as its bearer drew it, as large as the box allows and no larger than it was, on the box's lower edge. */
export function drawMark(pdf: Pdf, { width, height, path }: MarkShape, box: Box, color: Color): void {
  const scale = Math.min(box.width / width, box.height / height);
  pdf.doc.addContent(`q ${color} rg`);
  pdf.doc.translate(box.x, box.y + box.height - height * scale).scale(scale);
  pdf.doc.path(path).addContent("f Q");
}
