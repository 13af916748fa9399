import { z } from "zod";
import {
  isNotNull,
  isNull,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  unique,
  uniqueIndex,
  uuid,
} from "../../orm.ts";
import { users } from "./auth.ts";
import { documents, documentVersions } from "./documents.ts";
import { jsonOf } from "./json.ts";
import { time } from "./time.ts";
import { namedCapacities } from "#shared/domain/acting";
import { signerNoteKinds } from "#shared/domain/signer-notes";
import { linkWays } from "#shared/domain/signature-ways";
import { smsStates } from "#shared/domain/sms-states";
import { rightsTypes } from "#shared/domain/split-sheet";
import { NOT_STATED } from "#shared/wordings/shown-versions";
import type { Language } from "#shared/words/languages";

/** What of the song the person holds, shares in hundredths of a percent; nothing in an agreement. */
const Rights = z.array(z.object({ rightsType: z.enum(rightsTypes), role: z.string(), share: z.int() }));

/** An address or a number that the owner put right while its bearer had not signed: as papers print it. */
const Correction = z.object({
  from: z.string(),
  to: z.string(),
  at: z.string(),
  by: z.string(),
  /** What `from` was, to know it again by. */
  digests: z.array(z.string()).optional(),
});

/** What is said to a phone of a question that all are asked. */
export const consentTextKinds = ["question", "agreed", "outcome", "purged"] as const;

/** What is said to the phone of whoever has an account. */
export const accountTextKinds = ["phone_code"] as const;

/** What is said to the phone of whoever was named to sign in somebody's place. */
export const namedTextKinds = [
  "named",
  "named_receipt",
  "named_completion",
  "named_dropped",
  "signed_for",
] as const;

/** What is said to a phone in words that were written when it happened. */
export const writtenTextKinds = ["news"] as const;

/** What is said to a phone. */
export const textKinds = [
  "invitation",
  "reminder",
  "receipt",
  "completion",
  "ended",
  "replaced",
  "answer",
  "current",
  "given_back",
  "code",
  ...namedTextKinds,
  ...consentTextKinds,
  ...accountTextKinds,
  ...writtenTextKinds,
] as const;

/** A person asked to sign one version. Only the SHA-256 of the link's token is kept, and only of the newest link. */
export const signers = pgTable(
  "signers",
  {
    id: uuid("id").primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    versionId: uuid("version_id")
      .notNull()
      .references(() => documentVersions.id, { onDelete: "cascade" }),
    /** The person's place on the document, from 0. */
    position: integer("position").notNull(),
    /** What the frozen text calls the person, the same in every version of a document; null in versions of the first format. */
    key: text("key"),
    name: text("name").notNull(),
    /** Empty for who is reached by phone alone. */
    email: text("email").notNull(),
    /** E.164, empty where none was given. */
    phone: text("phone").notNull().default(""),
    /** What the person is in the document: "Songwriter, Producer" on a sheet, "Artist" in an agreement. */
    role: text("role").notNull().default(""),
    /** Is on the version in force and not on this one: signs as leaving, and role and rights are those of the version in force. */
    leaving: boolean("leaving").notNull().default(false),
    /** Is asked once those before have signed: nobody was sent this link yet, and its life has not begun. */
    awaitsTurn: boolean("awaits_turn").notNull().default(false),
    rights: jsonOf(Rights)("rights").notNull(),
    corrections: jsonOf(z.array(Correction))("corrections").notNull().default([]),
    /** The language the page was last read in: mails to come are written in it. */
    language: text("language").$type<Language>(),
    /** Which privacy notice the newest invitation led to; null before one has left. */
    noticeVersion: text("notice_version"),
    tokenHash: text("token_hash").notNull(),
    tokenExpiresAt: time("token_expires_at").notNull(),
    invitedAt: time("invited_at").notNull(),
    /** When a person first had the page of the link before them. */
    openedAt: time("opened_at"),
    /** How many reminders went out since the link was mailed, and when the last did. */
    remindersSent: integer("reminders_sent").notNull().default(0),
    remindedAt: time("reminded_at"),
    remindersOffAt: time("reminders_off_at"),
    /** When the owner was told that the link has ended unsigned. */
    expiryToldAt: time("expiry_told_at"),
  },
  (table) => [
    uniqueIndex("signers_token_unique").on(table.tokenHash),
    unique("signers_place").on(table.versionId, table.position),
    index("signers_document").on(table.documentId),
    index("signers_email").on(table.email),
    index("signers_phone")
      .on(table.phone)
      .where(sql`${table.phone} <> ''`),
    index("signers_invited").on(table.invitedAt),
    index("signers_expiring").on(table.tokenExpiresAt),
    index("signers_opened").on(table.documentId).where(isNotNull(table.openedAt)),
  ],
);

