import { z } from "zod";
import { languageCodes } from "#shared/words/languages";
import { defineEndpoints } from "#shared/contract/contract";
import { Document } from "#shared/contract/documents";
import { Id, LinkToken, paragraph, PathId, Timestamp } from "#shared/contract/fields/fields";
import { documentTypes } from "#shared/domain/document-status";
import { ShownQuestion } from "#shared/contract/shown-versions";

/** What cannot be a token opens as little as an unknown one. */
const TokenParams = z.object({ token: LinkToken.catch("") });

/** How a request for everybody's consent ended, or that it is still open (`pending`). */
export const consentStatuses = ["pending", "approved", "rejected", "expired", "cancelled"] as const;
export type ConsentOutcome = (typeof consentStatuses)[number];

const progress = {
  reason: z.string(),
  requestedAt: Timestamp,
  /** When the links end, and with them the request. */
  expiresAt: Timestamp,
  status: z.enum(consentStatuses),
  confirmedCount: z.int(),
  totalConfirmations: z.int(),
  /** Names of those who have not answered. */
  waitingFor: z.array(z.string()),
  /** Who refused, by name. */
  rejectedBy: z.string().nullable(),
  /** When the document goes, 30 days after the last confirmation; null unless a deletion is approved. */
  scheduledDeletionDate: Timestamp.nullable(),
  /** Of a deletion that is open: which version goes on binding, what the reader holds by it, and what goes along, sentence by sentence. */
  whatBinds: z.array(z.string()),
};

/** Where the newest request of this purpose stands; `hasRequest` is false, and the rest null, where nobody ever asked. */
export const ConsentStatus = z.discriminatedUnion("hasRequest", [
  z.object({ hasRequest: z.literal(false) }),
  z.object({ hasRequest: z.literal(true), ...progress }),
]);
export type ConsentStatus = z.output<typeof ConsentStatus>;

const ConsentRequest = z.object({
  ...progress,
  /** Cancelled by nobody: it ended as everybody had signed a new version. */
  superseded: z.boolean(),
  /** Everybody agreed to a change that the owner has given up since. */
  dropped: z.boolean(),
  /** The account that had asked was deleted before anything came of it. */
  endedWithOwner: z.boolean(),
  /** The address is empty of an account that was deleted. */
  requestedBy: z.object({ name: z.string(), email: z.string() }),
});

const asked = {
  document: z.object({
    id: Id,
    title: z.string(),
    type: z.enum(documentTypes),
    /** The number of the version that was signed, and is asked about. */
    version: z.int(),
    /** Since when a later one is in force in its place; null while it binds. */
    replacedAt: Timestamp.nullable(),
  }),
  collaborator: z.object({
    name: z.string(),
    /** What they signed by, and are asked by: one of the two is empty. */
    email: z.string(),
    phone: z.string(),
    answer: z.enum(["confirmed", "rejected"]).nullable(),
    answeredAt: Timestamp.nullable(),
  }),
};

/** What the holder of a confirmation link is asked. */
export const DeletionQuestion = z.object({ ...asked, deletionRequest: ConsentRequest });
export const UnlockQuestion = z.object({ ...asked, unlockRequest: ConsentRequest });
export type DeletionQuestion = z.output<typeof DeletionQuestion>;
export type UnlockQuestion = z.output<typeof UnlockQuestion>;

export const ConsentAnswerResult = z.object({
  status: z.enum(["approved", "rejected", "waiting"]),
  scheduledDeletionDate: Timestamp.nullable(),
});
export type ConsentAnswerResult = z.output<typeof ConsentAnswerResult>;

const AnswerBody = z.object({
  confirmed: z.boolean({ error: "Please confirm or reject the request" }),
  /** What the question was read in: mails to come are written in it. */
  language: z.enum(languageCodes).optional(),
  ...ShownQuestion.shape,
});

const statusEndpoint = { access: "user", params: PathId, response: ConsentStatus } as const;
const cancelEndpoint = { ...statusEndpoint, limit: "write", errors: ["consent_not_open"] } as const;
const linkEndpoint = { access: "token", params: TokenParams } as const;
const answerEndpoint = {
  ...linkEndpoint,
  limit: "confirm",
  body: AnswerBody,
  response: ConsentAnswerResult,
} as const;
const fileEndpoint = { ...linkEndpoint, limit: "render", response: { file: "application/pdf" } } as const;

export const consentEndpoints = defineEndpoints({
  "PATCH /api/documents/{id}/unlock": {
    summary:
      "Unlock a locked document with the account's password, or ask every signer of a fully signed one whether it may be changed",
    access: "user",
    limit: "credentials",
    params: PathId,
    /** Which of the two it is, the document says; `requiresMultiPartyApproval` is accepted and changes nothing. */
    body: z.object({
      password: z.string().max(200).optional().default(""),
      reason: paragraph(1000).optional().default(""),
      requiresMultiPartyApproval: z.boolean().optional(),
    }),
    /** `confirmationsRequired` is null where the document is unlocked at once. */
    response: z.object({ document: Document, confirmationsRequired: z.int().nullable() }),
    errors: ["password_wrong", "document_not_locked", "signed_by_phone", "consent_open"],
  },
  "GET /api/documents/{id}/unlock-status": {
    ...statusEndpoint,
    summary: "Where the request to unlock a fully signed document stands",
  },
  "POST /api/documents/{id}/cancel-unlock": {
    ...cancelEndpoint,
    summary: "Take the request to unlock back while it is open",
  },
  "POST /api/documents/{id}/request-deletion": {
    summary: "Ask every signer of a fully signed document whether it may be deleted",
    access: "user",
    limit: "send",
    params: PathId,
    body: z.object({ reason: paragraph(1000, "Please give a reason: every signer reads it") }),
    response: z.object({ confirmationsRequired: z.int() }),
    status: 201,
    errors: ["document_not_signed", "signed_by_phone", "consent_open"],
  },
  "GET /api/documents/{id}/deletion-status": {
    ...statusEndpoint,
    summary: "Where the request to delete a fully signed document stands",
  },
  "POST /api/documents/{id}/cancel-deletion": {
    ...cancelEndpoint,
    summary: "Take the request to delete back, until the day the document goes",
  },
  "GET /api/confirm-deletion/{token}": {
    ...linkEndpoint,
    summary: "What the holder of the link is asked to agree to",
    response: DeletionQuestion,
    errors: ["consent_link_invalid"],
  },
  "POST /api/confirm-deletion/{token}": {
    ...answerEndpoint,
    summary: "Agree to the deletion or refuse it; repeating the answer changes nothing",
    errors: ["consent_link_invalid", "consent_closed", "consent_answered"],
  },
  "GET /api/confirm-deletion/{token}/pdf": {
    ...fileEndpoint,
    summary: "The signed document, for the holder of the link",
    errors: ["consent_link_invalid"],
  },
  "GET /api/confirm-unlock/{token}": {
    ...linkEndpoint,
    summary: "What the holder of the link is asked to agree to",
    response: UnlockQuestion,
    errors: ["unlock_link_invalid"],
  },
  "POST /api/confirm-unlock/{token}": {
    ...answerEndpoint,
    summary: "Agree that the signed document may be changed and signed anew, or refuse",
    errors: ["unlock_link_invalid", "consent_closed", "consent_answered"],
  },
  "GET /api/confirm-unlock/{token}/pdf": {
    ...fileEndpoint,
    summary: "The signed document, for the holder of the link",
    errors: ["unlock_link_invalid"],
  },
});
