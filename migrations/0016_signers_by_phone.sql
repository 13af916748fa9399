CREATE TABLE "text_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"signer_id" uuid,
	"account_id" uuid,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waits' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reminder_links" ADD COLUMN "way" text DEFAULT 'mail_link' NOT NULL;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "text_messages_provider" ON "text_messages" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "text_messages_signer" ON "text_messages" USING btree ("signer_id");--> statement-breakpoint
CREATE INDEX "text_messages_account" ON "text_messages" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "text_messages_gone" ON "text_messages" USING btree ("created_at") WHERE "text_messages"."signer_id" is null;--> statement-breakpoint
CREATE TRIGGER "text_messages_of_users" BEFORE INSERT ON "text_messages" FOR EACH ROW EXECUTE FUNCTION "require_users"('account_id');
