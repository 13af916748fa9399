import { linesOf } from "#server/adapters/pdf/draw-text";
import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import { columnWidth, type Pdf } from "#server/adapters/pdf/pdf";
import type { SplitSheetPdf } from "#server/features/documents/pdf/document-pdf";
import { drawFacts } from "#server/features/documents/pdf/draw-facts";
import type { Labelled } from "#server/features/documents/pdf/draw-labelled";
import { formatDay } from "#server/features/documents/pdf/format-moment";
import { styles } from "#server/features/documents/pdf/text-styles";
import { documentTypeLabels, type DocumentType } from "#shared/domain/document-status";
import { factsBelowTitle, factText } from "#shared/domain/song-facts";

const LINES_OF_A_LARGE_TITLE = 3;

/** What the document is, the song, who plays it, and the facts about it. */
export function drawOpening(pdf: Pdf, input: SplitSheetPdf): void {
  const { songTitle, artistName } = input.content;
  drawTitle(pdf, input.type, songTitle);
  pdf.y += 2;
  drawTextBlock(pdf, pdf.root, "P", `by ${artistName}`, styles.byline);
  pdf.y += 20;
  drawFacts(pdf, factsOf(input));
}

/** The kind of document above what it is about. */
export function drawTitle(pdf: Pdf, type: DocumentType, title: string): void {
  const isLong = linesOf(title, styles.songTitle, columnWidth).length > LINES_OF_A_LARGE_TITLE;
  pdf.y += 12;
  drawTextBlock(pdf, pdf.root, "P", documentTypeLabels[type].toUpperCase(), styles.eyebrow);
  pdf.y += 6;
  drawTextBlock(pdf, pdf.root, "H1", title, isLong ? styles.longSongTitle : styles.songTitle);
}

/** The title and the artist stand above; the rest in reading order, and who drew the sheet up when. */
function factsOf({ content, ownerName, createdAt }: SplitSheetPdf): Labelled[] {
  return [
    ...factsBelowTitle.map((fact) => ({ label: fact.label, value: factText(content, fact) })),
    { label: "Drawn up by", value: ownerName },
    { label: "Drawn up on", value: formatDay(createdAt) },
  ];
}
