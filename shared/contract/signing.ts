import { z } from "zod";
import { languageCodes } from "#shared/words/languages";
import { defineEndpoints } from "#shared/contract/contract";
import {
  ActingView,
  Collaborator,
  CopyTo,
  Document,
  SentDocument,
  SignerNoteView,
} from "#shared/contract/documents";
import {
  email,
  Id,
  line,
  LinkToken,
  optionalEmail,
  optionalPhone,
  paragraph,
  PathId,
  Timestamp,
} from "#shared/contract/fields/fields";
import { Outcome } from "#shared/contract/many";
import { Mark } from "#shared/contract/fields/mark";
import { ShownNotice } from "#shared/contract/shown-versions";
import { MOST_AT_ONCE } from "#shared/domain/dashboard";
import { documentTypes } from "#shared/domain/document-status";
import { LONGEST_TYPED } from "#shared/domain/mark";
import { LEAST_LINK_DAYS, MOST_COPIES, MOST_LINK_DAYS, signingOrders } from "#shared/domain/sending";
import { roomWays } from "#shared/domain/rooms";
import { signerNoteKinds } from "#shared/domain/signer-notes";
import { actingBases, namedCapacities, signatureCapacities, statedCapacities } from "#shared/domain/acting";
import { sessionWays, signatureDevices, signatureWays } from "#shared/domain/signature-ways";

/** What cannot be a token opens as little as an unknown one. */
const TokenParams = z.object({ token: LinkToken.catch("") });

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

/** One thing that differs from one version to the next. */
const ChangedThing = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ChangedThing = z.output<typeof ChangedThing>;

/** What the holder of a signing link sees: rendered from the frozen version only. */
export const SigningView = z.object({
  collaborator: Collaborator,
  document: SentDocument,
  collaborators: z.array(Collaborator),
  signatureFields: z.array(z.object({ label: z.string(), required: z.boolean() })),
  requestedBy: z.object({ name: z.string(), email: z.string() }),
  /** Whether who asks is who signs. */
  isOwner: z.boolean(),
  message: z.string(),
  /** The number of the version before this one; how that ended and what is different now, sentence by sentence. */
  replaces: z
    .object({
      version: z.int(),
      /** Of one in force: that it binds until everybody has signed this version; null of any other, and afterwards. */
      binds: z.string().nullable(),
      /** To somebody who leaves instead: what they hold, what binds until when, and what they sign away. */
      sentences: z.array(z.string()),
      /** Old beside new, money and rights first; null where there was, or is, nothing in its place. */
      changes: z.array(ChangedThing),
    })
    .nullable(),
  /**
   * Where everybody has signed a later version since: that, and what became of what the reader held, sentence by sentence. There is nothing
   * to do any more but to read.
   */
  replacedBy: z.object({ sentences: z.array(z.string()) }).nullable(),
  /** Of a version that everybody has signed and that binds: that, and what is drafted or proposed in its place, sentence by sentence. */
  inForce: z.array(z.string()),
  /** Whether everybody on the version in force is being asked to delete it, or has agreed to: then the day it goes, with all that was signed. */
  deletion: z
    .object({
      confirmed: z.int(),
      asked: z.int(),
      day: Timestamp.nullable(),
      /** Which version goes on binding, and what the reader holds by it; and what goes along. */
      sentences: z.array(z.string()),
    })
    .nullable(),
  /** What this signer told the owner last, and the answer. */
  note: SignerNoteView.nullable(),
  /** As whom the reader signs for the collaborator, where that is settled: by the text, or because they were named for it. */
  acting: ActingView.nullable(),
  /** Whom the collaborator has named to sign in their place. */
  representative: ActingView.extend({ email: z.string(), assents: z.boolean() }).nullable(),
  /** Of an agreement: the headings of the clauses that stand as our library wrote them, which a reading aid can speak of. */
  standardClauses: z.array(z.string()),
  /** What the link asks for besides, and where it is sent; null where the link is enough. */
  code: z.object({ way: z.enum(roomWays), sentTo: z.string() }).nullable(),
  /** The link of somebody else, opened by whoever asks for the signatures: it signs there by two presses, and that is recorded. */
  ofAnother: z.boolean(),
  /** By what of their account somebody signed in came; null of whoever came by a link or a code. */
  sessionWay: z.enum(sessionWays).nullable(),
  acknowledgementsVersion: z.string(),
  expiresAt: Timestamp,
  /** Who gets a copy once everybody has signed, and does not sign. */
  copies: z.array(CopyTo),
  /** The days after which a signer is reminded of an unsigned invitation; empty where the owner wants nobody to be. */
  reminderDays: z.array(z.int()),
  /** Whether this signer still is. */
  reminders: z.boolean(),
});
export type SigningView = z.output<typeof SigningView>;

