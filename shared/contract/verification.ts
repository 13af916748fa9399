import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { email, Id, line, PathId, Timestamp } from "#shared/contract/fields/fields";
import { AcceptedVersions } from "#shared/contract/shown-versions";
import { Amount, CreatePaymentResponse, Payment } from "#shared/contract/payments";
import { ProposedChange } from "#shared/contract/documents";
import { documentTypes } from "#shared/domain/document-status";
import { signatureDevices, signatureWays } from "#shared/domain/signature-ways";

/** Without a title and an artist there is nothing to look for. */
const NOTHING_ASKED = "Please enter a song title or artist name to search.";

export const SearchBody = z
  .object({ title: line(200).optional().default(""), artist: line(200).optional().default("") })
  .refine(({ title, artist }) => title !== "" || artist !== "", { message: NOTHING_ASKED });

/** Who has a part in a document, without address or share. */
export const EntryPeople = z.array(z.object({ name: z.string(), role: z.string() }));

/** What anybody learns of a document free of charge: no addresses, no shares, and not whether it is signed. */
export const VerificationEntry = z.object({
  id: Id,
  title: z.string(),
  type: z.enum(documentTypes),
  createdAt: Timestamp,
  collaborators: EntryPeople,
});
export type VerificationEntry = z.output<typeof VerificationEntry>;

const EMAIL_AND_NAME = "Please provide your email and name to proceed.";

export const VerifierInfo = z.object(
  {
    email: email(EMAIL_AND_NAME),
    name: line(120, EMAIL_AND_NAME),
    company: line(120).optional().default(""),
  },
  { error: EMAIL_AND_NAME },
);
export type VerifierInfo = z.output<typeof VerifierInfo>;

/** What is paid for: neither addresses nor shares. */
export const Verification = z.object({
  /** `VID-` and 12 characters of Crockford base32. */
  verificationId: z.string(),
  verifiedAt: Timestamp,
  verificationStatus: z.enum(["verified", "incomplete"]),
  document: z.object({
    id: Id,
    type: z.enum(documentTypes),
    title: z.string(),
    /** The version this speaks of (the one in force, else the one that was sent last), when it was sent, and the SHA-256 of what was sent. */
    version: z.int(),
    sentAt: Timestamp,
    sha256: z.string(),
    /** Since when that version counts no more: it was taken back or declined. Null while it counts. Of older verifications see `signedVersion`. */
    endedAt: Timestamp.nullable(),
    /** When it will be deleted, if its owner and all signers have agreed to that. */
    deletionAt: Timestamp.nullable(),
    /** When the last signature that the version in force needed was given, by whoever leaves with it too; null in verifications from before this was told. */
    inForceSince: Timestamp.nullable().default(null),
    /** What is stored of it was hashed at that moment and is what was sent and signed; false in verifications from before that was done. */
    asSent: z.boolean().default(false),
  }),
  verificationResult: z.object({
    songTitle: z.string(),
    artistName: z.string(),
    totalCollaborators: z.int(),
    totalSigned: z.int(),
    collaborators: z.array(
      z.object({
        name: z.string(),
        role: z.string(),
        /** Who signed a version that was then taken back or declined has not `signed`, but has a `signedAt`: it is void. */
        signed: z.boolean(),
        signedAt: Timestamp.nullable(),
        /** What they signed through; null who has not, and in verifications that were made before this was told. */
        way: z.enum(signatureWays).nullable().default(null),
        device: z.enum(signatureDevices).default("own"),
        /** Who signed in their place; null where they did themselves, and in verifications from before this was told. */
        signedBy: z.string().nullable().default(null),
      }),
    ),
    /** What the signers have in common with each other or with the sender: one mailbox, one network address. */
    facts: z.array(z.string()).default([]),
  }),
  /** What is drafted or proposed beside the version in force. */
  change: ProposedChange.nullable().default(null),
  /**
   * Of verifications from when consent to change a version ended it: where the newest version was not signed by everybody, or had ended
   * so, the newest one that everybody had signed.
   */
  signedVersion: z.object({ number: z.int(), signedAt: Timestamp }).nullable(),
});
export type Verification = z.output<typeof Verification>;

