import { boolean, isNotNull, sql, index, jsonb, pgTable, text, uniqueIndex, uuid } from "../../orm.ts";
import type { KeptField, OwnWords } from "#shared/contract/contacts";
import { StandingDetails } from "#shared/contract/registration";
import type { RightsHolder } from "#shared/domain/split-sheet";
import { users } from "./auth.ts";
import { jsonOf } from "./json.ts";
import { time } from "./time.ts";

/** People an account has worked with, as its owner writes them down. Nobody else reads them; whom one is a contact of may keep it up to date. */
export const contacts = pgTable(
  "contacts",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As it stands on documents. */
    name: text("name").notNull(),
    stageName: text("stage_name").notNull().default(""),
    /** In lower case; empty until it is known. */
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    /** What they do in music, as on the last document. */
    role: text("role").notNull().default(""),
    /** What societies know them by, as far as somebody has said it. */
    registration: jsonOf(StandingDetails)("registration")
      .notNull()
      .default(sql`'{}'`),
    /**
     * Whose name it is a copy of, as long as it came from that account alone, with which it goes. What a document names, or their
     * owner has written, is the owner's own.
     */
    accountId: uuid("account_id").references(() => users.id, { onDelete: "set null" }),
    /** Whose account keeps it up to date, and what of it: those fields follow the account, the others are the owner's. */
    keptBy: uuid("kept_by").references(() => users.id, { onDelete: "set null" }),
    kept: text("kept")
      .array()
      .$type<KeptField[]>()
      .notNull()
      .default(sql`'{}'`),
    /** What the owner had in those fields before, but for name and address: it comes back with what the account takes back. */
    own: jsonb("own")
      .$type<OwnWords>()
      .notNull()
      .default(sql`'{}'`),
    /** The owner wants it as they write it: no account keeps it. */
    isOwn: boolean("is_own").notNull().default(false),
    createdAt: time("created_at").notNull(),
    /** When a document last took them up, or their owner wrote them down. */
    lastUsedAt: time("last_used_at").notNull(),
  },
  (table) => [
    // Two people may share an address, and two a name; the same of both is one. It is the order of the list, too.
    uniqueIndex("contacts_person").on(table.ownerId, sql`lower(${table.name})`, table.email),
    index("contacts_account").on(table.accountId).where(isNotNull(table.accountId)),
    // An account keeps one contact of an owner.
    uniqueIndex("contacts_kept").on(table.keptBy, table.ownerId).where(isNotNull(table.keptBy)),
  ],
);

/** People with their shares, to fill a whole sheet with. */
export const contactSets = pgTable(
  "contact_sets",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    publishing: jsonb("publishing").$type<RightsHolder[]>().notNull(),
    master: jsonb("master").$type<RightsHolder[]>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [uniqueIndex("contact_sets_name").on(table.ownerId, sql`lower(${table.name})`)],
);
