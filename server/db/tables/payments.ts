import {
  sql,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "../../orm.ts";
import { users } from "./auth.ts";
import { documents } from "./documents.ts";
import { time } from "./time.ts";
import { NOT_STATED } from "#shared/wordings/shown-versions";

/** As `#shared/domain/services` names them; the migration puts in what each one costs at first. */
const serviceType = () =>
  text("service_type", {
    enum: ["producer_agreement", "featured_artist_agreement", "ai_review", "ownership_verification"],
  });

export const servicePricing = pgTable(
  "service_pricing",
  {
    serviceType: serviceType().primaryKey(),
    priceCents: integer("price_cents").notNull(),
    description: text("description").notNull(),
    isActive: boolean("is_active").notNull().default(true),
  },
  (table) => [check("service_pricing_positive", sql`${table.priceCents} > 0`)],
);

/** Counts receipts, whatever their year. */
export const receiptNumbers = pgSequence("receipt_numbers");

/** What somebody pays, or began to pay, for one use of a service; `unmatched` is money that came under a reference nobody began. */
export const payments = pgTable(
  "payments",
  {
    id: uuid("id").primaryKey(),
    /** Null where nobody needs an account: a verification is paid by whoever asks for it. */
    ownerId: uuid("owner_id").references(() => users.id),
    /** Null of a payment that nobody began here, until it is known what it is for. */
    serviceType: serviceType(),
    /** The price when the payment was started; of one that nobody began here, what was paid. */
    amountCents: integer("amount_cents").notNull(),
    /** Another one than KES has only what nobody began here. */
    currency: text("currency").notNull().default("KES"),
    /** The address the provider was given. */
    email: text("email").notNull(),
    reference: text("reference").notNull(),
    /** The same, unless the provider did not take it as it is; null until the provider has been asked. */
    providerReference: text("provider_reference"),
    accessCode: text("access_code"),
    authorizationUrl: text("authorization_url"),
    /** Since when a request is asking the provider for the access code. */
    startingSince: time("starting_since"),
    /** What was accepted and shown when the payment was last begun. */
    termsVersion: text("terms_version").notNull().default(NOT_STATED),
    privacyVersion: text("privacy_version").notNull().default(NOT_STATED),
    status: text("status", {
      enum: ["pending", "completed", "failed", "abandoned", "reversed", "unmatched"],
    })
      .notNull()
      .default("pending"),
    /** The provider's own number of the transaction: 64 bits, so it stays text. */
    transactionId: text("transaction_id"),
    channel: text("channel").notNull().default(""),
    receiptNumber: text("receipt_number"),
    paidAt: time("paid_at"),
    /** Since when what it is for is being made (drafted, reviewed); a claim that was never given back grows stale. */
    draftingSince: time("drafting_since"),
    usedAt: time("used_at"),
    /** What it was used for, if that is a document; a review names its payment itself. */
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "set null" }),
    /** The form that is paid for, encrypted; gone once it is a document. */
    formSealed: text("form_sealed"),
    /** When the provider is asked by itself; null once there is nothing left to learn. */
    nextCheckAt: time("next_check_at"),
    /** When the owner was told that it waits to be used. */
    unusedToldAt: time("unused_told_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("payments_reference_unique").on(table.reference),
    uniqueIndex("payments_provider_reference_unique").on(table.providerReference),
    uniqueIndex("payments_receipt_number_unique").on(table.receiptNumber),
    uniqueIndex("payments_document_unique").on(table.documentId),
    index("payments_owner_newest").on(table.ownerId, table.createdAt.desc(), table.id),
    index("payments_newest").on(table.createdAt, table.id, table.status, table.serviceType),
    index("payments_by_status").on(table.status, table.createdAt, table.id, table.serviceType),
    index("payments_by_service").on(table.serviceType, table.createdAt, table.id, table.status),
    index("payments_by_amount").on(table.amountCents, table.id),
    index("payments_revenue")
      .on(table.paidAt, table.serviceType, table.amountCents)
      .where(sql`${table.status} = 'completed'`),
    index("payments_search").using(
      "gin",
      sql`search_fold(${table.reference} || ' ' || coalesce(${table.receiptNumber}, '') || ' ' || ${table.email}) gin_trgm_ops`,
    ),
    index("payments_next_check")
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    index("payments_unused")
      .on(table.paidAt)
      .where(
        sql`${table.status} = 'completed' and ${table.usedAt} is null and ${table.unusedToldAt} is null and ${table.ownerId} is not null`,
      ),
    check("payments_positive", sql`${table.amountCents} > 0`),
    check(
      "payments_have_a_service",
      sql`${table.serviceType} is not null or ${table.status} in ('unmatched', 'reversed')`,
    ),
    // Who is told that a payment is completed can rely on there being a receipt.
    check(
      "payments_completed_has_receipt",
      sql`${table.status} <> 'completed' or (${table.receiptNumber} is not null and ${table.paidAt} is not null)`,
    ),
  ],
);

/** A payment that is paid back, whole and once. While it is, the payment is `reversed`; one that fails is `completed` again. */
export const refunds = pgTable(
  "refunds",
  {
    paymentId: uuid("payment_id")
      .primaryKey()
      .references(() => payments.id),
    status: text("status", { enum: ["requested", "accepted", "refunded", "failed"] }).notNull(),
    /** Why, in an administrator's words. */
    reason: text("reason").notNull(),
    requestedBy: uuid("requested_by")
      .notNull()
      .references(() => users.id),
    requestedAt: time("requested_at").notNull(),
    /** How often it was asked for: a refund that failed can be asked for again. */
    attempt: integer("attempt").notNull().default(1),
    settledAt: time("settled_at"),
  },
  (table) => [index("refunds_newest").on(table.requestedAt)],
);
