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