/**
 * Links that reminders and messages to phones carry, beside the one of the invitation that is mailed: none may end the link of an
 * earlier one. They go when the link is renewed.
 */
export const reminderLinks = pgTable(
  "reminder_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    signerId: uuid("signer_id")
      .notNull()
      .references(() => signers.id, { onDelete: "cascade" }),
    /** What it left through, and so what whoever opens it has come through. */
    way: text("way", { enum: linkWays }).notNull().default("mail_link"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("reminder_links_signer").on(table.signerId)],
);

/** Links that a newer one has replaced: they open nothing, and whoever has one may have the newer one sent to the address on record. */
export const endedLinks = pgTable(
  "ended_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    signerId: uuid("signer_id")
      .notNull()
      .references(() => signers.id, { onDelete: "cascade" }),
    /** Of whoever was named in the signer's place: theirs is sent to where they are reached. */
    representativeId: uuid("representative_id").references(() => representatives.id, {
      onDelete: "cascade",
    }),
  },
  (table) => [
    index("ended_links_signer").on(table.signerId),
    index("ended_links_representative").on(table.representativeId).where(isNotNull(table.representativeId)),
  ],
);

/**
 * Links that open several invitations of one person: each through a link of its own that is made of the token and the signer's id, and
 * stands among the `reminderLinks`. By itself such a link signs nothing: what ends the link of a song ends it here as well.
 */
export const bundleLinks = pgTable(
  "bundle_links",
  {
    tokenHash: text("token_hash").notNull(),
    signerId: uuid("signer_id")
      .notNull()
      .references(() => signers.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.signerId] }),
    index("bundle_links_signer").on(table.signerId),
  ],
);

/**
 * Invitations that leave later (`signers.invitedAt`), with the sealed token of their link. Each has its job; the first that is done takes
 * those along that are due to the same person, which then have its id in `mailedWith`. They go once they are mailed.
 */
export const waitingInvitations = pgTable(
  "waiting_invitations",
  {
    signerId: uuid("signer_id")
      .primaryKey()
      .references(() => signers.id, { onDelete: "cascade" }),
    sealedToken: text("sealed_token").notNull(),
    mailedWith: uuid("mailed_with"),
  },
  (table) => [index("waiting_invitations_mailed").on(table.mailedWith)],
);

/**
 * What somebody who has not signed tells the owner without declining: what they would have changed, or that the link came to somebody
 * else. The owner answers, or puts the address right.
 */
export const signerNotes = pgTable(
  "signer_notes",
  {
    id: uuid("id").primaryKey(),
    signerId: uuid("signer_id")
      .notNull()
      .references(() => signers.id, { onDelete: "cascade" }),
    /** The document's owner, so that what waits for somebody is found without reading everybody's. Goes with the signer. */
    ownerId: uuid("owner_id").notNull(),
    kind: text("kind", { enum: signerNoteKinds }).notNull(),
    /** In their words; may be empty where the link came to somebody else. */
    text: text("text").notNull(),
    at: time("at").notNull(),
    /** The owner's words; null until then. */
    answer: text("answer"),
    answeredAt: time("answered_at"),
  },
  (table) => [
    index("signer_notes_signer").on(table.signerId, table.at),
    // One question at a time.
    uniqueIndex("signer_notes_open").on(table.signerId).where(isNull(table.answeredAt)),
    index("signer_notes_waiting").on(table.ownerId).where(isNull(table.answeredAt)),
  ],
);

/**
 * Whom a signer has named to sign in their place, by a press at their own address; they have a link of their own until that is taken back,
 * given back, or the signer's address is corrected.
 */