/** Songs that one person is asked to sign by one link: each is read, signed or declined through a link of its own. */
export const BundleView = z.object({
  requestedBy: z.object({ name: z.string() }),
  name: z.string(),
  songs: z.array(
    z.object({
      token: z.string(),
      title: z.string(),
      type: z.enum(documentTypes),
      /** Whether a newer link to this one was sent. */
      isReplaced: z.boolean(),
    }),
  ),
});
export type BundleView = z.output<typeof BundleView>;

/** The longest that a page reports to have been open, in seconds. */
const LONGEST = 90 * 24 * 60 * 60;

/** What a page reports of how the document was read: the browser's word. */
export const Reading = z
  .object({
    /** How long ago, in seconds, the document was first shown, and how long it was in view since. */
    secondsAgo: z.int().min(0).max(LONGEST),
    seconds: z.int().min(0).max(LONGEST),
    /** Whether its end was ever in view. */
    toEnd: z.boolean(),
  })
  .refine(({ seconds, secondsAgo }) => seconds <= secondsAgo, "Nobody reads longer than it was shown");
export type Reading = z.output<typeof Reading>;

/** What everybody may know of a signature. Its hash, and through it that of the private part, stands in the audit trail. */
export const SignatureRecord = z.object({
  signatureId: z.string(),
  /** What the version calls the person; null in versions of the first format. */
  key: z.string().nullable(),
  versionSha256: z.string(),
  way: z.enum(signatureWays),
  device: z.enum(signatureDevices),
  maskedAddress: z.string(),
  wording: z.string(),
  capacity: z.enum(signatureCapacities),
  /** That it was given in the account that sent the document. */
  bySender: z.literal(true).optional(),
  /** Who signed in the place of the person, where somebody did; `naming` is the hash of the record by which they were named for it. */
  signedBy: z
    .object({
      name: z.string(),
      position: z.string(),
      basis: z.enum(actingBases),
      naming: z.string().nullable(),
      /** When they were named, and mailed their link. */
      namedAt: z.string().optional(),
    })
    .optional(),
  markSha256: z.string().nullable(),
  signedAt: z.string(),
  privateSha256: z.string(),
});
export type SignatureRecord = z.output<typeof SignatureRecord>;

/** How somebody was named to sign in a signer's place. Its hash stands in the audit trail, and in the record of what they sign. */
export const NamingRecord = z.object({
  key: z.string().nullable(),
  versionSha256: z.string(),
  capacity: z.enum(namedCapacities),
  name: z.string(),
  position: z.string(),
  /** Where they are sent their link. */
  maskedAddress: z.string(),
  /** Whether a minor agrees to what their guardian signs. */
  assents: z.boolean(),
  way: z.enum(signatureWays),
  device: z.enum(signatureDevices),
  namedAt: z.string(),
  privateSha256: z.string(),
});
export type NamingRecord = z.output<typeof NamingRecord>;

/** For the signer alone; the owner may know the address, an administrator all of it on a claim. */
export const PrivateRecord = z.object({
  address: z.string(),
  ipAddress: z.string(),
  userAgent: z.string(),
  /** The browser's word: null where the page reported nothing. */
  reading: z.object({ shownAt: z.string(), toEnd: z.boolean(), seconds: z.number() }).nullable(),
  /** So that nobody finds an address by trying all of them. */
  salt: z.string(),
});
export type PrivateRecord = z.output<typeof PrivateRecord>;

