import {
  sql,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "../../orm.ts";
import { users } from "./auth.ts";
import { bytes } from "./documents.ts";
import { time } from "./time.ts";

/**
 * Every published profile, as narrow as it can be looked through. The trigger `users_published` writes it: it alone says which
 * profiles are published, and keeps it in step with them.
 */
export const discoveryEntries = pgTable(
  "discovery_entries",
  {
    userId: uuid("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    isFeatured: boolean("is_featured").notNull(),
    joinedAt: time("joined_at").notNull(),
    /** `role:producer`, `genre:Pop` and so on, as `discovery_keys` makes numbers of them. */
    facets: integer("facets").array().notNull(),
    /** Folded, each word after a space. */
    name: text("name").notNull(),
    /** What the words of the name may be misspelt as; see `discovery_slips`. */
    slips: integer("slips")
      .array()
      .notNull()
      .generatedAlwaysAs(sql`discovery_slips(name)`),
  },
  (table) => [
    // The order of the list. With the facets after it, a filter that most fit is answered by the index alone.
    index("discovery_entries_list").on(
      table.isFeatured.desc(),
      table.joinedAt.desc(),
      table.userId,
      table.facets,
    ),
    index("discovery_entries_facets").using("gin", table.facets).with({ fastupdate: false }),
    index("discovery_entries_name")
      .using("gin", sql`${table.name} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index("discovery_entries_slips").using("gin", table.slips).with({ fastupdate: false }),
  ],
);

/** Somebody asks somebody to work together; once accepted, the two have a conversation. */
export const collaborationRequests = pgTable(
  "collaboration_requests",
  {
    id: uuid("id").primaryKey(),
    senderId: uuid("sender_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    receiverId: uuid("receiver_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    message: text("message").notNull(),
    status: text("status", { enum: ["pending", "accepted", "declined"] })
      .notNull()
      .default("pending"),
    createdAt: time("created_at").notNull(),
    respondedAt: time("responded_at"),
    /** How many messages there are: the next one's number is one more. */
    messageCount: integer("message_count").notNull().default(0),
    lastMessageAt: time("last_message_at"),
    /** Up to which message each of the two has read. */
    senderReadTo: integer("sender_read_to").notNull().default(0),
    receiverReadTo: integer("receiver_read_to").notNull().default(0),
    /** How far each had read when they were last mailed about what they had not: one mail until they read on. */
    senderMailedAt: integer("sender_mailed_at").notNull().default(-1),
    receiverMailedAt: integer("receiver_mailed_at").notNull().default(-1),
  },
  (table) => [
    // One open request a pair, whoever asks.
    uniqueIndex("collaboration_requests_open_pair")
      .on(
        sql`least(${table.senderId}, ${table.receiverId})`,
        sql`greatest(${table.senderId}, ${table.receiverId})`,
      )
      .where(sql`${table.status} <> 'declined'`),
    index("collaboration_requests_sender").on(table.senderId, table.createdAt.desc()),
    index("collaboration_requests_receiver").on(table.receiverId, table.createdAt.desc()),
    // The few that somebody may have to be mailed about.
    index("collaboration_requests_unread")
      .on(table.lastMessageAt)
      .where(
        sql`(${table.messageCount} > ${table.senderReadTo} and ${table.senderMailedAt} < ${table.senderReadTo}) or (${table.messageCount} > ${table.receiverReadTo} and ${table.receiverMailedAt} < ${table.receiverReadTo})`,
      ),
  ],
);

export const collaborationMessages = pgTable(
  "collaboration_messages",
  {
    requestId: uuid("request_id")
      .notNull()
      .references(() => collaborationRequests.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    id: uuid("id").notNull(),
    senderId: uuid("sender_id").notNull(),
    message: text("message").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.number] }),
    uniqueIndex("collaboration_messages_id").on(table.id),
  ],
);

/** What was sent with a message, which has its name; only the two of the conversation get it. */
export const collaborationFiles = pgTable(
  "collaboration_files",
  {
    messageId: uuid("message_id")
      .primaryKey()
      .references(() => collaborationMessages.id, { onDelete: "cascade" }),
    senderId: uuid("sender_id").notNull(),
    kind: text("kind", { enum: ["pdf", "audio", "picture"] }).notNull(),
    name: text("name").notNull(),
    size: integer("size").notNull(),
    bytes: bytes("bytes").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("collaboration_files_sender").on(table.senderId, table.size)],
);

export const blocks = pgTable(
  "blocks",
  {
    blockerId: uuid("blocker_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    blockedId: uuid("blocked_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index("blocks_blocked").on(table.blockedId),
  ],
);

/** What an open stream tells a user, kept a while for one that reconnects. Announced by NOTIFY when its transaction commits. */
export const liveEvents = pgTable(
  "live_events",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Counts up for each user, in the order of commits. */
    number: bigint("number", { mode: "number" }).notNull(),
    event: jsonb("event").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.number] }),
    index("live_events_age").on(table.createdAt),
  ],
);

/** How many events a user has had. Its row is held until the transaction ends, so that numbers appear in their order. */
export const liveCounters = pgTable("live_counters", {
  userId: uuid("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  number: bigint("number", { mode: "number" }).notNull(),
});
