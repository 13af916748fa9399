import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { FrozenVersion, SentDocument } from "#shared/contract/documents";
import { documentTypes } from "#shared/domain/document-status";
import { Id, line, LinkToken, PathId, Timestamp } from "#shared/contract/fields/fields";

/** `people`: whom it is between, and who has signed. `terms`: also what they hold, or the text that they sign. */
export const sharedParts = ["people", "terms"] as const;

/** Links of one document that are good at the same time. */
export const MAX_SHARED_VIEWS = 20;
export const LONGEST_SHARED_DAYS = 90;

const SharedViewBody = z.object({
  /** Made by the caller, so that a repeated request makes one link. */
  id: Id,
  forWhom: line(80, "Please say for whom the link is"),
  shows: z.enum(sharedParts),
  /** After so many days it ends by itself. */
  days: z.int().min(1).max(LONGEST_SHARED_DAYS),
});
export type NewSharedView = z.input<typeof SharedViewBody>;

/** A link that is good, for the owner of the document. */
export const SharedView = z.object({
  id: Id,
  forWhom: z.string(),
  shows: z.enum(sharedParts),
  version: z.int(),
  madeAt: Timestamp,
  expiresAt: Timestamp,
  token: z.string(),
});
export type SharedView = z.output<typeof SharedView>;

/** What the holder of the link sees: one version as it was sent, and never an address. */
export const SharedDocument = z.object({
  documentId: Id,
  type: z.enum(documentTypes),
  title: z.string(),
  sharedBy: z.string(),
  expiresAt: Timestamp,
  version: FrozenVersion,
  /** When everybody had signed it. */
  signedAt: Timestamp.nullable(),
  facts: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Of a version that everybody has signed: that it is in force, and what is drafted or proposed in its place, sentence by sentence. */
  inForce: z.array(z.string()),
  /** Whoever is `leaving` signs as leaving, and is not on it. */
  people: z.array(
    z.object({ name: z.string(), role: z.string(), leaving: z.boolean(), signedAt: Timestamp.nullable() }),
  ),
  /** All it says, without addresses; null where only people are shown. */
  document: SentDocument.nullable(),
});
export type SharedDocument = z.output<typeof SharedDocument>;

const ViewParams = PathId.extend({ viewId: PathId.shape.id });

export const sharingEndpoints = defineEndpoints({
  "GET /api/documents/{id}/shared-views": {
    summary: "The view-only links of the caller's own document that are good, newest first",
    access: "user",
    params: PathId,
    response: z.array(SharedView),
  },
  "POST /api/documents/{id}/shared-views": {
    summary:
      "Make a view-only link to the version in force, or the one that is out for signing; everybody on it reads of it in the history",
    access: "user",
    limit: "write",
    params: PathId,
    body: SharedViewBody,
    response: SharedView,
    status: 201,
    errors: ["nothing_to_share", "shared_views_full", "shared_view_id_taken"],
  },
  "DELETE /api/documents/{id}/shared-views/{viewId}": {
    summary: "Take a view-only link back: from now on it shows nothing",
    access: "user",
    limit: "write",
    params: ViewParams,
    response: "nothing",
    errors: ["shared_view_not_found"],
  },
  "GET /api/shared/{token}": {
    summary: "What the holder of a view-only link is shown",
    access: "token",
    params: z.object({ token: LinkToken.catch("") }),
    response: SharedDocument,
    errors: ["shared_link_invalid", "shared_version_ended"],
  },
});
