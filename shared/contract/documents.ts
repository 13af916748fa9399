import { z } from "zod";
import { AcceptedClause, AgreementHelp } from "#shared/contract/agreement-help";
import { FeaturedAgreementView, ProducerAgreementView } from "#shared/contract/agreement-view";
import { DraftingProgress, FeaturedBody, ProducerFormBody } from "#shared/contract/agreements";
import { defineEndpoints } from "#shared/contract/contract";
import { eitherOf } from "#shared/contract/fields/either-of";
import { actingBases, actingCapacities } from "#shared/domain/acting";
import { Mark } from "#shared/contract/fields/mark";
import { Id, line, longText, PathId, Timestamp } from "#shared/contract/fields/fields";
import {
  PublishingList,
  rightsLists,
  RightsHolderView,
  SplitSheetContent,
  SplitSheetView,
  toSplitSheet,
} from "#shared/contract/split-sheet";
import {
  MAX_AGREEMENT_LENGTH,
  readContent,
  unwrapContent,
  type AgreementType,
} from "#shared/domain/agreements/agreement-content";
import { documentStatuses, documentTypes } from "#shared/domain/document-status";
import { signingOrders } from "#shared/domain/sending";
import { signerNoteKinds } from "#shared/domain/signer-notes";
import { editStates } from "#shared/domain/agreements/own-edits";
import { smsStates } from "#shared/domain/sms-states";
import { rightsTypes } from "#shared/domain/split-sheet";

/** A schema for what `read` makes of it; it may come as text, too. */
function orText<Schema extends z.ZodType>(read: (content: unknown) => unknown, schema: Schema) {
  return z.preprocess(read, schema) as unknown as z.ZodType<z.output<Schema>, z.input<Schema> | string>;
}

const AgreementText = longText(
  MAX_AGREEMENT_LENGTH,
  `An agreement can have at most ${MAX_AGREEMENT_LENGTH.toLocaleString("en-GB")} characters.`,
);
const NOTHING_SAID = "Please fill in the form of the agreement, or send its text";

const newFields = {
  /** Made by the caller so that a repeated request (lost response, double click) creates one document. */
  id: Id.optional(),
  title: line(200, "Title is required").optional(),
  status: z.literal("draft").optional(),
};

const NewSplitSheet = z
  .object({
    ...newFields,
    type: z.literal("split_sheet"),
    content: orText(unwrapContent, SplitSheetContent),
    ...rightsLists,
  })
  .transform(({ id, type, title, content, ...lists }, context) => ({
    id,
    type,
    title,
    content: toSplitSheet(content, lists, context),
  }));

const saysSomething = (content: object) =>
  ("formData" in content && content.formData !== null) ||
  ("generatedAgreement" in content && content.generatedAgreement !== "");

/** With a form its text is drafted here; a text without a form is kept as it is. Either costs one payment. */
function newAgreement<Type extends AgreementType, Form extends z.ZodType>(type: Type, form: Form) {
  return z.object({
    ...newFields,
    type: z.literal(type),
    content: orText(
      readContent,
      z
        .object({ formData: form.nullable(), generatedAgreement: AgreementText.optional().default("") })
        .refine(saysSomething, { message: NOTHING_SAID }),
    ),
    paymentId: Id.nullish(),
  });
}

export const CreateDocumentBody = z.discriminatedUnion(
  "type",
  [
    NewSplitSheet,
    newAgreement("producer_agreement", ProducerFormBody),
    newAgreement("featured_artist_agreement", FeaturedBody),
  ],
  { error: "Please choose what kind of document to create" },
);

/** The facts of an agreement are what was paid for and stay; what changes is its text. */
const NewText = z.preprocess(
  readContent,
  z.object({
    generatedAgreement: AgreementText.pipe(z.string().min(1, "Please write the text of the agreement")),
  }),
) as unknown as z.ZodType<
  { generatedAgreement: string },
  { formData?: unknown; generatedAgreement: string } | string
>;

const agreementKeys = ["formData", "generatedAgreement", "aiGeneratedText", "rawContent", "content"];
const isAgreementContent = (content: unknown) =>
  typeof content === "string" ||
  (typeof content === "object" && content !== null && agreementKeys.some((key) => key in content));

const changeFields = {
  /** The revision the caller edited; a document that has moved on since is refused (`document_changed`). */
  revision: z.int().positive().optional(),
  title: line(200, "Title is required").optional(),
  /** With content it can only be `draft`, as a draft that is created says it. */
  status: z
    .enum(["draft", "pending", "completed"], { error: "A document cannot be given this status" })
    .optional(),
};
const ONE_OF_THEM = "Send either new content or a new status";

