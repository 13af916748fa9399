import { drawTable, type Column } from "#server/adapters/pdf/draw-table";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { makeRoom, paper, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import type { PdfRecord } from "#server/features/documents/pdf/document-pdf";
import { signingState } from "#server/features/documents/pdf/signing-state";

const columns: readonly Column[] = [
  { title: "What", x: paper.left, width: 112 },
  { title: "Until now", x: paper.left + 122, width: 166 },
  { title: "New", x: paper.left + 298, width: paper.right - paper.left - 298 },
];

/** What a version changes of the one in force, old beside new; nothing of one that replaces none. */
export function drawChanges(pdf: Pdf, record: PdfRecord): void {
  const { changes } = record;
  if (!changes) return;
  const { version, things } = changes;
  makeRoom(pdf, 110);
  drawTextBlock(pdf, pdf.root, "H2", `What changes from version ${version}`, styles.heading);
  const binds = bindsUntil(version, record);
  drawTextBlock(pdf, pdf.root, "P", things.length > 0 ? binds : `Nothing has changed. ${binds}`, styles.text);
  pdf.y += 6;
  if (things.length > 0) drawTable(pdf, pdf.root, { columns, rows: things.map(rowOf) });
  pdf.y += 20;
}

function bindsUntil(former: number, record: PdfRecord): string {
  if (signingState(record).fullySigned)
    return `Version ${former} was in force until everybody on it and everybody on this version had signed this one.`;
  if (record.version?.endedAt) return `This version was withdrawn, and has not replaced version ${former}.`;
  return `Version ${former} is in force until everybody on it and everybody on this version has signed this one.`;
}

function rowOf({ label, before, after }: NonNullable<PdfRecord["changes"]>["things"][number]) {
  return {
    cells: [
      [{ text: label, style: styles.value }],
      [{ text: before ?? "–", style: styles.value }],
      [{ text: after ?? "–", style: styles.value }],
    ],
  };
}