/**
 * The versions of the acknowledgements and of the privacy notice that were shown (`…/sw` in Swahili): nobody agrees to a wording they
 * have not seen.
 */
export const signFields = {
  acknowledgementsVersion: z.string().max(40).optional(),
  // A report that makes no sense is none: it keeps nobody from signing.
  reading: Reading.nullish().catch(null),
  ...ShownNotice.shape,
  /** One's own name as one drew or typed it: pressing alone is as valid. */
  mark: Mark.nullish(),
  /** For a minor, a company or a group, by the word of whoever holds what stands beside the name. */
  acting: z
    .object({
      capacity: z.enum(statedCapacities),
      name: line(120, "Please enter your name"),
      position: line(120).default(""),
    })
    .nullish(),
};

/** Whom a signer names to sign in their place. */
export const NameRepresentativeBody = z.object({
  capacity: z.enum(namedCapacities),
  name: line(120, "Please enter their name"),
  position: line(120).optional().default(""),
  email: email("Valid email required"),
  /** Of a minor: that they agree to what their guardian signs. */
  assents: z.boolean().optional().default(false),
});
export type NameRepresentativeBody = z.output<typeof NameRepresentativeBody>;

/** That a link asks for besides, as it was typed; that it is none says whoever compares it. */
const codeField = {
  code: z
    .string()
    .max(40)
    .transform((text) => text.replace(/\D/g, ""))
    .optional(),
};
const codeErrors = ["code_needed", "room_code_wrong", "room_code_over", "link_of_another"] as const;

export const SentCode = z.object({
  way: z.enum(roomWays),
  /** As much of the address as its holder knows it by. */
  sentTo: z.string(),
  sentAt: Timestamp,
  expiresAt: Timestamp,
});

/** Mails to come are written in it. */
export const openedFields = { language: z.enum(languageCodes).optional() };
export const reminderFields = { reminders: z.boolean().optional().default(false) };

/** For whom somebody signs who is two of the signers: with one address, there may be two names. */
const asWhom = { collaboratorId: Id.optional() };

export const signErrors = [
  "acknowledgements_changed",
  "document_locked",
  "not_awaiting_signatures",
  "invalid_input",
  "guardian_signs",
  "capacity_fixed",
  "company_signs_by_somebody",
  "acts_for_other_party",
] as const;
export const representativeErrors = [
  "invalid_input",
  "capacity_fixed",
  "acts_for_other_party",
  "representative_named",
  "already_signed",
  "document_locked",
  "not_awaiting_signatures",
  "too_many_requests",
] as const;
export const endRepresentativeErrors = ["already_signed"] as const;
export const declineErrors = ["document_locked", "already_signed", "not_awaiting_signatures"] as const;
const linkErrors = ["link_invalid", "link_expired", "link_withdrawn", "not_your_turn"] as const;
/** Whoever was named to sign for somebody has a link, too, until they are not any more. */
const signingLinkErrors = [...linkErrors, "representation_ended"] as const;
/** The same page without a link: a link's life counts for nothing. */
const sessionErrors = ["nothing_to_sign", "email_unconfirmed", "link_withdrawn", "not_your_turn"] as const;

/** What a signer tells the owner without declining; one at a time. */
export const NoteBody = z.object({
  kind: z.enum(signerNoteKinds),
  text: paragraph(1000).optional().default(""),
});
export const noteErrors = [
  "invalid_input",
  "note_open",
  "already_signed",
  "document_locked",
  "not_awaiting_signatures",
] as const;

export const SignResult = z.object({
  allSigned: z.boolean(),
  remainingSignatures: z.int(),
  signatureId: z.string(),
  signedAt: Timestamp,
});
export type SignResult = z.output<typeof SignResult>;

/** Why a document is taken back or not signed: everybody on it reads this. */
export const Reason = paragraph(1000, "Please give a reason: everybody on the document reads it");

