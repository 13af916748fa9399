import {
  bigint,
  boolean,
  check,
  index as indexOn,
  integer,
  pgTable,
  primaryKey,
  sql,
  text,
  uuid,
} from "../../orm.ts";
import { bytes, documents } from "./documents.ts";
import { time } from "./time.ts";

const count = (name: string) => bigint(name, { mode: "number" });

/*
 * The transparency log (RFC 6962): what has a place in it keeps it. A trigger of `audit_events` puts each new event among the pending
 * ones, in its own transaction; triggers refuse UPDATE, DELETE and TRUNCATE of entries, nodes, checkpoints, keys and time stamps, and
 * that the head goes back.
 */

/** Events that have no place yet. */
export const logPending = pgTable("log_pending", { eventId: count("event_id").primaryKey() });

/** Where the tree ends. Whoever holds this row's lock adds to it. */
export const logHead = pgTable(
  "log_head",
  {
    onlyOne: boolean("only_one").primaryKey().default(true),
    /** What the log is called in its checkpoints. */
    origin: text("origin").notNull(),
    size: count("size").notNull().default(0),
    /** The hashes of the complete subtrees that the tree is made of, the largest first. */
    peaks: bytes("peaks").notNull(),
  },
  ({ onlyOne, size, peaks }) => [
    check("log_head_only_one", sql`${onlyOne}`),
    check("log_head_size", sql`${size} >= 0`),
    check("log_head_peaks", sql`octet_length(${peaks}) % 32 = 0`),
  ],
);

export const logEntries = pgTable(
  "log_entries",
  {
    index: count("index").primaryKey(),
    eventId: count("event_id").notNull().unique(),
    /** SHA-256 of a prefix, a salt and the event's hash: without the salt it says nothing. */
    entry: bytes("entry").notNull(),
  },
  ({ entry }) => [check("log_entries_entry", sql`octet_length(${entry}) = 32`)],
);

/** The complete subtrees of 2^8, 2^16, 2^24 and 2^32 entries: any other is made of at most 255 of those below. */
export const logNodes = pgTable(
  "log_nodes",
  {
    level: integer("level").notNull(),
    index: count("index").notNull(),
    hash: bytes("hash").notNull(),
  },
  ({ level, index, hash }) => [
    primaryKey({ columns: [level, index] }),
    check("log_nodes_level", sql`${level} in (8, 16, 24, 32)`),
    check("log_nodes_hash", sql`octet_length(${hash}) = 32`),
  ],
);

/** What was signed of the tree at each size that it was published at. */
export const logCheckpoints = pgTable(
  "log_checkpoints",
  {
    size: count("size").primaryKey(),
    root: bytes("root").notNull(),
    /** The signed note (C2SP tlog-checkpoint), as it is handed out. */
    note: text("note").notNull(),
    at: time("at").notNull(),
  },
  ({ root }) => [check("log_checkpoints_root", sql`octet_length(${root}) = 32`)],
);

/** The keys that have signed checkpoints, as verifiers name them. */
export const logKeys = pgTable("log_keys", {
  verifierKey: text("verifier_key").primaryKey(),
  firstUsedAt: time("first_used_at").notNull(),
});

/** The token of a time-stamp authority over a checkpoint's note. */
export const checkpointTimeStamps = pgTable("checkpoint_time_stamps", {
  size: count("size")
    .primaryKey()
    .references(() => logCheckpoints.size),
  token: bytes("token").notNull(),
  receivedAt: time("received_at").notNull(),
});

/** What ties an entry to its event. It goes with the document: then the entry is noise, and the tree stays whole. */
export const entrySalts = pgTable(
  "entry_salts",
  {
    eventId: count("event_id").primaryKey(),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    salt: bytes("salt").notNull(),
  },
  ({ documentId, salt }) => [
    check("entry_salts_salt", sql`octet_length(${salt}) = 32`),
    indexOn("entry_salts_document").on(documentId),
  ],
);