/**
 * That the event which tells of a file stands in the transparency log: the event as it was hashed, the salt that ties the entry to it, the
 * path to the tree's root (RFC 6962, base64) and the signed checkpoint. Whoever has the file needs nothing more of us to check that.
 */
const LogProof = z.object({
  documentId: Id,
  event: z.object({
    actor: z.string(),
    at: Timestamp,
    details: z.record(z.string(), z.union([z.string(), z.number()])),
    event: z.string(),
    hash: z.string(),
    position: z.int(),
    previousHash: z.string(),
  }),
  place: z.object({ index: z.int(), salt: z.string(), hashes: z.array(z.string()) }),
  checkpoint: z.string(),
});
export type LogProof = z.output<typeof LogProof>;

const NewerVersion = z.object({ number: z.int(), sentAt: Timestamp, signedAt: Timestamp.nullable() });

/** What a dropped file is. `newer` is a version that was sent after it and not withdrawn. */
export const FileCheck = z.discriminatedUnion("known", [
  z.object({ known: z.literal(false) }),
  z.discriminatedUnion("is", [
    z.object({
      known: z.literal(true),
      is: z.literal("signed_document"),
      document: z.object({ id: Id, title: z.string(), type: z.enum(documentTypes) }),
      version: z.int(),
      issuedAt: Timestamp,
      /** What it is sealed with: whether a third party stamped the time, and the certificate's SHA-256. Null where it is not sealed. */
      seal: z.object({ level: z.enum(["B-B", "B-T"]), certificateSha256: z.string() }).nullable(),
      /** Null until its event has a place in the log. */
      log: LogProof.nullable(),
      newer: NewerVersion.nullable(),
      /** Since when it binds nobody any more; null while it is in force. */
      endedAt: Timestamp.nullable(),
      /** What is drafted or proposed beside it. */
      change: ProposedChange.nullable(),
      /** When it will be deleted, if its owner and all signers have agreed to that. */
      deletionAt: Timestamp.nullable(),
    }),
    z.object({
      known: z.literal(true),
      /** A PDF that was handed out before everybody had signed, or a paper on how it was signed. */
      is: z.enum([
        "unfinished_document",
        "completion_certificate",
        "audit_trail",
        "evidence_certificate",
        "proof",
      ]),
      /** The title of the version; empty of a draft, which may be called otherwise by now. */
      document: z.object({ id: Id, title: z.string(), type: z.enum(documentTypes) }),
      /** Null of a draft. */
      version: z.int().nullable(),
      /** How many had signed, of how many, when it was issued. */
      signed: z.int(),
      people: z.int(),
      issuedAt: Timestamp,
      /** Of a certificate of completion whose issue has a place in the log. */
      log: LogProof.nullable(),
      /** Since when that version counts no more: it was taken back, declined or replaced. */
      endedAt: Timestamp.nullable(),
      newer: NewerVersion.nullable(),
      deletionAt: Timestamp.nullable(),
    }),
    z.object({
      known: z.literal(true),
      /** Songs as they were packed for societies and distributors, somebody's data as they asked for it, or what was found in a contract. */
      is: z.enum(["registration_pack", "data_export", "contract_review"]),
      issuedAt: Timestamp,
    }),
    z.object({
      known: z.literal(true),
      is: z.literal("verification"),
      verificationId: z.string(),
      document: z.object({ id: Id, title: z.string(), type: z.enum(documentTypes) }),
      issuedAt: Timestamp,
    }),
  ]),
]);
export type FileCheck = z.output<typeof FileCheck>;

const VerificationParams = z.object({ verificationId: z.string().max(40).catch("") });
const paymentErrors = [
  "payment_not_found",
  "payments_unavailable",
  "provider_failed",
  "provider_timeout",
] as const;

