import { isNotNull, isNull, sql, index, integer, pgTable, text, uniqueIndex, uuid } from "../../orm.ts";
import type { NoticeKind } from "#shared/domain/notices";
import { users } from "./auth.ts";
import { documents } from "./documents.ts";
import { collaborationRequests } from "./network.ts";
import { payments } from "./payments.ts";
import { time } from "./time.ts";

/** What somebody was told: which kind, and of what. Who and what it is about stands there alone. */
export const notices = pgTable(
  "notices",
  {
    /** UUIDv7: the order of what happened. */
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind").$type<NoticeKind>().notNull(),
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "cascade" }),
    /** A signer of the document, with which both go. */
    signerId: uuid("signer_id"),
    requestId: uuid("request_id").references(() => collaborationRequests.id, { onDelete: "cascade" }),
    paymentId: uuid("payment_id").references(() => payments.id, { onDelete: "cascade" }),
    /** The document, the request or the signer whose notices of this kind are one until it is read. */
    gathers: uuid("gathers"),
    count: integer("count").notNull().default(1),
    at: time("at").notNull(),
    readAt: time("read_at"),
  },
  (table) => [
    index("notices_of_owner").on(table.ownerId, table.id),
    index("notices_unread").on(table.ownerId, table.id).where(isNull(table.readAt)),
    uniqueIndex("notices_gathered")
      .on(table.ownerId, table.kind, table.gathers)
      .where(sql`${table.readAt} is null and ${table.gathers} is not null`),
    index("notices_document").on(table.documentId).where(isNotNull(table.documentId)),
    index("notices_request").on(table.requestId).where(isNotNull(table.requestId)),
    index("notices_payment").on(table.paymentId).where(isNotNull(table.paymentId)),
  ],
);
