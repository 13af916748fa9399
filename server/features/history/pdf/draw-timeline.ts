import { inGroups } from "#server/adapters/pdf/draw-record";
import { drawTable, type Column, type TableRow } from "#server/adapters/pdf/draw-table";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { makeRoom, paper, type Pdf } from "#server/adapters/pdf/pdf";
import { styles } from "#server/adapters/pdf/text-styles";
import type { CertifiedEvent } from "#server/features/history/pdf/completion-certificate";
import { momentInNairobiAndUtc } from "#shared/dates";

const columns: Column[] = [
  { title: "", x: paper.left, width: 22 },
  { title: "When", x: paper.left + 24, width: 116 },
  { title: "What happened", x: paper.left + 152, width: paper.right - paper.left - 152 },
];

const isHash = /^[0-9a-f]{64}$/;

/** Everything that happened, oldest first. */
export function drawTimeline(pdf: Pdf, events: readonly CertifiedEvent[], heading = "What happened"): void {
  drawHeading(pdf, heading);
  drawTable(pdf, pdf.root, { columns, rows: events.map(rowOf) });
}

function rowOf({ position, at, sentence, details }: CertifiedEvent): TableRow {
  const notes = details.map(({ label, value }) => ({
    text: `${label}: ${isHash.test(value) ? inGroups(value) : value}`,
    style: styles.label,
  }));
  return {
    cells: [
      [{ text: String(position), style: styles.number }],
      [{ text: momentInNairobiAndUtc(at), style: styles.note }],
      [{ text: sentence, style: styles.value }, ...notes],
    ],
  };
}

/** A heading that leaves room for what stands under it. */
export function drawHeading(pdf: Pdf, text: string): void {
  pdf.y += 22;
  makeRoom(pdf, 90);
  drawTextBlock(pdf, pdf.root, "H2", text, styles.heading);
  pdf.y += 4;
}
