import { customType, index, integer, pgTable, text, uuid } from "../../orm.ts";
import { users } from "./auth.ts";
import { time } from "./time.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** WebP of 256 × 256 pixels. A new picture has a new id, so that its address can be kept for ever. */
export const avatars = pgTable("avatars", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  id: uuid("id").notNull().unique(),
  bytes: bytes("bytes").notNull(),
  createdAt: time("created_at").notNull(),
});

/** The newest code that was sent to confirm a number for an account. What it says is never kept: its HMAC is. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** E.164: the number it was sent to, and confirms. */
    phone: text("phone").notNull(),
    codeHash: text("code_hash").notNull(),
    sentAt: time("sent_at").notNull(),
    expiresAt: time("expires_at").notNull(),
    tries: integer("tries").notNull().default(0),
    usedAt: time("used_at"),
  },
  (table) => [index("phone_codes_expiry").on(table.expiresAt)],
);

/** All that is kept of somebody, gathered when they asked; gone after 7 days. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    askedAt: time("asked_at").notNull(),
    /** Null until it is gathered, and where it lies in the file store. */
    bytes: bytes("bytes"),
    /** Null until it is gathered. A trigger writes it. */
    sha256: text("sha256"),
    expiresAt: time("expires_at").notNull(),
    filename: text("filename").notNull(),
  },
  (table) => [
    index("data_exports_user").on(table.userId, table.askedAt),
    index("data_exports_expiry").on(table.expiresAt),
    index("data_exports_sha256").on(table.sha256),
  ],
);
