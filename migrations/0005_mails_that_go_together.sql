CREATE TABLE "waiting_invitations" (
	"signer_id" uuid PRIMARY KEY NOT NULL,
	"sealed_token" text NOT NULL,
	"mailed_with" uuid
);
--> statement-breakpoint
ALTER TABLE "mails_to_others" ADD COLUMN "person" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mails_a_day" integer;--> statement-breakpoint
ALTER TABLE "waiting_invitations" ADD CONSTRAINT "waiting_invitations_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "waiting_invitations_mailed" ON "waiting_invitations" USING btree ("mailed_with");