export const verificationEndpoints = defineEndpoints({
  "POST /api/verify/search": {
    summary:
      "Documents that were sent for signing, by song title and artist; case, accents and small misspellings do not matter. At most 20, the best first",
    access: "public",
    limit: "search",
    body: SearchBody,
    response: z.array(VerificationEntry),
  },
  "GET /api/verify/documents/{id}": {
    summary:
      "The entry of one document, as its QR code asks for it; of a deleted one, that it was deleted, and of a hidden one until when it can be restored",
    access: "public",
    limit: "search",
    params: PathId,
    response: z.discriminatedUnion("found", [
      z.object({ found: z.literal("document"), document: VerificationEntry }),
      z.object({ found: z.literal("deletion"), deletedAt: Timestamp, confirmations: z.int() }),
      z.object({ found: z.literal("hidden"), until: Timestamp }),
    ]),
  },
  "POST /api/verify/file": {
    summary: "Whether a file is, byte for byte, one that this service issued. Only its SHA-256 is sent",
    access: "public",
    limit: "check_file",
    body: z.object({
      sha256: z
        .string({ error: "The SHA-256 of the file is missing" })
        .toLowerCase()
        .regex(/^[0-9a-f]{64}$/, "A SHA-256 has 64 letters and digits"),
    }),
    response: FileCheck,
  },
  "POST /api/verify/payments": {
    summary: "Start the payment for the verification of one document, without an account",
    access: "public",
    limit: "verify_document",
    body: z.object({
      /** Made by the caller so that a repeated request starts one payment. Whoever knows it can follow the payment. */
      id: Id.optional(),
      amount: Amount,
      documentId: Id,
      verifierInfo: VerifierInfo,
      ...AcceptedVersions.shape,
    }),
    response: CreatePaymentResponse,
    status: 201,
    errors: [
      "document_not_found",
      "price_changed",
      "service_inactive",
      "payment_id_taken",
      "payments_unavailable",
      "provider_failed",
      "provider_timeout",
    ],
  },
  "GET /api/verify/payments/{id}": {
    summary: "One payment for a verification, for whoever made its id",
    access: "public",
    limit: "verify",
    params: PathId,
    response: Payment.extend({ documentId: Id.nullable(), verificationId: z.string().nullable() }),
    errors: ["payment_not_found"],
  },
  "POST /api/verify/payments/{id}/verify": {
    summary: "Ask the provider whether the payment went through; repeating it changes nothing",
    access: "public",
    limit: "verify",
    params: PathId,
    body: z.object({ reference: z.string({ error: "The payment's reference is missing" }).min(1).max(100) }),
    response: z.object({ status: z.enum(["completed", "pending"]), payment: Payment }),
    errors: [...paymentErrors, "payment_failed"],
  },
  "POST /api/verify/process": {
    summary:
      "What a paid verification says; the same reference, document and e-mail again gives the same answer",
    access: "public",
    limit: "verify_document",
    body: z.object({
      documentId: Id,
      verifierInfo: VerifierInfo,
      paymentReference: z.string({ error: "The payment's reference is missing" }).min(1).max(100),
    }),
    response: Verification,
    errors: [
      ...paymentErrors,
      "payment_not_completed",
      "payment_failed",
      "service_inactive",
      "verification_bound",
      "document_not_found",
      "document_gone",
      "document_altered",
      "files_unavailable",
    ],
  },
  "GET /api/verify/results/{verificationId}": {
    summary: "A verification by its id, for whoever was given it",
    access: "public",
    limit: "search",
    params: VerificationParams,
    response: Verification,
    errors: ["verification_not_found"],
  },
  "GET /api/verify/results/{verificationId}/pdf": {
    summary: "Its certificate",
    access: "public",
    limit: "render",
    params: VerificationParams,
    response: { file: "application/pdf" },
    errors: ["verification_not_found"],
  },
});
