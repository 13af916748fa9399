CREATE TABLE "registration_changes" (
	"document_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "registration_changes_document_id_revision_pk" PRIMARY KEY("document_id","revision")
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"record" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"saved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "user_registrations" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration_changes" ADD CONSTRAINT "registration_changes_document_id_registrations_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."registrations"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_registrations" ADD CONSTRAINT "user_registrations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER "user_registrations_of_users" BEFORE INSERT ON "user_registrations" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
