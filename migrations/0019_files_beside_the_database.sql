CREATE TABLE "forgotten_files" (
	"sha256" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "completion_certificates" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "issued_pdfs" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "registration_exports" ALTER COLUMN "bytes" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "data_exports" ADD COLUMN "sha256" text;--> statement-breakpoint
ALTER TABLE "registration_exports" ADD COLUMN "sha256" text;--> statement-breakpoint
CREATE INDEX "data_exports_sha256" ON "data_exports" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "registration_exports_sha256" ON "registration_exports" USING btree ("sha256");
--> statement-breakpoint
UPDATE "data_exports" SET "sha256" = encode(sha256("bytes"), 'hex') WHERE "bytes" IS NOT NULL;--> statement-breakpoint
UPDATE "registration_exports" SET "sha256" = encode(sha256("bytes"), 'hex');--> statement-breakpoint
CREATE FUNCTION "hash_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sha256 := encode(sha256(NEW.bytes), 'hex');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "data_exports_hash" BEFORE INSERT OR UPDATE OF "bytes" ON "data_exports"
  FOR EACH ROW WHEN (NEW.bytes IS NOT NULL) EXECUTE FUNCTION "hash_file"();--> statement-breakpoint
CREATE TRIGGER "registration_exports_hash" BEFORE INSERT OR UPDATE OF "bytes" ON "registration_exports"
  FOR EACH ROW WHEN (NEW.bytes IS NOT NULL) EXECUTE FUNCTION "hash_file"();--> statement-breakpoint
CREATE FUNCTION "forget_file"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO forgotten_files (sha256, since) VALUES (to_jsonb(OLD) ->> TG_ARGV[0], now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "issued_pdfs_forget" AFTER DELETE ON "issued_pdfs"
  FOR EACH ROW WHEN (OLD.bytes IS NULL) EXECUTE FUNCTION "forget_file"('sha256');--> statement-breakpoint
CREATE TRIGGER "completion_certificates_forget" AFTER DELETE ON "completion_certificates"
  FOR EACH ROW WHEN (OLD.bytes IS NULL) EXECUTE FUNCTION "forget_file"('sha256');--> statement-breakpoint
CREATE TRIGGER "verifications_forget" AFTER DELETE ON "verifications"
  FOR EACH ROW WHEN (OLD.certificate IS NULL AND OLD.certificate_sha256 IS NOT NULL) EXECUTE FUNCTION "forget_file"('certificate_sha256');--> statement-breakpoint
CREATE TRIGGER "data_exports_forget" AFTER DELETE ON "data_exports"
  FOR EACH ROW WHEN (OLD.bytes IS NULL AND OLD.sha256 IS NOT NULL) EXECUTE FUNCTION "forget_file"('sha256');--> statement-breakpoint
CREATE TRIGGER "registration_exports_forget" AFTER DELETE ON "registration_exports"
  FOR EACH ROW WHEN (OLD.bytes IS NULL) EXECUTE FUNCTION "forget_file"('sha256');