export const representatives = pgTable(
  "representatives",
  {
    id: uuid("id").primaryKey(),
    signerId: uuid("signer_id")
      .notNull()
      .references(() => signers.id, { onDelete: "cascade" }),
    capacity: text("capacity", { enum: namedCapacities }).notNull(),
    name: text("name").notNull(),
    position: text("position").notNull(),
    /** Where their link goes: empty for who is reached by phone. */
    email: text("email").notNull(),
    /** E.164, empty for who is reached by e-mail. */
    phone: text("phone").notNull().default(""),
    /** Of a minor: that they agree to what their guardian signs. */
    assents: boolean("assents").notNull(),
    language: text("language").$type<Language>().notNull(),
    tokenHash: text("token_hash").notNull(),
    namedAt: time("named_at").notNull(),
    endedAt: time("ended_at"),
    /** How they were named, in the bytes whose SHA-256 stands in the audit trail, and the private part whose hash stands in it. */
    record: text("record").notNull(),
    recordSha256: text("record_sha256").notNull(),
    privatePart: text("private_part").notNull(),
  },
  (table) => [
    uniqueIndex("representatives_token_unique").on(table.tokenHash),
    index("representatives_signer").on(table.signerId),
    // One at a time.
    uniqueIndex("representatives_named").on(table.signerId).where(isNull(table.endedAt)),
  ],
);

/** Messages to the phones of signers, and what became of each. What one says is made when it leaves. */
export const textMessages = pgTable(
  "text_messages",
  {
    id: uuid("id").primaryKey(),
    signerId: uuid("signer_id").references(() => signers.id, { onDelete: "set null" }),
    /** Whom it goes to instead, where somebody was named in a signer's place. */
    representativeId: uuid("representative_id").references(() => representatives.id, {
      onDelete: "set null",
    }),
    /** Whose doing it is, where it counts for the account's day; it still counts when the signer is gone. */
    accountId: uuid("account_id").references(() => users.id, { onDelete: "cascade" }),
    /** The message whose one link opens this signer's document, too: what becomes of that becomes of this. */
    sentWith: uuid("sent_with"),
    kind: text("kind", { enum: textKinds }).notNull(),
    state: text("state", { enum: smsStates }).notNull().default("waits"),
    /** How often it was given to the provider, or may have been. */
    attempts: integer("attempts").notNull().default(0),
    /** Since when the provider has it without having answered. */
    givenAt: time("given_at"),
    /** Its id at the provider, by which deliveries are reported. */
    providerId: text("provider_id"),
    createdAt: time("created_at").notNull(),
    changedAt: time("changed_at").notNull(),
  },
  (table) => [
    uniqueIndex("text_messages_provider").on(table.providerId),
    index("text_messages_signer").on(table.signerId),
    index("text_messages_named").on(table.representativeId).where(isNotNull(table.representativeId)),
    index("text_messages_account").on(table.accountId, table.createdAt),
    index("text_messages_with").on(table.sentWith).where(isNotNull(table.sentWith)),
    index("text_messages_lost")
      .on(table.accountId)
      .where(sql`${table.state} in ('failed', 'unsure')`),
    index("text_messages_gone").on(table.createdAt).where(isNull(table.signerId)),
  ],
);

/** One signature a signer, with the evidence of how it was made. */
export const signatures = pgTable(
  "signatures",
  {
    signerId: uuid("signer_id")
      .primaryKey()
      .references(() => signers.id, { onDelete: "cascade" }),
    /** `SIG-` and 12 characters of Crockford base32. */
    signatureId: text("signature_id").notNull(),
    versionSha256: text("version_sha256").notNull(),
    acknowledgementsVersion: text("acknowledgements_version").notNull(),
    /** Which privacy notice stood at the button. */
    noticeVersion: text("notice_version").notNull().default(NOT_STATED),
    signedAt: time("signed_at").notNull(),
    ipAddress: text("ip_address").notNull(),
    userAgent: text("user_agent").notNull(),
    /**
     * The record of the signature, in the bytes whose SHA-256 stands in the audit trail, and its private part, whose own hash stands in
     * the record; null of signatures that were made before there were records.
     */
    record: text("record"),
    recordSha256: text("record_sha256"),
    privatePart: text("private_part"),
    /** The name as it was drawn or typed, in the bytes whose SHA-256 stands in the record; null where somebody just pressed. */
    mark: text("mark"),
  },
  (table) => [uniqueIndex("signatures_id_unique").on(table.signatureId)],
);
