import { z } from "zod";
import { defineEndpoints } from "#shared/contract/contract";
import { Id, paragraph, PathId, Timestamp } from "#shared/contract/fields/fields";
import { documentStatuses, documentTypes } from "#shared/domain/document-status";

/** A place in a paper with the words that stand there. */
const Quote = z.object({ documentId: z.string(), field: z.string(), words: z.string() });

export const Contradiction = z.object({
  /** Names it, as long as neither place is written otherwise. */
  key: z.string(),
  isSerious: z.boolean(),
  /** What the two places differ in. */
  about: z.string(),
  quotes: z.tuple([Quote, Quote]),
  /** Why the caller lets it stand, and since when. */
  waived: z.object({ reason: z.string(), at: Timestamp }).nullable(),
});
export type Contradiction = z.output<typeof Contradiction>;

/** What a document was recognised by as one of the song; null of the one that was asked for. */
const recognised = ["isrc", "title", "near_title", "by_hand"] as const;

const SongPaper = z.object({
  documentId: Id,
  type: z.enum(documentTypes),
  title: z.string(),
  status: z.enum(documentStatuses),
  access: z.enum(["owner", "signer"]),
  signerCount: z.int(),
  signedCount: z.int(),
  /** When everybody had signed what is shown of it here; null where it does not bind. */
  inForceSince: Timestamp.nullable(),
  recognisedBy: z.enum(recognised).nullable(),
  /** That an agreement says in its text alone who owns and is paid what: it came without a form, or says something else than that. */
  byTextAlone: z.boolean(),
});
export type SongPaper = z.output<typeof SongPaper>;

const Holder = z.object({ name: z.string(), role: z.string(), percentage: z.number() });

export const Song = z.object({
  title: z.string(),
  artist: z.string(),
  papers: z.array(SongPaper),
  /** Who wrote it, by each sheet. */
  writers: z.array(z.object({ documentId: Id, people: z.array(Holder) })),
  /** Who owns a recording, by each paper that says it: by an agreement in its words. */
  recordings: z.array(
    z.object({
      documentId: Id,
      title: z.string(),
      version: z.string(),
      isrc: z.string(),
      owners: z.array(Holder),
      words: z.string(),
    }),
  ),
  /** Who is paid which part of a recording's income, or a fee, and by which paper; nobody is named where its text alone says it. */
  payments: z.array(z.object({ documentId: Id, name: z.string(), words: z.string() })),
  contradictions: z.array(Contradiction),
});
export type Song = z.output<typeof Song>;

/** What is compared while it is written: a form as it stands, with whatever is missing in it. */
const Written = z.object({
  type: z.enum(documentTypes),
  /** The document that is changed; null of a new one. */
  documentId: Id.nullable().default(null),
  /** As `content` of `POST /api/documents`; of an agreement its form. Without it: what the document says now. */
  content: z.record(z.string(), z.unknown()).optional(),
});

export const Checked = z.object({
  /** The other papers of the song that the caller may read. */
  papers: z.array(z.object({ documentId: Id, type: z.enum(documentTypes), title: z.string() })),
  /** Those that what is written has a part in; its own places have no document yet where it is new (an empty id). */
  contradictions: z.array(Contradiction),
});
export type Checked = z.output<typeof Checked>;

const OtherPaper = PathId.extend({ otherId: PathId.shape.id });

export const songEndpoints = defineEndpoints({
  "GET /api/documents/{id}/song": {
    summary:
      "The song of a document: the papers of it that the caller may read, who owns and is paid what by them, and where they contradict each other",
    access: "user",
    params: PathId,
    response: Song,
  },
  "PUT /api/documents/{id}/song/papers/{otherId}": {
    summary: "Put another document to the song, or take it out; for the caller's eyes alone",
    access: "user",
    limit: "write",
    params: OtherPaper,
    body: z.object({ belongs: z.boolean() }),
    response: Song,
  },
  "PUT /api/documents/{id}/song/waivers": {
    summary: "Let a contradiction stand, with the reason; without one it is told again",
    access: "user",
    limit: "write",
    params: PathId,
    body: z.object({
      key: z.string().max(64),
      reason: paragraph(1000, "Please say why it may stand").nullable(),
    }),
    response: Song,
    errors: ["contradiction_gone"],
  },
  "POST /api/songs/check": {
    summary:
      "What contradicts the other papers of its song in a document, as it is written or drafted. Nothing is kept",
    access: "user",
    limit: "search",
    body: Written,
    response: Checked,
  },
});