const WrappedChange = z
  .object({
    ...changeFields,
    content: orText(unwrapContent, eitherOf(isAgreementContent, NewText, SplitSheetContent)).optional(),
    ...rightsLists,
  })
  .refine(
    ({ content, status }) =>
      content === undefined ? status !== undefined : status === undefined || status === "draft",
    { message: ONE_OF_THEM },
  )
  .transform(({ revision, title, content, status, ...lists }, context) => ({
    revision,
    title,
    status,
    /** A split sheet, or the text of an agreement. */
    content:
      content && "songTitle" in content ? toSplitSheet(content, lists, context) : content?.generatedAgreement,
  }));

/** A split sheet's fields beside `revision`, `title` and `status`, instead of in `content`. */
const FlatSplitSheet = SplitSheetContent.extend({
  ...changeFields,
  publishingRightsCollaborators: PublishingList,
})
  .refine(({ status }) => status === undefined || status === "draft", { message: ONE_OF_THEM })
  .transform(({ revision, title, status, ...content }, context) => ({
    revision,
    title,
    status,
    content: toSplitSheet(content, {}, context),
  }));

const isFlat = (body: unknown) =>
  typeof body === "object" &&
  body !== null &&
  !("content" in body) &&
  Object.keys(FlatSplitSheet.in.shape).some((key) => !(key in changeFields) && key in body);

export const UpdateDocumentBody = eitherOf(isFlat, FlatSplitSheet, WrappedChange);

/** Why a document that was sent is a draft again; `amended`: everybody has agreed to change the version in force, which binds on. */
const returns = ["recalled", "declined", "amended"] as const;

/** Why a version is neither proposed nor in force any more. That it was `amended` is history: consent to a change ended it once. */
export const versionEnds = [...returns, "replaced"] as const;

/** The version that binds: everybody has signed it, and no later one. */
export const VersionInForce = z.object({ version: z.int(), signedAt: Timestamp });

/**
 * What is to change in a version in force, which binds until then: `drafted` since everybody agreed to that, or `proposed` as another
 * version since that was sent.
 */
export const ProposedChange = z.object({
  state: z.enum(["drafted", "proposed"]),
  since: Timestamp,
  /** The number of the version that is proposed. */
  version: z.int().nullable(),
});
export type ProposedChange = z.output<typeof ProposedChange>;

export const DocumentSummary = z.object({
  id: Id,
  type: z.enum(documentTypes),
  title: z.string(),
  status: z.enum(documentStatuses),
  createdAt: Timestamp,
  /** Whether the caller owns the document or was asked to sign it. */
  access: z.enum(["owner", "signer"]),
  /** Whether it waits for a signature of the caller: of somebody on it with the address that the caller has confirmed. */
  toSign: z.boolean(),
  signerCount: z.int(),
  signedCount: z.int(),
  /** The version that binds, whatever is drafted or proposed beside it: while there is one the owner alone can neither close nor delete it. */
  inForce: VersionInForce.nullable(),
  /** Why a draft that was sent before is one again, and by whose doing; null for any other document. */
  returned: z
    .object({ because: z.enum(returns), at: Timestamp, by: z.string(), reason: z.string() })
    .nullable(),
  /** What everybody on the version in force was asked last, unless that was taken back or has been done; null for any other document. */
  consent: z
    .object({
      purpose: z.enum(["deletion", "amendment"]),
      status: z.enum(["pending", "approved", "rejected", "expired"]),
      confirmedCount: z.int(),
      totalConfirmations: z.int(),
      /** When it was asked; once it is decided, when that was. */
      at: Timestamp,
      /** Who refused, by name. */
      rejectedBy: z.string().nullable(),
      scheduledDeletionDate: Timestamp.nullable(),
    })
    .nullable(),
});
export type DocumentSummary = z.output<typeof DocumentSummary>;

/** What was sent: the version the signers see, and the SHA-256 of its canonical JSON. */
export const FrozenVersion = z.object({ number: z.int(), sha256: z.string(), sentAt: Timestamp });

/** Somebody who does not sign and gets what everybody has signed. */
export const CopyTo = z.object({ name: z.string(), email: z.string() });

const Sending = z.object({
  order: z.enum(signingOrders),
  linkDays: z.int(),
  reminders: z.boolean(),
  copies: z.array(CopyTo),
});

const documentFields = DocumentSummary.extend({
  ownerName: z.string(),
  revision: z.int(),
  updatedAt: Timestamp,
  completedAt: Timestamp.nullable(),
  version: FrozenVersion.nullable(),
  /** What the owner chose when sending it; null of a draft. */
  sending: Sending.nullable(),
  /** What a locked document returns to when it is unlocked; null while it is not locked. */
  lockedFrom: z.enum(documentStatuses).nullable(),
  /** The clauses everyone on a split sheet agrees to: those that were sent, or for a draft those that would be. */
  terms: z.array(z.string()),
  publishingRightsCollaborators: z.array(RightsHolderView),
  masterRightsCollaborators: z.array(RightsHolderView),
});

