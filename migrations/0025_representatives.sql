CREATE TABLE "representatives" (
	"id" uuid PRIMARY KEY NOT NULL,
	"signer_id" uuid NOT NULL,
	"capacity" text NOT NULL,
	"name" text NOT NULL,
	"position" text NOT NULL,
	"email" text NOT NULL,
	"assents" boolean NOT NULL,
	"language" text NOT NULL,
	"token_hash" text NOT NULL,
	"named_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"record" text NOT NULL,
	"record_sha256" text NOT NULL,
	"private_part" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "representatives" ADD CONSTRAINT "representatives_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "representatives_token_unique" ON "representatives" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "representatives_signer" ON "representatives" USING btree ("signer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "representatives_named" ON "representatives" USING btree ("signer_id") WHERE "representatives"."ended_at" is null;