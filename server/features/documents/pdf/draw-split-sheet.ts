import { qrCodeOf } from "#server/adapters/pdf/draw-qr-code";
import { finishPdf, startPdf } from "#server/adapters/pdf/pdf";
import { drawOpening } from "#server/features/documents/pdf/draw-opening";
import { drawNotes, drawRights } from "#server/features/documents/pdf/draw-rights";
import { drawSignatures } from "#server/features/documents/pdf/draw-signatures";
import { drawTerms } from "#server/features/documents/pdf/draw-terms";
import type { SplitSheetPdf } from "#server/features/documents/pdf/split-sheet-pdf";
import { splitSheetFurniture } from "#server/features/documents/pdf/split-sheet-furniture";
import { splitSheetState } from "#server/features/documents/pdf/split-sheet-state";
import { brand } from "#shared/brand";
import { documentTypeLabels } from "#shared/domain/document-status";
import { rightsTypes } from "#shared/domain/split-sheet";

/** The document, in the order it is read. It takes 5 ms for six people and 150 ms for 500, so a thread of its own does it. */
export async function drawSplitSheet(input: SplitSheetPdf): Promise<Buffer> {
  const state = splitSheetState(input);
  const qrCode = qrCodeOf(input.verifyUrl);
  const pdf = startPdf(
    {
      title: input.title,
      author: input.ownerName,
      subject: `${documentTypeLabels.split_sheet}: ${input.sheet.songTitle} by ${input.sheet.artistName}`,
      keywords: `${brand.name}, split sheet, ${input.documentId}`,
      madeAt: state.changedAt,
    },
    splitSheetFurniture(input, state),
  );

  drawOpening(pdf, input);
  for (const rightsType of rightsTypes) {
    if (input.sheet[rightsType].length > 0) drawRights(pdf, rightsType, input.sheet);
  }
  drawNotes(pdf, input.sheet.notes);
  drawTerms(pdf, input.terms);
  drawSignatures(pdf, input, state, qrCode);
  return finishPdf(pdf);
}