export const SheetDocument = documentFields.extend({
  type: z.literal("split_sheet"),
  content: SplitSheetView,
});
export type SheetDocument = z.output<typeof SheetDocument>;

/** The clauses of an agreement stand in its text: its lists are empty. */
const ProducerDocument = documentFields.extend({
  type: z.literal("producer_agreement"),
  content: ProducerAgreementView,
});
const FeaturedDocument = documentFields.extend({
  type: z.literal("featured_artist_agreement"),
  content: FeaturedAgreementView,
});
export type AgreementDocument = z.output<typeof ProducerDocument> | z.output<typeof FeaturedDocument>;

export const Document = z.discriminatedUnion("type", [SheetDocument, ProducerDocument, FeaturedDocument]);
export type Document = z.output<typeof Document>;

/** What of a document the holder of a signing link is shown. */
const sentFields = {
  id: true,
  type: true,
  title: true,
  status: true,
  createdAt: true,
  content: true,
  terms: true,
  publishingRightsCollaborators: true,
  masterRightsCollaborators: true,
} as const;
const sent = { version: FrozenVersion };

/** A document as it was sent. */
export const SentDocument = z.discriminatedUnion("type", [
  SheetDocument.pick(sentFields).extend(sent),
  ProducerDocument.pick(sentFields).extend(sent),
  FeaturedDocument.pick(sentFields).extend(sent),
]);
export type SentDocument = z.output<typeof SentDocument>;

/** One saved text of an agreement; the first is the one that was drafted. */
export const DocumentEdit = z.object({
  number: z.int(),
  savedAt: Timestamp,
  savedBy: z.string(),
  words: z.int(),
});
export type DocumentEdit = z.output<typeof DocumentEdit>;

/** What is no number of a saved text is simply not found. */
const EditParams = PathId.extend({
  number: z.string().transform(Number).pipe(z.int32().positive()).catch(0),
});

/** What somebody who has not signed tells the owner without declining, and the owner's answer. */
export const SignerNoteView = z.object({
  id: Id,
  kind: z.enum(signerNoteKinds),
  text: z.string(),
  at: Timestamp,
  answer: z.string().nullable(),
  answeredAt: Timestamp.nullable(),
});
export type SignerNoteView = z.output<typeof SignerNoteView>;

const redraftFields = {
  /** The revision whose facts the caller has changed. */
  revision: z.int().positive().optional(),
};
const RedraftBody = z.discriminatedUnion("type", [
  z.object({ ...redraftFields, type: z.literal("producer_agreement"), formData: ProducerFormBody }),
  z.object({ ...redraftFields, type: z.literal("featured_artist_agreement"), formData: FeaturedBody }),
]);

/** A paragraph that the owner had changed, put in or taken out, and the place in the text of now that it belongs to. */
const OwnEdit = z.object({
  before: z.string().nullable(),
  after: z.string().nullable(),
  state: z.enum(editStates),
  place: z.number(),
  figures: z.object({ before: z.boolean(), after: z.boolean() }),
});

/** A signer; before the document is sent, a person of the sheet or a party of the agreement (then `id` is null). */
/** Who signs, or signed, in somebody's place, and as what. */
export const ActingView = z.object({
  capacity: z.enum(actingCapacities),
  name: z.string(),
  position: z.string(),
  basis: z.enum(actingBases),
});

export const Collaborator = z.object({
  id: Id.nullable(),
  name: z.string(),
  email: z.string(),
  /** On a split sheet the roles and the share of the person's first right; `rights` has every one. A party of an agreement has a role only. */
  role: z.string(),
  percentage: z.string(),
  rightsType: z.enum(rightsTypes).nullable(),
  rights: z.array(z.object({ rightsType: z.enum(rightsTypes), role: z.string(), percentage: z.string() })),
  signed: z.boolean(),
  signedAt: Timestamp.nullable(),
  signatureId: z.string().nullable(),
  /** Is asked once those before have signed; until then nothing was sent, and `invitedAt` is null. */
  awaitsTurn: z.boolean().optional(),
  /** The name as they drew or typed it when they signed, if they did; of many people one's own alone. */
  mark: Mark.optional(),
  /** Who signed in their place, where somebody did. */
  signedBy: ActingView.optional(),
  /** What they signed through, and on whose device: for the owner's eyes. */
  through: z.string().optional(),
  /** Whom they have named to sign in their place, and who has not: for the owner's eyes. */
  representative: ActingView.optional(),
  invitedAt: Timestamp.nullable(),
  /**
   * Signed the version in force that this one is to replace, and only at this address answers for what they hold by it: it is not corrected.
   * `signedBy`: who signed that in their place, where somebody did.
   */
  bound: z.object({ version: z.int(), signedBy: ActingView.nullable() }).optional(),
  /** Is on the version in force and not on this one: they sign that they leave, and hold by the other what stands here. */
  leaving: z.boolean().optional(),
  /** For the owner's eyes, null for anybody else: when the link was first opened, last reminded of, and ends. */
  openedAt: Timestamp.nullable(),
  remindedAt: Timestamp.nullable(),
  /** Since when the signer wants no reminders. */
  remindersOffAt: Timestamp.nullable(),
  linkExpiresAt: Timestamp.nullable(),
  /** What they told the owner last. */
  note: SignerNoteView.optional(),
  /** The number, for the owner's eyes and its bearer's, and, for the owner's, what became of the last message to it. */
  phone: z.string().optional(),
  sms: z.object({ state: z.enum(smsStates), at: Timestamp }).optional(),
});
export type Collaborator = z.output<typeof Collaborator>;

