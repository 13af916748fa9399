import type { SessionData } from "express-session";
import { sql } from "drizzle-orm";
import { index, json, pgTable, text, timestamp, uniqueIndex, uuid, varchar } from "drizzle-orm/pg-core";
import { time } from "./time.ts";

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    /** Trimmed and in lower case. */
    email: text("email").notNull(),
    emailVerifiedAt: time("email_verified_at"),
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
    collaboratorRole: text("collaborator_role"),
    genres: text("genres")
      .array()
      .notNull()
      .default(sql`'{}'`),
    country: text("country"),
    bio: text("bio"),
    sampleWorkUrl: text("sample_work_url"),
    budgetPreference: text("budget_preference"),
    availabilityStatus: text("availability_status"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [uniqueIndex("users_email_unique").on(table.email)],
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
    index("sessions_user").on(sql`(${table.sess} ->> 'userId')`),
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
