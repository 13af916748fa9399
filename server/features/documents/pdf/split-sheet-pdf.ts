import { qrCodeOf } from "#server/adapters/pdf/draw-qr-code";
import { finishPdf, startPdf } from "#server/adapters/pdf/pdf";
import { drawOpening } from "#server/features/documents/pdf/draw-opening";
import { drawNotes, drawRights } from "#server/features/documents/pdf/draw-rights";
import { drawSignatures } from "#server/features/documents/pdf/draw-signatures";
import { splitSheetFurniture } from "#server/features/documents/pdf/split-sheet-furniture";
import { splitSheetState } from "#server/features/documents/pdf/split-sheet-state";
import { brand } from "#shared/brand";
import { documentTypeLabels } from "#shared/domain/document-status";
import { type HeldRight, rightsTypes, type SplitSheet } from "#shared/domain/split-sheet";

export type SplitSheetPdf = {
  documentId: string;
  title: string;
  sheet: SplitSheet;
  ownerName: string;
  createdAt: Date;
  /** What the signers were sent; null for a draft that was never sent. */
  version: { number: number; sha256: string; sentAt: Date } | null;
  signers: PdfSigner[];
  /** The absolute address that the QR code opens. */
  verifyUrl: string;
};

export type PdfSigner = {
  name: string;
  email: string;
  rights: HeldRight[];
  signedAt: Date | null;
  signatureId: string | null;
};

/** The split sheet on A4, tagged. The same input gives the same bytes. */
export async function renderSplitSheetPdf(input: SplitSheetPdf): Promise<Buffer> {
  const state = splitSheetState(input);
  const qrCode = await qrCodeOf(input.verifyUrl);
  const pdf = await startPdf(
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
  drawSignatures(pdf, input, state, qrCode);
  return finishPdf(pdf);
}
