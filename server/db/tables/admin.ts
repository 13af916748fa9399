import { bigint, index, jsonb, pgTable, text, uuid } from "../../orm.ts";
import type { AdminAction, AdminAuditLine } from "#shared/contract/admin-tables";
import { users } from "./auth.ts";
import { time } from "./time.ts";

/** What administrators did: append-only (a trigger refuses UPDATE, DELETE and TRUNCATE). */
export const adminEvents = pgTable(
  "admin_events",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: time("at").notNull(),
    actorId: uuid("actor_id")
      .notNull()
      .references(() => users.id),
    action: text("action").$type<AdminAction>().notNull(),
    targetType: text("target_type").$type<AdminAuditLine["targetType"]>().notNull(),
    targetId: text("target_id").notNull(),
    /** Only where it says nothing of a person: a reference, a ticket's number. Names of users and documents are looked up. */
    targetName: text("target_name").notNull().default(""),
    before: jsonb("before").$type<AdminAuditLine["before"]>(),
    after: jsonb("after").$type<AdminAuditLine["after"]>(),
  },
  (table) => [
    index("admin_events_newest").on(table.at, table.id),
    index("admin_events_action").on(table.action, table.at, table.id),
    index("admin_events_actor").on(table.actorId, table.at, table.id),
    index("admin_events_kind").on(table.targetType, table.at, table.id),
    index("admin_events_target").on(table.targetId, table.at, table.id),
  ],
);
