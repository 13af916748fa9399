import { sql, bigint, index, pgTable, primaryKey, text, uuid } from "../../orm.ts";
import { documents } from "./documents.ts";
import { jsonOf } from "./json.ts";
import { time } from "./time.ts";
import { EntryPeople } from "#shared/contract/verification";

/**
 * What anybody may find of a document that was sent. The functions `search_…` of the first migration make its terms, and a trigger keeps
 * `search_postings` and `search_words` in step with them, so that nothing of a deleted entry stays.
 */
export const searchEntries = pgTable("search_entries", {
  documentId: uuid("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  /** Counts up: the newest has the highest. */
  number: bigint("number", { mode: "number" }).notNull().unique().generatedAlwaysAsIdentity(),
  type: text("type", { enum: ["split_sheet", "producer_agreement", "featured_artist_agreement"] }).notNull(),
  title: text("title").notNull(),
  people: jsonOf(EntryPeople)("people").notNull(),
  createdAt: time("created_at").notNull(),
  /** What it is found by: the song's title, and the artist's and everybody's names. */
  song: text("song").notNull(),
  names: text("names").array().notNull(),
  /** The words of both, two words that stand close together, and the whole title; see `search_terms`. */
  terms: text("terms")
    .array()
    .notNull()
    .generatedAlwaysAs(sql`search_terms(song, names)`),
});

/** Where each term stands, to be read newest first: a few rows of it, however many there are. */
export const searchPostings = pgTable(
  "search_postings",
  {
    term: text("term").notNull(),
    entry: bigint("entry", { mode: "number" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.term, table.entry] })],
);

/** Every word there is, once, to be found in spite of a misspelling. */
export const searchWords = pgTable("search_words", { word: text("word").primaryKey() }, (table) => [
  index("search_words_near")
    .using("gin", sql`search_near(${table.word})`)
    .with({ fastupdate: false }),
  index("search_words_alike")
    .using("gin", sql`${table.word} gin_trgm_ops`)
    .with({ fastupdate: false }),
]);
