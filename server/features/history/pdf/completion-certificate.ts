import { renderThread } from "#server/adapters/pdf/render-thread";
import type { DocumentType } from "#shared/domain/document-status";
import type { VersionEnd } from "#shared/contract/history";
import type { Operator } from "#shared/operator";

/** What a certificate of completion tells of a document, for one reader. */
export type CompletionCertificate = {
  documentId: string;
  type: DocumentType;
  title: string;
  ownerName: string;
  madeAt: Date;
  /** The absolute address that the QR code opens. */
  verifyUrl: string;
  /** Newest first; without those the reader was not asked to sign. */
  versions: CertifiedVersion[];
  /** Since when a change of the version in force is drafted; null where none is. */
  draftedSince: Date | null;
  /** Oldest first. */
  events: CertifiedEvent[];
  chain: { intact: boolean; events: number; lastHash: string };
  /** How anybody checks the chain. */
  method: string;
  /** Who runs the service. */
  operator: Operator;
};

export type CertifiedVersion = {
  number: number;
  title: string;
  sha256: string;
  sentAt: Date;
  sentBy: string;
  signedAt: Date | null;
  ended: { because: VersionEnd; at: Date; by: string; reason: string } | null;
  signers: CertifiedSigner[];
};

export type CertifiedSigner = {
  name: string;
  email: string;
  role: string;
  signature: { id: string; at: Date; evidence: Evidence | null } | null;
};

/** How a signature came about, as the server itself saw it: for the owner's eyes, null for anybody else. */
export type Evidence = { ipAddress: string; userAgent: string };

export type CertifiedEvent = {
  position: number;
  at: Date;
  sentence: string;
  details: readonly { label: string; value: string }[];
};

/** The certificate on A4, tagged. The same input gives the same bytes. */
export const renderCompletionCertificate = renderThread<CompletionCertificate>(
  new URL("./completion-certificate-thread.ts", import.meta.url),
);
