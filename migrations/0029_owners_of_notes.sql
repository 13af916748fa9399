ALTER TABLE "signer_notes" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
UPDATE "signer_notes" n SET "owner_id" = d."owner_id" FROM "signers" s, "documents" d WHERE s."id" = n."signer_id" AND d."id" = s."document_id";--> statement-breakpoint
ALTER TABLE "signer_notes" ALTER COLUMN "owner_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "signer_notes_waiting" ON "signer_notes" USING btree ("owner_id") WHERE "signer_notes"."answered_at" is null;--> statement-breakpoint
-- A process of the version before says no owner while it still runs.
CREATE FUNCTION "own_signer_notes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."owner_id" IS NULL THEN
    SELECT d."owner_id" INTO NEW."owner_id" FROM "signers" s JOIN "documents" d ON d."id" = s."document_id" WHERE s."id" = NEW."signer_id";
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "signer_notes_owner" BEFORE INSERT ON "signer_notes" FOR EACH ROW EXECUTE FUNCTION "own_signer_notes"();
