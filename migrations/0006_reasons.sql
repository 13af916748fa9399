CREATE TABLE "event_reasons" (
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "event_reasons_document_id_position_pk" PRIMARY KEY("document_id","position")
);
--> statement-breakpoint
ALTER TABLE "event_reasons" ADD CONSTRAINT "event_reasons_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;