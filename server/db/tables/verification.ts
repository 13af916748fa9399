import { index, pgTable, text, uniqueIndex, uuid } from "../../orm.ts";
import { bytes, documents } from "./documents.ts";
import { jsonOf } from "./json.ts";
import { payments } from "./payments.ts";
import { time } from "./time.ts";
import { Verification } from "#shared/contract/verification";

/** What a verification's payment is for, and who pays. It outlives the document, so that a payment never hangs in the air. */
export const verificationOrders = pgTable(
  "verification_orders",
  {
    paymentId: uuid("payment_id")
      .primaryKey()
      .references(() => payments.id),
    documentId: uuid("document_id").references(() => documents.id, { onDelete: "set null" }),
    email: text("email").notNull(),
    name: text("name").notNull(),
    company: text("company").notNull().default(""),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("verification_orders_document").on(table.documentId)],
);

/** What a paid verification said, for good: it goes with the document. */
export const verifications = pgTable(
  "verifications",
  {
    /** `VID-` and 12 characters of Crockford base32. */
    id: text("id").primaryKey(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    documentId: uuid("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** The answer as it was given. */
    result: jsonOf(Verification)("result").notNull(),
    verifiedAt: time("verified_at").notNull(),
    /** The certificate, byte for byte as it was mailed; null until it is drawn, and where it lies in the file store. */
    certificate: bytes("certificate"),
    certificateSha256: text("certificate_sha256"),
  },
  (table) => [
    uniqueIndex("verifications_payment").on(table.paymentId),
    index("verifications_document").on(table.documentId),
    index("verifications_certificate").on(table.certificateSha256),
  ],
);