export const documentEndpoints = defineEndpoints({
  "GET /api/documents": {
    summary: "The caller's documents, newest first, with those sent to their confirmed e-mail",
    access: "user",
    response: z.array(DocumentSummary),
  },
  "POST /api/documents": {
    summary: "Create a draft of a split sheet, or draft an agreement that was paid for",
    access: "user",
    limit: "write",
    body: CreateDocumentBody,
    progress: DraftingProgress,
    response: Document,
    status: 201,
    errors: [
      "document_id_taken",
      "payment_required",
      "payment_not_found",
      "payment_not_completed",
      "payment_used",
      "payment_in_use",
    ],
  },
  "GET /api/documents/{id}": {
    summary: "One document with its content",
    access: "user",
    params: PathId,
    response: Document,
  },
  "PATCH /api/documents/{id}": {
    summary: "Change a draft's content, or mark it complete",
    access: "user",
    limit: "write",
    params: PathId,
    body: UpdateDocumentBody,
    response: Document,
    errors: ["document_not_draft", "document_changed", "document_locked", "version_in_force"],
  },
  "GET /api/documents/{id}/edits": {
    summary: "The saved texts of the caller's own agreement, newest first",
    access: "user",
    params: PathId,
    response: z.array(DocumentEdit),
  },
  "GET /api/documents/{id}/edits/{number}": {
    summary: "One saved text of the caller's own agreement; to restore it, save it again",
    access: "user",
    params: EditParams,
    response: DocumentEdit.omit({ words: true }).extend({ text: z.string() }),
  },
  "POST /api/documents/{id}/redraft": {
    summary:
      "Change the facts of an agreement while it is a draft, and have it written anew for them, free; a government id that stays is sent as “unchanged”",
    access: "user",
    limit: "draft",
    params: PathId,
    body: RedraftBody,
    response: Document,
    errors: ["document_not_draft", "document_changed", "document_locked"],
  },
  "GET /api/documents/{id}/own-edits": {
    summary:
      "What the caller had changed in the text before its facts were changed last, paragraph by paragraph, and whether it stands in the text of now; null where a text is too long for that",
    access: "user",
    params: PathId,
    response: z.array(OwnEdit).nullable(),
  },
  "POST /api/documents/{id}/help": {
    summary:
      "The caller's own agreement in plain words; where a model is configured its questions and a clause for special terms, too. Nothing is kept",
    access: "user",
    limit: "draft",
    params: PathId,
    response: AgreementHelp,
  },
  "POST /api/documents/{id}/proposed-clause": {
    summary: "Take a clause that was proposed for the caller's own draft, changed or not",
    access: "user",
    limit: "write",
    params: PathId,
    body: AcceptedClause,
    response: Document,
    errors: ["document_not_draft", "document_changed", "document_locked"],
  },
  "POST /api/documents/{id}/drop-change": {
    summary:
      "Give up a drafted change of a document that everybody signed: it is the version in force again, and what was drafted is gone",
    access: "user",
    limit: "write",
    params: PathId,
    response: Document,
    errors: ["no_change_drafted", "document_locked"],
  },
  "PATCH /api/documents/{id}/lock": {
    summary: "Lock a document: it cannot be edited, sent, signed or deleted until it is unlocked",
    access: "user",
    limit: "write",
    params: PathId,
    response: Document,
    errors: ["document_not_lockable", "document_locked"],
  },
  "DELETE /api/documents/{id}": {
    summary: "Delete a document nobody has signed; needs the account's password",
    access: "user",
    limit: "credentials",
    params: PathId,
    body: z.object({
      password: z
        .string({ error: "Please enter your password to confirm deletion" })
        .min(1, "Please enter your password to confirm deletion")
        .max(200),
    }),
    response: "nothing",
    errors: ["password_wrong", "document_signed", "version_in_force", "document_locked"],
  },
});
