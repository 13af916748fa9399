import { renderThread } from "#server/adapters/pdf/render-thread";
import type { DocumentType } from "#shared/domain/document-status";
import type { PrivateRecord } from "#shared/contract/signing/record";
import type { SignatureDevice, SignatureWay } from "#shared/domain/signature-ways";
import type { VersionEnd } from "#shared/contract/history";
import type { MarkShape } from "#shared/domain/mark";
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
  /** Whether everybody it binds is being asked to delete it, or has agreed to: then the day. */
  deletion: { confirmed: number; asked: number; day: Date | null } | null;
  /** Oldest first. */
  events: CertifiedEvent[];
  chain: { intact: boolean; events: number; lastHash: string };
  /** How anybody checks the chain. */
  method: string;
  /** By what others check it without us; null of a paper that is drawn on demand and not sealed. */
  evidence: Evidence | null;
  /** Who runs the service. */
  operator: Operator;
};

export type Evidence = {
  /** The newest checkpoint of the transparency log in which the signed PDF stands, and the key that signs it. */
  log: { size: number; root: string; verifierKey: string };
  /** SHA-256 of the root certificate that vouches for seals; null where nothing is sealed. */
  sealRoot: string | null;
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
  /** What the signers have in common with each other or with the sender, a sentence each. */
  facts: string[];
};

export type CertifiedSigner = {
  name: string;
  /** Masked, unless it is the reader's own or the reader is the owner. */
  address: string;
  /** Who they are in law, and what they are on it; of a split sheet, each share they hold. */
  holds: string[];
  /** When and how the link was sent, if it was yet, and when its page was first opened before it was signed. */
  invitedAt: Date | null;
  linkSent: "mailed" | "sent by SMS" | "sent by mail and SMS";
  openedAt: Date | null;
  signature: {
    id: string;
    at: Date;
    way: SignatureWay;
    device: SignatureDevice;
    /** The name as it was drawn or typed. */
    mark: MarkShape | null;
    /** Where, masked, and when whoever was named for it was mailed their link. */
    namedAddress?: string;
    namedAt?: Date;
    /** When they first opened their page, before they signed. */
    openedByNamed: Date | null;
    /** The version of the acknowledgements; null where the request named none. */
    wording: string | null;
    /** The reader's own, or everybody's on a claim; null of anybody else's. */
    own: Own | null;
  } | null;
};

/** What the server saw of the request that signed, and what the page reported. */
export type Own = Pick<PrivateRecord, "ipAddress" | "userAgent" | "reading">;

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
