import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "../../orm.ts";
import { users } from "./auth.ts";
import { payments } from "./payments.ts";
import { time } from "./time.ts";

/** What a contract was found to say. Its text is kept nowhere: of it there are the words that the findings rest on. */
export const reviews = pgTable(
  "reviews",
  {
    id: uuid("id").primaryKey(),
    ownerId: uuid("owner_id")
      .notNull()
      .references(() => users.id),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    /** As `#shared/domain/reviews/contract-kind` names them. */
    kind: text("kind", {
      enum: [
        "recording",
        "distribution",
        "publishing",
        "songwriter",
        "producer",
        "beat_licence",
        "featured",
        "session",
        "sync",
        "licence",
        "management",
        "booking",
        "endorsement",
        "platform",
        "split_sheet",
        "mixed",
        "unknown",
      ],
    }).notNull(),
    /** 0 to 100, or null without one. With the kind, the reviewer and the counts all that a list shows: it does not read the results. */
    score: integer("score"),
    reviewedBy: text("reviewed_by", { enum: ["ai", "rules"] }).notNull(),
    counts: jsonb("counts").$type<ReviewCounts>().notNull(),
    result: jsonb("result").notNull(),
    /** Of its PDF as it was handed out last, for the file check; null where it never was. */
    pdfSha256: text("pdf_sha256"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("reviews_payment_unique").on(table.paymentId),
    index("reviews_pdf").on(table.pdfSha256),
    index("reviews_owner_newest").on(table.ownerId, table.createdAt.desc(), table.id),
  ],
);

type ReviewCounts = { high: number; medium: number; low: number; strengths: number };
