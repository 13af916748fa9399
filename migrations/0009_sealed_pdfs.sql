CREATE TABLE "seal_certificates" (
	"sha256" text PRIMARY KEY NOT NULL,
	"der" "bytea" NOT NULL,
	"not_after" timestamp (3) with time zone NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "issued_pdfs" ADD COLUMN "content_sha256" text;--> statement-breakpoint
ALTER TABLE "issued_pdfs" ADD COLUMN "seal_level" text;--> statement-breakpoint
ALTER TABLE "issued_pdfs" ADD COLUMN "seal_certificate" text;--> statement-breakpoint
ALTER TABLE "issued_pdfs" ADD CONSTRAINT "issued_pdfs_seal_certificate_seal_certificates_sha256_fk" FOREIGN KEY ("seal_certificate") REFERENCES "public"."seal_certificates"("sha256") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE FUNCTION "refuse_seal_certificate_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'seal_certificates is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "seal_certificates_append_only" BEFORE UPDATE OR DELETE ON "seal_certificates"
  FOR EACH ROW EXECUTE FUNCTION "refuse_seal_certificate_change"();
--> statement-breakpoint
CREATE TRIGGER "seal_certificates_no_truncate" BEFORE TRUNCATE ON "seal_certificates"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_seal_certificate_change"();
