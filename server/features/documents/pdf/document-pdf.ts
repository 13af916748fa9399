import { renderThread } from "#server/adapters/pdf/render-thread";
import type { Acknowledgements } from "#shared/wordings/acknowledgements/en";
import type { Acting } from "#shared/domain/acting";
import type { TypedContent } from "#shared/domain/agreements/agreement-content";
import type { MarkShape } from "#shared/domain/mark";
import type { SignatureDevice, SignatureWay } from "#shared/domain/signature-ways";
import type { Party } from "#shared/domain/parties";
import type { PrintedOperator } from "#shared/operator";

/** What a PDF shows of a document besides what the document says. */
export type PdfRecord = {
  documentId: string;
  title: string;
  ownerName: string;
  createdAt: Date;
  /** What the signers were sent; null for a draft that was never sent. */
  version: { number: number; sha256: string; sentAt: Date; endedAt?: Date | null } | null;
  signers: PdfSigner[];
  /** What differs from the version in force that this one is to replace, old beside new. */
  changes: {
    version: number;
    things: { label: string; before: string | null; after: string | null }[];
  } | null;
  /** Its owner closed it without asking for signatures. */
  isCompleted: boolean;
  /** Whether this file is drawn to be sealed, or is of what waits to be; null of anything else. */
  seal: "sealed" | "under way" | null;
  /** The absolute address that the QR code opens. */
  verifyUrl: string;
  /** The clauses that stand under the tables of a split sheet; none beside an agreement. */
  terms: readonly string[];
  /** Who ran the service when the version was sent; null of one from before that was kept. */
  operator: PrintedOperator | null;
  /** What its signers' addresses have in common, a sentence each. */
  facts: readonly string[];
};

export type PdfSigner = Party & {
  signedAt: Date | null;
  signatureId: string | null;
  /** The name as they drew or typed it; null where they just pressed. */
  mark: MarkShape | null;
  /** Null before they sign. */
  way: SignatureWay | null;
  device?: SignatureDevice;
  /** Where, masked, and when whoever was named to sign was mailed their link. */
  namedAddress?: string;
  namedAt?: Date;
  /** When the page of their link was first opened, if it was before they signed. */
  openedAt: Date | null;
  /** The wording they signed; null before they sign, and where the request stated none. */
  agreedTo: Acknowledgements | null;
  /** Who signed in their place, where somebody did. */
  acting?: Acting | null;
  /** Signs that they leave: they are on the version it replaces, which gave them these roles and rights. */
  leaving?: boolean;
};

export type DocumentPdf = PdfRecord & TypedContent;
export type SplitSheetPdf = Extract<DocumentPdf, { type: "split_sheet" }>;
export type AgreementPdf = Exclude<DocumentPdf, { type: "split_sheet" }>;

/** The document on A4, tagged. The same input gives the same bytes. */
export const renderDocumentPdf = renderThread<DocumentPdf>(
  new URL("./document-pdf-thread.ts", import.meta.url),
);
