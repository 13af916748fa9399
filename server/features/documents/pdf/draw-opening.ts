import { drawTextBlock } from "#server/adapters/pdf/draw-text-block";
import type { Pdf } from "#server/adapters/pdf/pdf";
import { drawChanges } from "#server/features/documents/pdf/draw-changes";
import type { SplitSheetPdf } from "#server/features/documents/pdf/document-pdf";
import { drawFacts } from "#server/adapters/pdf/draw-facts";
import type { Labelled } from "#server/adapters/pdf/draw-labelled";
import { drawTitle } from "#server/adapters/pdf/draw-title";
import { styles } from "#server/adapters/pdf/text-styles";
import { dayInNairobi } from "#shared/dates";
import { documentTypeLabels } from "#shared/domain/document-status";
import { factText, songDetails } from "#shared/domain/song-facts";

/** What the document is, the song, who plays it, and the facts about it. */
export function drawOpening(pdf: Pdf, input: SplitSheetPdf): void {
  const { songTitle, artistName } = input.content;
  drawTitle(pdf, documentTypeLabels[input.type], songTitle);
  pdf.y += 2;
  drawTextBlock(pdf, pdf.root, "P", `by ${artistName}`, styles.byline);
  pdf.y += 14;
  drawChanges(pdf, input);
  drawFacts(pdf, factsOf(input));
}

/** The title and the artist stand above; the rest in reading order, and who drew the sheet up when. */
function factsOf({ content, ownerName, createdAt }: SplitSheetPdf): Labelled[] {
  return [
    ...songDetails.map((fact) => ({ label: fact.label, value: factText(content, fact) })),
    { label: "Drawn up by", value: ownerName },
    { label: "Drawn up on", value: dayInNairobi(createdAt) },
  ];
}
