import { fillBox } from "#server/adapters/pdf/draw-lines";
import { drawTable, type Cell, type Column } from "#server/adapters/pdf/draw-table";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { rgb } from "#server/adapters/pdf/palette";
import { columnWidth, makeRoom, ornament, type Pdf, sheet } from "#server/adapters/pdf/pdf";
import { styles } from "#server/features/documents/pdf/text-styles";
import { formatShare, totalOf, WHOLE } from "#shared/domain/shares";
import { rightsLabels, type RightsHolder, type RightsType } from "#shared/domain/split-sheet";

const meanings: Record<RightsType, string> = {
  publishing: "The song itself: its words and its music.",
  master: "This recording of the song.",
};

const columns: Column[] = [
  { title: "", x: sheet.left, width: 22 },
  { title: "Name", x: sheet.left + 24, width: 236 },
  { title: "Role", x: sheet.left + 276, width: 116 },
  { title: "Share", x: sheet.left + 408, width: 55, point: 18 },
];

/** Heading, a line that shows the shares as lengths, and the table with its total. */
export function drawRights(pdf: Pdf, rightsType: RightsType, holders: readonly RightsHolder[]): void {
  pdf.y += 22;
  makeRoom(pdf, 150);
  drawTextBlock(pdf, pdf.root, "H2", rightsLabels[rightsType], styles.heading);
  drawTextBlock(pdf, pdf.root, "P", meanings[rightsType], styles.note);
  pdf.y += 8;
  drawShareLine(pdf, holders);
  drawTable(pdf, pdf.root, {
    columns,
    rows: holders.map(rowOf),
    total: [
      [],
      [{ text: "Total", style: styles.total }],
      [],
      [{ text: percent(totalOf(holders.map(({ share }) => share))), style: styles.total }],
    ],
  });
}

export function drawNotes(pdf: Pdf, notes: string): void {
  if (notes === "") return;
  pdf.y += 22;
  makeRoom(pdf, 70);
  drawTextBlock(pdf, pdf.root, "H2", "Notes", styles.heading);
  pdf.y += 4;
  drawTextBlock(pdf, pdf.root, "P", notes, styles.text);
}

function rowOf({ name, email, role, share }: RightsHolder, index: number): Cell[] {
  return [
    [{ text: String(index + 1), style: styles.number }],
    [{ text: name, style: styles.name }, ...(email ? [{ text: email, style: styles.note }] : [])],
    [{ text: role, style: styles.name }],
    [{ text: percent(share), style: styles.name }],
  ];
}

function percent(share: number): string {
  return `${formatShare(share)}%`;
}

const MOST_PEOPLE_ON_A_LINE = 12;
const threads = ["#0B5D45", "#B4690E", "#5E9C84", "#DDA657", "#1F3B31", "#8A5A2B"].map(rgb);

/** One thread across the page, cut into the shares, in the order of the table. */
function drawShareLine(pdf: Pdf, holders: readonly RightsHolder[]): void {
  if (holders.length > MOST_PEOPLE_ON_A_LINE) return;
  ornament(pdf, () => {
    let x: number = sheet.left;
    for (const [index, { share }] of holders.entries()) {
      const width = (Math.min(share, WHOLE) / WHOLE) * columnWidth;
      const color = threads[index % threads.length];
      if (color) fillBox(pdf, x, pdf.y, Math.max(width - 1.5, 0.5), 3, color);
      x += width;
    }
  });
  pdf.y += 8;
}
