CREATE TABLE "consent_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"signer_id" uuid NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"ip_address" text,
	"user_agent" text,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "consent_answers_signer" UNIQUE("request_id","signer_id")
);
--> statement-breakpoint
CREATE TABLE "consent_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"answer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirmations_required" integer NOT NULL,
	"confirmed_count" integer DEFAULT 0 NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"scheduled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "deleted_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"confirmations" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"signer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_orders" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"result" jsonb NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	"certificate" "bytea",
	"certificate_sha256" text
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "owner_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "signed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "ended_because" text;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "ended_by" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "locked_from" text;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "reminders_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "reminders_off_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "expiry_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "consent_answers" ADD CONSTRAINT "consent_answers_request_id_consent_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consent_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_answers" ADD CONSTRAINT "consent_answers_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_links" ADD CONSTRAINT "consent_links_answer_id_consent_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."consent_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_links" ADD CONSTRAINT "reminder_links_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_orders" ADD CONSTRAINT "verification_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_orders" ADD CONSTRAINT "verification_orders_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consent_answers_of_signer" ON "consent_answers" USING btree ("signer_id");--> statement-breakpoint
CREATE INDEX "consent_links_answer" ON "consent_links" USING btree ("answer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_open" ON "consent_requests" USING btree ("document_id") WHERE "consent_requests"."status" = 'pending' or ("consent_requests"."status" = 'approved' and "consent_requests"."purpose" = 'deletion');--> statement-breakpoint
CREATE INDEX "consent_requests_newest" ON "consent_requests" USING btree ("document_id","purpose","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consent_requests_due" ON "consent_requests" USING btree ("scheduled_at") WHERE "consent_requests"."status" = 'approved' and "consent_requests"."purpose" = 'deletion';--> statement-breakpoint
CREATE INDEX "consent_requests_pending" ON "consent_requests" USING btree ("expires_at") WHERE "consent_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "reminder_links_signer" ON "reminder_links" USING btree ("signer_id");--> statement-breakpoint
CREATE INDEX "verification_orders_document" ON "verification_orders" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_payment" ON "verifications" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "verifications_document" ON "verifications" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "verifications_certificate" ON "verifications" USING btree ("certificate_sha256");--> statement-breakpoint
CREATE INDEX "issued_pdfs_sha256" ON "issued_pdfs" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "signers_invited" ON "signers" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX "signers_expiring" ON "signers" USING btree ("token_expires_at");--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_locked_from" CHECK (("documents"."status" = 'locked') = ("documents"."locked_from" is not null));--> statement-breakpoint
UPDATE "document_versions" v SET "signed_at" = d."completed_at" FROM "documents" d
  WHERE d."id" = v."document_id" AND d."version_number" = v."number" AND d."status" = 'fully_signed';
