import { defineEndpoints } from "#shared/contract/contract";
import { Collaborator, Document } from "#shared/contract/documents";
import {
  email,
  Id,
  line,
  optionalEmail,
  optionalPhone,
  paragraph,
  PathId,
} from "#shared/contract/fields/fields";
import { Outcome } from "#shared/contract/many";
import { Reason } from "#shared/contract/signing/acts";
import { ChangedThing } from "#shared/contract/signing/view";
import { MOST_AT_ONCE } from "#shared/domain/dashboard";
import { documentTypes } from "#shared/domain/document-status";
import { LEAST_LINK_DAYS, MOST_COPIES, MOST_LINK_DAYS, signingOrders } from "#shared/domain/sending";
import { z } from "zod";

/**
 * Addresses must belong to the people of the document; `signers` fills in addresses first, by the person's place on it. Somebody on a
 * sheet is reached by e-mail, by phone, or by both.
 */
const sendFields = {
  /** The revision the sender looked at: a document that has moved on since is not sent (`document_changed`). */
  revision: z.int().positive().optional(),
  emails: z
    .array(line(254), { error: "Please add at least one collaborator email" })
    .max(1000)
    .transform((emails) => emails.filter((address) => address !== ""))
    .optional(),
  signers: z
    .array(
      z.object({
        name: line(120),
        email: optionalEmail("Valid email required").default(""),
        phone: optionalPhone.optional(),
      }),
    )
    .max(1000)
    .optional(),
  message: paragraph(1000).optional().default(""),
  /** In turn, each is sent their link once the one before them on the document has signed. */
  order: z.enum(signingOrders).optional().default("all"),
  linkDays: z.int().min(LEAST_LINK_DAYS).max(MOST_LINK_DAYS).optional().default(MOST_LINK_DAYS),
  /** Whether those who have not signed are reminded. */
  reminders: z.boolean().optional().default(true),
  /** Who gets what everybody has signed without signing it; the signers are told who. */
  copies: z
    .array(z.object({ name: line(120, "Please add a name"), email: email("Valid email required") }))
    .max(MOST_COPIES, `At most ${MOST_COPIES} people can get a copy`)
    .refine((copies) => new Set(copies.map((copy) => copy.email)).size === copies.length, {
      error: "Two of these people have the same address: one copy goes there",
    })
    .optional()
    .default([]),
};

export const SendBody = z.object(sendFields);

/** How drafts are sent together; of each the revision that the sender looked at, and where its people are reached. */
const SendTogether = z.object({
  ...SendBody.omit({ revision: true, emails: true, signers: true }).shape,
  documents: z
    .array(
      z.object({
        id: Id,
        revision: SendBody.shape.revision,
        signers: SendBody.shape.signers.unwrap(),
      }),
    )
    .min(1, "Please choose a document")
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} documents at once`)
    .refine((documents) => new Set(documents.map(({ id }) => id)).size === documents.length, {
      error: "Each document is sent once",
    }),
});

const Sent = z.object({ document: Document, collaborators: z.array(Collaborator) });

const sendEndpoint = {
  access: "user",
  limit: "send",
  params: PathId,
  response: Sent,
  errors: [
    "email_unconfirmed",
    "too_many_requests",
    "no_emails",
    "signer_email_missing",
    "signer_email_unknown",
    "invalid_input",
    "parties_share_address",
    "acts_for_other_party",
    "parties_unknown",
    "document_not_draft",
    "document_changed",
    "document_locked",
  ],
} as const;

export const sendingEndpoints = defineEndpoints({
  "GET /api/documents/{id}/collaborators": {
    summary:
      "Who has to sign and who has; before sending, the people of the sheet or the parties of the agreement",
    access: "user",
    params: PathId,
    response: z.array(Collaborator),
  },
  "GET /api/documents/{id}/changes": {
    summary:
      "What a draft or a sent version changes of the version in force, old beside new, money and rights first; null where there is none to replace",
    access: "user",
    params: PathId,
    response: z.object({
      changes: z.object({ version: z.int(), things: z.array(ChangedThing) }).nullable(),
    }),
  },
  "GET /api/documents/{id}/pdf": {
    summary: "The document as a PDF",
    access: "user",
    limit: "render",
    params: PathId,
    response: { file: "application/pdf" },
  },
  "POST /api/documents/send-for-signing": {
    summary:
      "Send several drafts for signing, each as if it were alone; whoever signs more than one of them is sent one link to all",
    access: "user",
    limit: "send",
    body: SendTogether,
    response: Outcome,
    errors: ["document_not_found", "email_unconfirmed", "too_many_requests"],
  },
  "POST /api/documents/{id}/send-for-signing": {
    ...sendEndpoint,
    summary: "Freeze the document and mail every signer a personal link",
    body: SendBody,
  },
  "POST /api/documents/{id}/invite": {
    ...sendEndpoint,
    summary: "The same, from the preview",
    body: z.object({ ...sendFields, documentType: z.enum(documentTypes).optional() }),
  },
  "POST /api/documents/{id}/resend-invitation": {
    summary: "Mail a new link to everyone who has not signed, or to one of them; ends the old links",
    access: "user",
    limit: "send",
    params: PathId,
    body: z.object({ collaboratorId: Id.optional() }).optional().default({}),
    response: z.object({
      collaborator: z.object({ email: z.string() }),
      collaborators: z.array(
        z.object({ id: Id, name: z.string(), email: z.string(), phone: z.string().optional() }),
      ),
    }),
    errors: ["not_awaiting_signatures", "document_locked", "too_many_requests"],
  },
  "POST /api/documents/{id}/recall": {
    summary: "Take a document back that is out for signing: it is a draft again, and what was signed is void",
    access: "user",
    limit: "send",
    params: PathId,
    body: z.object({ reason: Reason }),
    response: Document,
    errors: ["not_awaiting_signatures", "document_locked"],
  },
  "POST /api/documents/{id}/collaborators/{collaboratorId}/address": {
    summary:
      "Put right how somebody on a sheet is reached who has not signed: a new link leaves, the old one ends, and that is printed",
    access: "user",
    limit: "send",
    params: PathId.extend({ collaboratorId: PathId.shape.id }),
    body: z
      .object({
        email: optionalEmail("Valid email required").default(""),
        phone: optionalPhone.optional().default(""),
        /** The caller was told what there is to know of the address. */
        anyway: z.boolean().optional(),
      })
      .refine(({ email: address, phone }) => address !== "" || phone !== "", {
        error: "Please enter an e-mail address or a phone number",
        path: ["email"],
      }),
    response: z.array(Collaborator),
    errors: [
      "invalid_input",
      "signer_email_missing",
      "not_found",
      "address_in_text",
      "acts_for_other_party",
      "address_unchanged",
      "address_doubted",
      "already_signed",
      "not_awaiting_signatures",
      "document_locked",
      "email_unconfirmed",
      "too_many_requests",
    ],
  },
  "POST /api/documents/{id}/notes/{noteId}/answer": {
    summary: "Answer what a signer has asked to be changed; they are mailed the answer with a link",
    access: "user",
    limit: "send",
    params: PathId.extend({ noteId: PathId.shape.id }),
    body: z.object({ answer: paragraph(1000, "Please write an answer") }),
    response: z.array(Collaborator),
    errors: [
      "not_found",
      "note_answered",
      "not_awaiting_signatures",
      "document_locked",
      "email_unconfirmed",
      "too_many_requests",
    ],
  },
});
