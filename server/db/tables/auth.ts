import type { SessionData } from "express-session";
import {
  isNull,
  sql,
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
  varchar,
} from "../../orm.ts";
import type { CollaboratorProfile } from "#shared/contract/auth";
import { time } from "./time.ts";
import type { NoticeTopic } from "#shared/domain/notices";
import { NOT_STATED } from "#shared/wordings/shown-versions";
import type { Language } from "#shared/words/languages";

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    /** Trimmed and in lower case. */
    email: text("email").notNull(),
    emailVerifiedAt: time("email_verified_at"),
    /** E.164, confirmed by a code that was sent there; null without one. */
    phone: text("phone"),
    /** Since when it is this account's without a break, and when a code showed it last: numbers are given to others. */
    phoneSince: time("phone_since"),
    phoneConfirmedAt: time("phone_confirmed_at"),
    passwordHash: text("password_hash").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    role: text("role", { enum: ["user", "admin"] })
      .notNull()
      .default("user"),
    status: text("status", { enum: ["active", "inactive", "suspended"] })
      .notNull()
      .default("active"),
    profileImageUrl: text("profile_image_url"),
    collaboratorRole: text("collaborator_role").$type<CollaboratorProfile["collaboratorRole"]>(),
    genres: text("genres")
      .array()
      .$type<CollaboratorProfile["genres"]>()
      .notNull()
      .default(sql`'{}'`),
    country: text("country").$type<CollaboratorProfile["country"]>(),
    bio: text("bio"),
    sampleWorkUrl: text("sample_work_url"),
    budgetPreference: text("budget_preference").$type<CollaboratorProfile["budgetPreference"]>(),
    availabilityStatus: text("availability_status").$type<CollaboratorProfile["availabilityStatus"]>(),
    isFeaturedProducer: boolean("is_featured_producer").notNull().default(false),
    /** How many mails a day the user may send to others, where an administrator has raised it. */
    mailsADay: integer("mails_a_day"),
    /** Null until they are chosen: then each device is as its owner has it. */
    darkMode: boolean("dark_mode"),
    language: text("language").$type<Language>(),
    /** Which mails the user wants, beside those that always go: see `wantsMail`. */
    emailNotifications: boolean("email_notifications").notNull().default(true),
    documentSigningAlerts: boolean("document_signing_alerts").notNull().default(true),
    paymentNotifications: boolean("payment_notifications").notNull().default(true),
    marketingEmails: boolean("marketing_emails").notNull().default(false),
    /** What the user is not told of by the bell. */
    noticesOff: text("notices_off")
      .array()
      .$type<NoticeTopic[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Whether the contacts that others have of the user follow what the user says of themselves. */
    updatesContacts: boolean("updates_contacts").notNull().default(false),
    /** What was accepted and shown at sign-up; a payment has its own. */
    termsVersion: text("terms_version").notNull().default(NOT_STATED),
    privacyVersion: text("privacy_version").notNull().default(NOT_STATED),
    createdAt: time("created_at").notNull(),
    /** Since when nothing of the person is here any more: the row stays for what others signed and what was paid. */
    deletedAt: time("deleted_at"),
  },
  (table) => [
    uniqueIndex("users_email_unique").on(table.email),
    // Whoever shows last that a number is theirs has it.
    uniqueIndex("users_phone_unique").on(table.phone),
    // What an administrator sorts, filters and searches by. Where a key is followed by more columns, counts read the index alone.
    index("users_newest")
      .on(table.createdAt, table.id, table.role, table.status)
      .where(isNull(table.deletedAt)),
    index("users_by_role")
      .on(table.role, table.createdAt, table.id, table.status)
      .where(isNull(table.deletedAt)),
    index("users_by_status").on(table.status, table.createdAt, table.id).where(isNull(table.deletedAt)),
    index("users_by_name").on(table.firstName, table.lastName, table.id).where(isNull(table.deletedAt)),
    index("users_search")
      .using(
        "gin",
        sql`search_fold(${table.email} || ' ' || ${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`,
      )
      .where(isNull(table.deletedAt)),
  ],
);

/** The second factor of an account. It counts once `confirmedAt` is set. */
export const twoFactors = pgTable("two_factors", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** Encrypted: whoever knows it makes codes. */
  secretSealed: text("secret_sealed").notNull(),
  confirmedAt: time("confirmed_at"),
  /** The newest 30-second step a code was taken of: it and all before it are used up. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  /** Wrong codes in a row, and until when none is taken. */
  wrongCodes: integer("wrong_codes").notNull().default(0),
  lockedUntil: time("locked_until"),
});

/** Codes for whoever has lost the phone: each works once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The form connect-pg-simple reads and writes. */
export const sessions = pgTable(
  "sessions",
  {
    sid: varchar("sid").primaryKey(),
    sess: json("sess").$type<SessionData>().notNull(),
    expire: timestamp("expire", { withTimezone: true, precision: 6 }).notNull(),
  },
  (table) => [
    index("sessions_expire").on(table.expire),
    index("sessions_user").on(sql`(${table.sess} -> 'passport' ->> 'user')`),
  ],
);

/** Mailed links of an account: `verify` confirms the e-mail, `reset` sets a new password. Only the token's hash is kept. */
export const accountLinks = pgTable(
  "account_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    purpose: text("purpose", { enum: ["verify", "reset"] }).notNull(),
    /** The address the link was mailed to: it confirms that one and no later one. */
    email: text("email").notNull(),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [index("account_links_user").on(table.userId, table.purpose)],
);

/** Mails that users have sent to others, or that wait to leave: counted, and forgotten after two days. */
export const mailsToOthers = pgTable(
  "mails_to_others",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid("account_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The SHA-256 of the address. */
    recipient: text("recipient").notNull(),
    /** The SHA-256 of address and name, of an invitation: those to one person leave together. Null for what leaves by itself. */
    person: text("person"),
    /** The SHA-256 of the id of the document, or of the request to work together: nothing leads back to one that is gone. */
    about: text("about").notNull(),
    leavesAt: time("leaves_at").notNull(),
  },
  (table) => [
    index("mails_to_others_account").on(table.accountId, table.leavesAt),
    index("mails_to_others_recipient").on(table.recipient, table.leavesAt),
    index("mails_to_others_about").on(table.about),
    index("mails_to_others_age").on(table.leavesAt),
  ],
);
