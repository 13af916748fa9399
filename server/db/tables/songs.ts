import { boolean, check, index, pgTable, primaryKey, sql, text, uuid } from "../../orm.ts";
import { users } from "./auth.ts";
import { documents } from "./documents.ts";
import { time } from "./time.ts";

/** The documents that somebody has put together as papers of one song, or taken apart. For their eyes alone; each pair once, the lesser id first. */
export const songLinks = pgTable(
  "song_links",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    one: uuid("one")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    other: uuid("other")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    belongs: boolean("belongs").notNull(),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.one, table.other] }),
    check("song_links_ordered", sql`${table.one} < ${table.other}`),
    index("song_links_one").on(table.one),
    index("song_links_other").on(table.other),
  ],
);

/**
 * What a document may be found by as a paper of a song (`shared/domain/songs/song-keys.ts`): of its draft, and of what is proposed and in
 * force. Triggers take them away once one of these, or what is noted beside it, is written, and put the document among those that are due.
 */
export const songKeys = pgTable(
  "song_keys",
  {
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** The document's. */
    ownerId: uuid("owner_id").notNull(),
    key: text("key").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.key] }),
    index("song_keys_owner").on(table.ownerId, table.key),
  ],
);

/** Documents without keys yet: whoever looks for papers next makes those of what they may read. A migration that changes what keys are made of puts all here. */
export const songKeysDue = pgTable("song_keys_due", {
  documentId: uuid("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
});

/** Why somebody lets two places stand that contradict each other. */
export const songWaivers = pgTable(
  "song_waivers",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Of the rule, the two places and their words: what is written otherwise afterwards is told again. */
    contradiction: text("contradiction").notNull(),
    one: uuid("one")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** The same one where a paper contradicts itself. */
    other: uuid("other")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    reason: text("reason").notNull(),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.contradiction] }),
    index("song_waivers_one").on(table.one),
    index("song_waivers_other").on(table.other),
  ],
);
