import { sql, bigint, index, pgTable, text, uniqueIndex, uuid } from "../../orm.ts";
import { users } from "./auth.ts";
import { time } from "./time.ts";

/** A question to support, of a user or a guest. */
export const tickets = pgTable(
  "tickets",
  {
    id: uuid("id").primaryKey(),
    number: bigint("number", { mode: "number" })
      .notNull()
      .unique()
      .generatedAlwaysAsIdentity({ startWith: 10_001 }),
    /** Null for a guest. */
    userId: uuid("user_id").references(() => users.id, { onDelete: "set null" }),
    email: text("email").notNull(),
    name: text("name").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    category: text("category", { enum: ["technical", "billing", "account", "general"] }).notNull(),
    priority: text("priority", { enum: ["low", "medium", "high", "urgent"] })
      .notNull()
      .default("medium"),
    status: text("status", { enum: ["open", "in_progress", "resolved", "closed"] })
      .notNull()
      .default("open"),
    /** What our own code opened it for (`delete-account:{user}`, `report:{reporter}:{reported}`): one at a time is open. */
    topic: text("topic"),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    uniqueIndex("tickets_open_topic")
      .on(table.topic)
      .where(sql`${table.topic} is not null and ${table.status} in ('open', 'in_progress')`),
    index("tickets_newest").on(table.createdAt, table.id, table.status, table.priority, table.category),
    index("tickets_latest").on(table.updatedAt, table.id),
    index("tickets_by_status").on(table.status, table.createdAt, table.id, table.priority, table.category),
    index("tickets_by_priority").on(table.priority, table.createdAt, table.id, table.status, table.category),
    index("tickets_by_category").on(table.category, table.createdAt, table.id, table.status, table.priority),
    index("tickets_search").using(
      "gin",
      sql`search_fold('T-' || ${table.number}::text || ' ' || ${table.subject} || ' ' || ${table.name} || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    index("tickets_user_newest").on(table.userId, table.createdAt.desc(), table.id),
  ],
);

export const ticketMessages = pgTable(
  "ticket_messages",
  {
    id: uuid("id").primaryKey(),
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    sender: text("sender", { enum: ["customer", "support"] }).notNull(),
    message: text("message").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("ticket_messages_ticket").on(table.ticketId, table.createdAt)],
);

/** Links that were mailed to who opened a ticket. Only the token's hash is kept; each stays good while the ticket is there. */
export const ticketLinks = pgTable(
  "ticket_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    ticketId: uuid("ticket_id")
      .notNull()
      .references(() => tickets.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("ticket_links_ticket").on(table.ticketId)],
);
