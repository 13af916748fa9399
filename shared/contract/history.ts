import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { SentDocument, versionEnds } from "#shared/contract/documents";
import { Id, LinkToken, PathId, Timestamp } from "#shared/contract/fields/fields";

export type VersionEnd = (typeof versionEnds)[number];

/** One version as it was sent, who signed it, and how it ended. */
export const HistoryVersion = z.object({
  number: z.int(),
  sha256: z.string(),
  sentAt: Timestamp,
  sentBy: z.string(),
  message: z.string(),
  signers: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      signedAt: Timestamp.nullable(),
      signatureId: z.string().nullable(),
      /** Signs that they leave: they are on the version it replaces, and not on this one. */
      leaving: z.boolean(),
      /** Where they are reached; null for anybody but the owner. */
      email: z.string().nullable(),
      phone: z.string().nullable(),
    }),
  ),
  /** When everybody had signed it. */
  signedAt: Timestamp.nullable(),
  /** Null for the one that counts. `by` is the name of whoever ended it. */
  ended: z
    .object({ because: z.enum(versionEnds), at: Timestamp, by: z.string(), reason: z.string() })
    .nullable(),
});
export type HistoryVersion = z.output<typeof HistoryVersion>;

/** One thing that happened, as a person reads it. */
export const HistoryEvent = z.object({
  position: z.int(),
  event: z.string(),
  at: Timestamp,
  /** "Amina Wanjiru sent version 2 for signing". */
  sentence: z.string(),
  /** Reasons, signature ids and fingerprints that go with it. */
  details: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type HistoryEvent = z.output<typeof HistoryEvent>;

/** Whether each link of the chain follows from the one before. */
export const ChainCheck = z.object({ intact: z.boolean(), events: z.int(), lastHash: z.string() });

export const DocumentHistory = z.object({
  /** What the document is called; for a signer, what it was called when they were asked to sign it last. */
  title: z.string(),
  versions: z.array(HistoryVersion),
  events: z.array(HistoryEvent),
  chain: ChainCheck,
});
export type DocumentHistory = z.output<typeof DocumentHistory>;

/** What is no number of a version is simply not found. */
const VersionParams = PathId.extend({
  number: z.string().transform(Number).pipe(z.int32().positive()).catch(0),
});

/** The chain as it is kept, so that anybody can check it with a SHA-256 of their own. */
export const AuditTrail = z.object({
  format: z.literal("sahihi-audit/1"),
  documentId: Id,
  title: z.string(),
  exportedAt: Timestamp,
  /** How a hash is made of the previous one and the event. */
  method: z.string(),
  chain: ChainCheck,
  events: z.array(
    z.object({
      documentId: Id,
      position: z.int(),
      event: z.string(),
      actor: z.string(),
      at: Timestamp,
      details: z.record(z.string(), z.union([z.string(), z.number()])),
      previousHash: z.string(),
      hash: z.string(),
      /** For people; it is not part of what is hashed. */
      sentence: z.string(),
    }),
  ),
});
export type AuditTrail = z.output<typeof AuditTrail>;

const EvidenceBody = z.object({
  /** The one in force unless said, or else the newest. */
  version: z.int32().positive().optional(),
});

const historyEndpoint = { access: "user", params: PathId } as const;
const zip = { limit: "render", response: { file: "application/zip" } } as const;
const pdf = { limit: "render", response: { file: "application/pdf" } } as const;

/** For the owner whole; for a signer what concerns the versions they were asked to sign. */
export const historyEndpoints = defineEndpoints({
  "GET /api/documents/{id}/history": {
    ...historyEndpoint,
    summary: "Every version that was sent, who signed it, and everything that happened",
    response: DocumentHistory,
  },
  "GET /api/documents/{id}/versions/{number}": {
    access: "user",
    summary: "One version as it was sent",
    params: VersionParams,
    response: SentDocument,
    errors: ["version_not_found"],
  },
  "GET /api/documents/{id}/versions/{number}/pdf": {
    access: "user",
    ...pdf,
    summary: "One version as a PDF; once everybody had signed it, the file that was issued",
    params: VersionParams,
    errors: ["version_not_found"],
  },
  "GET /api/documents/{id}/audit": {
    ...historyEndpoint,
    summary: "The audit trail with its chain of hashes, to keep and to check elsewhere",
    response: AuditTrail,
  },
  "GET /api/documents/{id}/versions/{number}/certificate": {
    summary:
      "The one certificate of a version that everybody has signed, as it was sealed; nothing on it is for one reader alone",
    access: "user",
    limit: "render",
    params: VersionParams,
    response: { file: "application/pdf" },
    errors: ["document_not_found", "version_not_found", "certificate_not_issued"],
  },
  "GET /api/documents/{id}/proof": {
    ...historyEndpoint,
    ...zip,
    summary:
      "Everything that proves who signed a version and when, to be checked without us: of the version in force, or the newest that everybody has signed, unless one is named. What one signer alone may know is in their own",
    query: z.object({ version: VersionParams.shape.number.optional() }),
    errors: ["version_not_found", "not_sealed_yet", "not_logged_yet"],
  },
  "GET /api/sign/{token}/proof": {
    access: "token",
    ...zip,
    summary: "The same of what was signed, for the holder of the link",
    params: z.object({ token: LinkToken.catch("") }),
    errors: [
      "link_invalid",
      "link_expired",
      "link_withdrawn",
      "not_your_turn",
      "not_sealed_yet",
      "not_logged_yet",
    ],
  },
  "GET /api/sign/{token}/certificate": {
    access: "token",
    ...pdf,
    summary: "The one certificate of what everybody has signed, for the holder of the link",
    params: z.object({ token: LinkToken.catch("") }),
    errors: ["link_invalid", "link_expired", "link_withdrawn", "not_your_turn", "certificate_not_issued"],
  },
  "GET /api/sign/{token}/audit/pdf": {
    access: "token",
    ...pdf,
    summary:
      "The audit trail as a paper, for the holder of the link: with all that was recorded of their own signature, and of no other",
    params: z.object({ token: LinkToken.catch("") }),
    errors: ["link_invalid", "link_expired", "link_withdrawn", "not_your_turn"],
  },
  "GET /api/sign/{token}/evidence-certificate": {
    access: "token",
    ...pdf,
    summary:
      "The draft of a certificate under section 106B(4) of the Evidence Act (Kenya), of what the link is for, with what its holder may read",
    params: z.object({ token: LinkToken.catch("") }),
    errors: ["link_invalid", "link_expired", "link_withdrawn", "not_your_turn"],
  },
  "GET /api/documents/{id}/audit/pdf": {
    ...historyEndpoint,
    ...pdf,
    summary: "The audit trail as a paper; nothing on it is sealed",
  },
  "POST /api/documents/{id}/evidence-certificate": {
    ...historyEndpoint,
    ...pdf,
    summary:
      "The draft of a certificate under section 106B(4) of the Evidence Act (Kenya): facts are filled in, statements and signature left open",
    body: EvidenceBody,
    errors: ["document_not_found", "version_not_found"],
  },
});
