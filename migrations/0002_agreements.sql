CREATE TABLE "document_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_edits_number" UNIQUE("document_id","number")
);
--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "role" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_edits" ADD CONSTRAINT "document_edits_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_edits" ADD CONSTRAINT "document_edits_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;