import { z } from "zod";
import { defineRows } from "#shared/contract/contract";
import { Id, line, optionalEmail, paragraph, PathId, Timestamp } from "#shared/contract/fields";
import { documentStatuses, documentTypes } from "#shared/domain/document-status";
import { hasTwoDecimals, toHundredths, totalOf, toPercent, WHOLE } from "#shared/domain/shares";
import {
  MAX_COLLABORATORS,
  rightsTypes,
  type RightsHolder,
  type SplitSheet,
} from "#shared/domain/split-sheet";

/** A row of a rights list as it travels: the share as a percentage with up to two decimals. */
export const RightsHolderBody = z
  .object({
    name: line(120, "Name is required"),
    email: optionalEmail("Valid email required").default(""),
    role: line(80, "Role is required"),
    percentage: z
      .number({ error: "Percentage must be a number" })
      .min(0.01, "Percentage must be greater than 0")
      .max(100, "Percentage cannot exceed 100")
      .refine(hasTwoDecimals, "Percentage can have at most two decimals"),
  })
  .transform(({ name, email, role, percentage }): RightsHolder => ({
    name,
    email,
    role,
    share: toHundredths(percentage),
  }));

function rightsList(title: string) {
  return z
    .array(RightsHolderBody, { error: "Please send a list of collaborators" })
    .max(MAX_COLLABORATORS, `A split sheet can name at most ${MAX_COLLABORATORS} people in one list`)
    .superRefine((holders, context) => {
      const total = totalOf(holders.map((holder) => holder.share));
      // A row that could not be read has no share yet; it says what is wrong with it itself.
      if (holders.length === 0 || total === WHOLE || Number.isNaN(total)) return;
      context.addIssue({
        code: "custom",
        path: [],
        message: totalMessage(title, total),
      });
    });
}

/** 'Publishing rights percentages must total 100%. Current total: 99.9%'; two decimals where one would hide the difference. */
export function totalMessage(title: string, total: number): string {
  const percent = toPercent(total);
  const shown = total % 10 === 0 ? percent.toFixed(1) : percent.toFixed(2);
  return `${title} percentages must total 100%. Current total: ${shown}%`;
}

const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text ?? "");

const NOBODY = "At least one publishing rights collaborator is required";

export const PublishingList = rightsList("Publishing rights").refine((holders) => holders.length > 0, {
  message: NOBODY,
});
export const MasterList = rightsList("Master rights");

export const SongFacts = z.object({
  songTitle: line(200, "Song title is required"),
  artistName: line(200, "Artist name is required"),
  releaseDate: optionalLine(40),
  duration: optionalLine(40),
  genre: optionalLine(80),
  isrc: optionalLine(40),
  label: optionalLine(200),
  publisher: optionalLine(200),
  notes: paragraph(4000)
    .nullish()
    .transform((text) => text ?? ""),
});

/** A split sheet as the form gives it; parsed, it is the domain's `SplitSheet`. */
export const SplitSheetBody = SongFacts.extend({
  publishingRightsCollaborators: PublishingList,
  masterRightsCollaborators: MasterList.optional().default([]),
}).transform(({ publishingRightsCollaborators, masterRightsCollaborators, ...facts }) => ({
  ...facts,
  publishing: publishingRightsCollaborators,
  master: masterRightsCollaborators,
}));
export type SplitSheetInput = z.input<typeof SplitSheetBody>;

const rightsLists = {
  publishingRightsCollaborators: PublishingList.nullish(),
  masterRightsCollaborators: MasterList.nullish(),
};
const SplitSheetContent = SongFacts.extend(rightsLists);

/** The two lists may stand inside `content` or beside it; beside wins. */
function toSplitSheet(
  content: z.output<typeof SplitSheetContent>,
  beside: { [List in keyof typeof rightsLists]?: RightsHolder[] | null | undefined },
  context: z.RefinementCtx,
): SplitSheet {
  const { publishingRightsCollaborators, masterRightsCollaborators, ...facts } = content;
  const publishing = beside.publishingRightsCollaborators ?? publishingRightsCollaborators;
  if (!publishing) {
    const path = ["content", "publishingRightsCollaborators"];
    context.addIssue({ code: "custom", path, message: NOBODY });
  }
  const master = beside.masterRightsCollaborators ?? masterRightsCollaborators;
  return { ...facts, publishing: publishing ?? [], master: master ?? [] };
}

