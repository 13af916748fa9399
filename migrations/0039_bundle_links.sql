CREATE TABLE "bundle_links" (
	"token_hash" text NOT NULL,
	"signer_id" uuid NOT NULL,
	CONSTRAINT "bundle_links_token_hash_signer_id_pk" PRIMARY KEY("token_hash","signer_id")
);
--> statement-breakpoint
ALTER TABLE "bundle_links" ADD CONSTRAINT "bundle_links_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bundle_links_signer" ON "bundle_links" USING btree ("signer_id");