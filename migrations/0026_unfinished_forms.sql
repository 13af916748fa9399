CREATE TABLE "unfinished_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"type" text NOT NULL,
	"form_sealed" text NOT NULL,
	"revision" uuid NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unfinished_forms" ADD CONSTRAINT "unfinished_forms_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "unfinished_forms_of_owner" ON "unfinished_forms" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "unfinished_forms_updated" ON "unfinished_forms" USING btree ("updated_at");--> statement-breakpoint
CREATE TRIGGER "unfinished_forms_of_users" BEFORE INSERT ON "unfinished_forms" FOR EACH ROW EXECUTE FUNCTION "require_users"('owner_id');
