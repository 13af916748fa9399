import { ActingView, Collaborator, CopyTo, SentDocument, SignerNoteView } from "#shared/contract/documents";
import { Timestamp } from "#shared/contract/fields/fields";
import { namedCapacities } from "#shared/domain/acting";
import { documentTypes } from "#shared/domain/document-status";
import { roomWays } from "#shared/domain/rooms";
import { sessionWays } from "#shared/domain/signature-ways";
import { z } from "zod";

/** One thing that differs from one version to the next. */
export const ChangedThing = z.object({
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type ChangedThing = z.output<typeof ChangedThing>;

/** Whom a signer has named, and where their link goes: an address or a number. */
const NamedView = ActingView.extend({
  capacity: z.enum(namedCapacities),
  email: z.string(),
  phone: z.string(),
});

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
  representative: NamedView.extend({
    assents: z.boolean(),
    /** That the message to their phone is not known to have come. */
    isAmiss: z.boolean(),
  }).nullable(),
  /** Whom they named for an earlier version, while nobody is for this one: to name again, or not. */
  namedBefore: NamedView.nullable(),
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
