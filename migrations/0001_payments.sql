CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"service_type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"email" text NOT NULL,
	"reference" text NOT NULL,
	"provider_reference" text,
	"access_code" text,
	"authorization_url" text,
	"starting_since" timestamp (3) with time zone,
	"status" text DEFAULT 'pending' NOT NULL,
	"transaction_id" text,
	"channel" text DEFAULT '' NOT NULL,
	"receipt_number" text,
	"paid_at" timestamp (3) with time zone,
	"drafting_since" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"document_id" uuid,
	"form_sealed" text,
	"next_check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_positive" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_completed_has_receipt" CHECK ("payments"."status" <> 'completed' or ("payments"."receipt_number" is not null and "payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "service_pricing" (
	"service_type" text PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"description" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "service_pricing_positive" CHECK ("service_pricing"."price_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_unique" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_reference_unique" ON "payments" USING btree ("provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt_number_unique" ON "payments" USING btree ("receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_document_unique" ON "payments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payments_owner_newest" ON "payments" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payments_next_check" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
INSERT INTO "service_pricing" ("service_type", "price_cents", "description") VALUES
	('producer_agreement', 39900, 'A complete agreement between an artist and a producer, drafted from your answers. Paid once per agreement, with unlimited edits, downloads and sharing.'),
	('featured_artist_agreement', 39900, 'A complete agreement between a lead artist and a featured artist, drafted from your answers. Paid once per agreement, with unlimited edits, downloads and sharing.'),
	('ai_review', 39900, 'A review of one contract: a score, what to watch out for, what is good about it, and what to ask for.'),
	('ownership_verification', 2000, 'The full ownership record of one registered work, shown at once and sent to you by e-mail.');
