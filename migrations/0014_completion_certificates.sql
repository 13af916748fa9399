CREATE TABLE "completion_certificates" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content_sha256" text,
	"seal_level" text,
	"seal_certificate" text,
	"log_size" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "completion_certificates" ADD CONSTRAINT "completion_certificates_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "completion_certificates" ADD CONSTRAINT "completion_certificates_seal_certificate_seal_certificates_sha256_fk" FOREIGN KEY ("seal_certificate") REFERENCES "public"."seal_certificates"("sha256") ON DELETE no action ON UPDATE no action;