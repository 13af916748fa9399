import { renderThread } from "#server/adapters/pdf/render-thread";
import type { Acknowledgements } from "#shared/domain/acknowledgements";
import type { HeldRight, SplitSheet } from "#shared/domain/split-sheet";

export type SplitSheetPdf = {
  documentId: string;
  title: string;
  sheet: SplitSheet;
  /** The clauses that stand under the tables. */
  terms: readonly string[];
  ownerName: string;
  createdAt: Date;
  /** What the signers were sent; null for a draft that was never sent. */
  version: { number: number; sha256: string; sentAt: Date } | null;
  signers: PdfSigner[];
  /** Its owner closed it without asking for signatures. */
  isCompleted: boolean;
  /** The absolute address that the QR code opens. */
  verifyUrl: string;
};

export type PdfSigner = {
  name: string;
  email: string;
  rights: HeldRight[];
  signedAt: Date | null;
  signatureId: string | null;
  /** The wording they signed; null before they sign. */
  agreedTo: Acknowledgements | null;
};

/** The split sheet on A4, tagged. The same input gives the same bytes. */
export const renderSplitSheetPdf = renderThread<SplitSheetPdf>(
  new URL("./split-sheet-pdf-thread.ts", import.meta.url),
);