export const CreateDocumentBody = z
  .object({
    /** Made by the caller so that a repeated request (lost answer, double click) creates one document. */
    id: Id.optional(),
    type: z.literal("split_sheet", { error: "Only split sheets can be created here" }),
    title: line(200, "Title is required").optional(),
    status: z.literal("draft").optional(),
    content: SplitSheetContent,
    ...rightsLists,
  })
  .transform(({ id, type, title, content, ...lists }, context) => ({
    id,
    type,
    title,
    content: toSplitSheet(content, lists, context),
  }));

export const UpdateDocumentBody = z
  .object({
    /** The revision the caller edited; a document that has moved on since is refused (`document_changed`). */
    revision: z.int().positive().optional(),
    title: line(200, "Title is required").optional(),
    content: SplitSheetContent.optional(),
    status: z.enum(["pending", "completed"]).optional(),
    ...rightsLists,
  })
  .refine((body) => (body.content === undefined) !== (body.status === undefined), {
    message: "Send either new content or a new status",
  })
  .transform(({ revision, title, content, status, ...lists }, context) => ({
    revision,
    title,
    status,
    content: content && toSplitSheet(content, lists, context),
  }));

const RightsHolderView = z.object({
  name: z.string(),
  email: z.string(),
  role: z.string(),
  percentage: z.number(),
});

const SplitSheetView = z.object({
  songTitle: z.string(),
  artistName: z.string(),
  releaseDate: z.string(),
  duration: z.string(),
  genre: z.string(),
  isrc: z.string(),
  label: z.string(),
  publisher: z.string(),
  notes: z.string(),
  publishingRightsCollaborators: z.array(RightsHolderView),
  masterRightsCollaborators: z.array(RightsHolderView),
});
export type SplitSheetView = z.output<typeof SplitSheetView>;

export const DocumentSummary = z.object({
  id: Id,
  type: z.enum(documentTypes),
  title: z.string(),
  status: z.enum(documentStatuses),
  createdAt: Timestamp,
  /** Whether the caller owns the document or was asked to sign it. */
  access: z.enum(["owner", "signer"]),
  signerCount: z.int(),
  signedCount: z.int(),
});
export type DocumentSummary = z.output<typeof DocumentSummary>;

/** What was sent: the version the signers see, and the SHA-256 of its canonical JSON. */
export const FrozenVersion = z.object({ number: z.int(), sha256: z.string(), sentAt: Timestamp });

export const Document = DocumentSummary.extend({
  ownerName: z.string(),
  revision: z.int(),
  updatedAt: Timestamp,
  completedAt: Timestamp.nullable(),
  version: FrozenVersion.nullable(),
  content: SplitSheetView,
  /** The clauses everyone agrees to, in order: those that were sent, or for a draft those that would be. */
  terms: z.array(z.string()),
  publishingRightsCollaborators: z.array(RightsHolderView),
  masterRightsCollaborators: z.array(RightsHolderView),
});
export type Document = z.output<typeof Document>;

/** A signer; before the document is sent, a person of the sheet (then `id` is null). */
export const Collaborator = z.object({
  id: Id.nullable(),
  name: z.string(),
  email: z.string(),
  /** The roles and the share of the person's first right; `rights` has every one. */
  role: z.string(),
  percentage: z.string(),
  rightsType: z.enum(rightsTypes),
  rights: z.array(z.object({ rightsType: z.enum(rightsTypes), role: z.string(), percentage: z.string() })),
  signed: z.boolean(),
  signedAt: Timestamp.nullable(),
  signatureId: z.string().nullable(),
  invitedAt: Timestamp.nullable(),
});
export type Collaborator = z.output<typeof Collaborator>;

export const documentRows = defineRows({
  "GET /api/documents": {
    summary: "The caller's documents, newest first, with those sent to their confirmed e-mail",
    access: "user",
    answer: z.array(DocumentSummary),
  },
  "POST /api/documents": {
    summary: "Create a draft",
    access: "user",
    limit: "write",
    body: CreateDocumentBody,
    answer: Document,
    status: 201,
    refusals: ["document_id_taken"],
  },
  "GET /api/documents/{id}": {
    summary: "One document with its content",
    access: "user",
    params: PathId,
    answer: Document,
  },
  "PATCH /api/documents/{id}": {
    summary: "Change a draft's content, or mark it complete",
    access: "user",
    limit: "write",
    params: PathId,
    body: UpdateDocumentBody,
    answer: Document,
    refusals: ["document_not_draft", "document_changed", "document_locked"],
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
    answer: "nothing",
    refusals: ["password_wrong", "document_signed", "document_locked"],
  },
});