export const signingEndpoints = defineEndpoints({
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
  "GET /api/documents/{id}/signing": {
    summary:
      "The same as behind the signing link, for who is signed in with the confirmed address of a signer; of two signers the first who has not signed, unless named",
    access: "user",
    params: PathId,
    query: z.object(asWhom),
    response: SigningView,
    errors: sessionErrors,
  },
  "POST /api/documents/{id}/signing": {
    summary: "Sign, signed in; repeating it answers the same and changes nothing",
    access: "user",
    params: PathId,
    body: z.object({ ...asWhom, ...signFields }).prefault({}),
    response: SignResult,
    errors: [...sessionErrors, "signer_unclear", ...signErrors],
  },
  "GET /api/documents/{id}/signing/mark": {
    summary: "How the reader drew or typed their name when they signed something last, to be used again",
    access: "user",
    params: PathId,
    query: z.object(asWhom),
    response: z.object({ mark: Mark.nullable() }),
    errors: [...sessionErrors, "signer_unclear"],
  },
  "POST /api/documents/{id}/signing/opened": {
    summary: "The page that shows the document was opened by the signer; repeating it changes nothing",
    access: "user",
    params: PathId,
    body: z
      .object({ ...asWhom, ...openedFields })
      .optional()
      .default({}),
    response: z.object({ openedAt: Timestamp }),
    errors: [...sessionErrors, "signer_unclear"],
  },
  "POST /api/documents/{id}/signing/decline": {
    summary: "Refuse to sign, signed in; repeating it changes nothing",
    access: "user",
    params: PathId,
    body: z.object({ ...asWhom, reason: Reason }),
    response: z.object({ declinedAt: Timestamp }),
    errors: [...sessionErrors, "signer_unclear", ...declineErrors],
  },
  "POST /api/documents/{id}/signing/notes": {
    summary: "Ask the owner for a change before signing, signed in; repeating it changes nothing",
    access: "user",
    limit: "send",
    params: PathId,
    body: NoteBody.extend(asWhom),
    response: SignerNoteView,
    errors: [...sessionErrors, "signer_unclear", ...noteErrors],
  },
  "POST /api/documents/{id}/signing/representative": {
    summary:
      "Name who signs in one's place, signed in: they are mailed a link of their own; repeating it changes nothing",
    access: "user",
    limit: "send",
    params: PathId,
    body: NameRepresentativeBody.extend(asWhom),
    response: SigningView,
    errors: [...sessionErrors, "signer_unclear", ...representativeErrors],
  },
  "POST /api/documents/{id}/signing/representative/end": {
    summary: "Take back, signed in, that somebody signs in one's place; repeating it changes nothing",
    access: "user",
    limit: "write",
    params: PathId,
    body: z.object(asWhom).optional().default({}),
    response: z.object({ ended: z.literal(true) }),
    errors: [...sessionErrors, "signer_unclear", ...endRepresentativeErrors],
  },
  "POST /api/documents/{id}/signing/reminders": {
    summary: "Stop the reminders of one's own invitation, or have them again",
    access: "user",
    limit: "write",
    params: PathId,
    body: z
      .object({ ...asWhom, ...reminderFields })
      .optional()
      .default({ reminders: false }),
    response: z.object({ reminders: z.boolean() }),
    errors: [...sessionErrors, "signer_unclear"],
  },
  "POST /api/marks/typed": {
    summary: "A typed name as shapes to choose from, one a face; 422 where no face has its letters",
    access: "public",
    limit: "search",
    body: z.object({ name: line(LONGEST_TYPED) }),
    response: z.object({ marks: z.array(Mark) }),
    errors: ["mark_not_drawn"],
  },
  "GET /api/sign-all/{token}": {
    summary: "What the holder of one link is asked to sign, each with its own link",
    access: "token",
    params: TokenParams,
    response: BundleView,
    errors: ["link_invalid", "link_expired"],
  },
  "GET /api/sign/{token}": {
    summary:
      "What the holder of the link is asked to sign; with Accept-Language: sw, what we say of it is in Swahili",
    access: "token",
    params: TokenParams,
    response: SigningView,
    errors: signingLinkErrors,
  },
  "POST /api/sign/{token}": {
    summary: "Sign; repeating it answers the same and changes nothing",
    access: "token",
    params: TokenParams,
    body: z.object({ ...signFields, ...codeField, onOwnersDevice: z.boolean().optional() }).prefault({}),
    response: SignResult,
    errors: [...signingLinkErrors, ...signErrors, ...codeErrors],
  },
  "POST /api/sign/{token}/code": {
    summary:
      "Send the code that a link asks for besides where it changes what its holder signed; asked again within a minute it is the same",
    access: "token",
    params: TokenParams,
    response: SentCode,
    errors: [
      ...signingLinkErrors,
      "code_not_needed",
      "already_signed",
      "room_no_way",
      "document_locked",
      "not_awaiting_signatures",
      "too_many_requests",
    ],
  },
  "POST /api/sign/{token}/opened": {
    summary:
      "The page that shows the document was opened by a person, in this language; repeating it changes nothing",
    access: "token",
    params: TokenParams,
    body: z.object(openedFields).optional().default({}),
    response: z.object({ openedAt: Timestamp }),
    errors: signingLinkErrors,
  },
  "POST /api/sign/{token}/decline": {
    summary: "Refuse to sign, with a reason that everybody reads; repeating it changes nothing",
    access: "token",
    params: TokenParams,
    body: z.object({ reason: Reason }),
    response: z.object({ declinedAt: Timestamp }),
    errors: [...linkErrors, ...declineErrors],
  },
  "POST /api/sign/{token}/notes": {
    summary:
      "Tell the owner what would have to change, or that the link came to somebody else; the document stays as it is, and repeating it changes nothing",
    access: "token",
    limit: "send",
    params: TokenParams,
    body: NoteBody,
    response: SignerNoteView,
    errors: [...linkErrors, ...noteErrors],
  },
  "POST /api/sign/{token}/representative": {
    summary:
      "Name who signs in one's place: they are mailed a link of their own; repeating it changes nothing",
    access: "token",
    limit: "send",
    params: TokenParams,
    body: NameRepresentativeBody.extend(codeField),
    response: SigningView,
    errors: [...linkErrors, ...representativeErrors, ...codeErrors],
  },
  "POST /api/sign/{token}/representative/end": {
    summary:
      "Take back that somebody signs in one's place or, named for it, that one does; repeating it changes nothing",
    access: "token",
    limit: "write",
    params: TokenParams,
    response: z.object({ ended: z.literal(true) }),
    errors: [...signingLinkErrors, ...endRepresentativeErrors],
  },
  "POST /api/sign/{token}/current": {
    summary:
      "Whoever has a link that was replaced or has expired is sent the current one, at the address or number that is on record",
    access: "token",
    limit: "send",
    params: TokenParams,
    response: z.object({ sentTo: z.string() }),
    errors: [
      "link_invalid",
      "link_withdrawn",
      "not_your_turn",
      "document_locked",
      "too_many_requests",
      "email_unconfirmed",
    ],
  },
  "POST /api/sign/{token}/reminders": {
    summary:
      "Stop the reminders of this invitation, or have them again; mail programs call it to unsubscribe",
    access: "token",
    limit: "write",
    oneClick: true,
    params: TokenParams,
    body: z.object(reminderFields).optional().default({ reminders: false }),
    response: z.object({ reminders: z.boolean() }),
    errors: linkErrors,
  },
  "GET /api/sign/{token}/pdf": {
    summary: "The document as a PDF, for the holder of the link",
    access: "token",
    limit: "render",
    params: TokenParams,
    response: { file: "application/pdf" },
    errors: signingLinkErrors,
  },
});

/** What the SMS provider tells by itself. Bound by hand: it sends a form, and the secret in the address is all that says who it is. */
export const smsReportEndpoints = defineEndpoints({
  "POST /api/sms/reports/{secret}": {
    summary: "Where the SMS provider tells, as a form, what became of a message",
    access: "public",
    signed: true,
    params: z.object({ secret: z.string() }),
    body: z.object({ id: z.string().max(200), status: z.string().max(40) }),
    response: z.object({ received: z.literal(true) }),
    errors: ["not_found", "invalid_input"],
  },
});
