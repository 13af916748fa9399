import { drawRule } from "#server/adapters/pdf/draw-lines";
import { linesOf } from "#server/adapters/pdf/draw-text";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { palette } from "#server/adapters/pdf/palette";
import { columnWidth, ornament, type Pdf, paper, tag, type Tag } from "#server/adapters/pdf/pdf";
import { drawLabelled, type Labelled } from "#server/features/documents/pdf/draw-labelled";
import { formatDay } from "#server/features/documents/pdf/format-moment";
import type { SplitSheetPdf } from "#server/features/documents/pdf/split-sheet-pdf";
import { styles } from "#server/features/documents/pdf/text-styles";
import { documentTypeLabels } from "#shared/domain/document-status";
import { factsBelowTitle, factText } from "#shared/domain/song-facts";

const COLUMNS = 4;
const GAP = 16;
const LINES_OF_A_LARGE_TITLE = 3;

/** What the document is, the song, who plays it, and the facts about it. */
export function drawOpening(pdf: Pdf, input: SplitSheetPdf): void {
  const { songTitle, artistName } = input.sheet;
  const isLong = linesOf(songTitle, styles.songTitle, columnWidth).length > LINES_OF_A_LARGE_TITLE;

  pdf.y += 12;
  drawTextBlock(pdf, pdf.root, "P", documentTypeLabels.split_sheet.toUpperCase(), styles.eyebrow);
  pdf.y += 6;
  drawTextBlock(pdf, pdf.root, "H1", songTitle, isLong ? styles.longSongTitle : styles.songTitle);
  pdf.y += 2;
  drawTextBlock(pdf, pdf.root, "P", `by ${artistName}`, styles.byline);
  pdf.y += 20;
  drawFacts(pdf, factsOf(input));
}

/** The title and the artist stand above; the rest in reading order, and who drew the sheet up when. */
function factsOf({ sheet, ownerName, createdAt }: SplitSheetPdf): Labelled[] {
  return [
    ...factsBelowTitle.map((fact) => ({ label: fact.label, value: factText(sheet, fact) })),
    { label: "Drawn up by", value: ownerName },
    { label: "Drawn up on", value: formatDay(createdAt) },
  ];
}

function drawFacts(pdf: Pdf, facts: readonly Labelled[]): void {
  const width = (columnWidth - GAP * (COLUMNS - 1)) / COLUMNS;
  const list = tag(pdf, pdf.root, "L");
  for (let start = 0; start < facts.length; start += COLUMNS) {
    drawFactRow(pdf, list, facts.slice(start, start + COLUMNS), width);
  }
  list.end();
}

function drawFactRow(pdf: Pdf, list: Tag, facts: readonly Labelled[], width: number): void {
  ornament(pdf, () => drawRule(pdf, [paper.left, pdf.y], [paper.right, pdf.y], palette.line));
  const top = pdf.y + 8;
  let bottom = top;
  for (const [index, fact] of facts.entries()) {
    pdf.y = top;
    drawLabelled(pdf, list, fact, paper.left + index * (width + GAP), width);
    bottom = Math.max(bottom, pdf.y);
  }
  pdf.y = bottom + 10;
}
