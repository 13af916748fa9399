CREATE TABLE "ended_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"signer_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"signer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "ended_links" ADD CONSTRAINT "ended_links_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signer_notes" ADD CONSTRAINT "signer_notes_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ended_links_signer" ON "ended_links" USING btree ("signer_id");--> statement-breakpoint
CREATE INDEX "signer_notes_signer" ON "signer_notes" USING btree ("signer_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "signer_notes_open" ON "signer_notes" USING btree ("signer_id") WHERE "signer_notes"."answered_at" is null;