CREATE TABLE "issued_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid NOT NULL,
	"version" integer,
	"signed" integer NOT NULL,
	"people" integer NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "service_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "currency" text DEFAULT 'KES' NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_files" ADD CONSTRAINT "issued_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_files_document" ON "issued_files" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_have_a_service" CHECK ("payments"."service_type" is not null or "payments"."status" in ('unmatched', 'reversed'));--> statement-breakpoint
UPDATE "service_pricing" SET "description" = 'Who has signed one registered work, and when: shown at once and sent to you by e-mail.'
WHERE "service_type" = 'ownership_verification' AND "description" = 'The full ownership record of one registered work, shown at once and sent to you by e-mail.';
