import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { DocumentSummary } from "#shared/contract/documents";
import { Id, Timestamp } from "#shared/contract/fields/fields";
import { Label } from "#shared/contract/labels";
import { filter, paged } from "#shared/contract/fields/paging";
import { documentPlaces, documentSorts } from "#shared/domain/dashboard";
import { documentStatuses, documentTypes } from "#shared/domain/document-status";
import { signerNoteKinds } from "#shared/domain/signer-notes";

/** A document as a row of the dashboard. */
export const DashboardRow = DocumentSummary.extend({
  part: z.enum(documentPlaces),
  artist: z.string(),
  /** Some of its people, those first who have not signed; all of them while there are few. `signedBy`: who signed in their place, where somebody did. */
  people: z.array(z.object({ name: z.string(), signed: z.boolean(), signedBy: z.string().optional() })),
  updatedAt: Timestamp,
  /** When what is out for signing was sent. */
  sentAt: Timestamp.nullable(),
  /** For the owner's eyes: when those who have not signed were last written to. */
  askedAt: Timestamp.nullable(),
  /** For the owner's eyes: what somebody asked to sign has told them and is not answered yet. */
  note: z.object({ name: z.string(), kind: z.enum(signerNoteKinds), text: z.string() }).nullable(),
  /** For the owner's eyes: who has not signed, is reached by a number alone, and is not known to have the last text that asked or answered them. */
  undelivered: z.string().nullable(),
  /** Whether a question to everybody who signed waits for the reader's answer. */
  toAnswer: z.boolean(),
  /** What the reader has named it by. */
  labels: z.array(Label),
  /** Whether the reader has put it away; what waits for them stands in its part all the same. */
  archived: z.boolean(),
});
export type DashboardRow = z.output<typeof DashboardRow>;

/** The first of a part, and how many it has. */
const Part = z.object({ items: z.array(DashboardRow), total: z.int() });

export const ROWS_PER_PAGE = 12;

export const dashboardEndpoints = defineEndpoints({
  "GET /api/dashboard": {
    summary:
      "The first of the documents that wait for the caller, that wait for others, and that are done; how many were put away; the caller's labels",
    access: "user",
    response: z.object({
      needs_you: Part,
      waits: Part,
      done: Part,
      archived: z.int(),
      labels: z.array(Label),
    }),
  },
  "GET /api/dashboard/documents": {
    summary:
      "The caller's documents by the page, narrowed down; each word of `search` stands in the title, the type, the artist or a name. What was put away is found by words, by a label, or as the part it is",
    access: "user",
    query: z.object({
      part: filter(documentPlaces),
      status: filter(documentStatuses),
      type: filter(documentTypes),
      label: Id.optional().catch(undefined),
      search: z.string().max(200).catch("").default(""),
      sort: z.enum(documentSorts).catch("newest").default("newest"),
      page: z.coerce.number().int().min(1).max(100_000).catch(1).default(1),
    }),
    /** `all` counts those that no filter was asked for. A page beyond the last is the last. */
    response: paged(DashboardRow).extend({ all: z.int() }),
  },
});
