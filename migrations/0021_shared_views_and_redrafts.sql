CREATE TABLE "shared_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"for_whom" text NOT NULL,
	"shows" text NOT NULL,
	"token_hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "document_edits" ADD COLUMN "is_redrafted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shared_views" ADD CONSTRAINT "shared_views_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_views" ADD CONSTRAINT "shared_views_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shared_views_token" ON "shared_views" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "shared_views_document" ON "shared_views" USING btree ("document_id","made_at");--> statement-breakpoint
CREATE INDEX "shared_views_version" ON "shared_views" USING btree ("version_id");