CREATE TABLE "mails_to_others" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_to_others_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"about" text NOT NULL,
	"leaves_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails_to_others" ADD CONSTRAINT "mails_to_others_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_to_others_account" ON "mails_to_others" USING btree ("account_id","leaves_at");--> statement-breakpoint
CREATE INDEX "mails_to_others_recipient" ON "mails_to_others" USING btree ("recipient","leaves_at");--> statement-breakpoint
CREATE INDEX "mails_to_others_about" ON "mails_to_others" USING btree ("about");--> statement-breakpoint
CREATE INDEX "mails_to_others_age" ON "mails_to_others" USING btree ("leaves_at");--> statement-breakpoint
CREATE TRIGGER "mails_to_others_of_users" BEFORE INSERT ON "mails_to_others" FOR EACH ROW EXECUTE FUNCTION "require_users"('account_id');
