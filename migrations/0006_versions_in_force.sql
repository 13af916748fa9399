ALTER TABLE "document_versions" ADD COLUMN "replaces" integer;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "leaving" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_in_force" ON "document_versions" USING btree ("document_id") WHERE "document_versions"."signed_at" is not null and "document_versions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "document_versions_proposed" ON "document_versions" USING btree ("document_id") WHERE "document_versions"."signed_at" is null and "document_versions"."ended_at" is null;
--> statement-breakpoint
-- Consent to change what everybody had signed ended it once. It binds until everybody has signed another version: see decision 038.
UPDATE "document_versions" v SET "ended_at" = NULL, "ended_because" = NULL, "end_reason" = NULL, "ended_by" = NULL
FROM (
  SELECT DISTINCT ON ("document_id") "id", "ended_because" FROM "document_versions"
  WHERE "signed_at" IS NOT NULL ORDER BY "document_id", "number" DESC) newest
WHERE v."id" = newest."id" AND newest."ended_because" = 'amended';
--> statement-breakpoint
-- What is out for signing beside it replaces it.
UPDATE "document_versions" proposed SET "replaces" = bound."number" FROM "document_versions" bound
WHERE bound."document_id" = proposed."document_id" AND bound."signed_at" IS NOT NULL AND bound."ended_at" IS NULL
  AND proposed."signed_at" IS NULL AND proposed."ended_at" IS NULL;
--> statement-breakpoint
-- Whom it leaves out has to sign it, too. They have no link yet: their owners are told that it has ended, and send a new one.
WITH "left_out" AS (
  INSERT INTO "signers" ("id", "document_id", "version_id", "position", "name", "email", "role", "leaving", "rights", "token_hash",
    "token_expires_at", "invited_at")
  SELECT gen_random_uuid(), person."document_id", proposed."id",
    (SELECT max("position") FROM "signers" WHERE "version_id" = proposed."id")
      + row_number() OVER (PARTITION BY proposed."id" ORDER BY person."position"),
    person."name", person."email", person."role", true, person."rights",
    encode(sha256(gen_random_uuid()::text::bytea), 'hex'), now(), proposed."sent_at"
  FROM "document_versions" proposed
  JOIN "document_versions" bound ON bound."document_id" = proposed."document_id" AND bound."number" = proposed."replaces"
  JOIN "signers" person ON person."version_id" = bound."id"
  WHERE proposed."signed_at" IS NULL AND proposed."ended_at" IS NULL AND NOT EXISTS (
    SELECT FROM "signers" next WHERE next."version_id" = proposed."id" AND lower(next."email") = lower(person."email")
      AND (lower(trim(next."name")) = lower(trim(person."name")) OR (
        SELECT count(*) FROM "signers" beside WHERE beside."version_id" IN (proposed."id", bound."id")
          AND lower(beside."email") = lower(person."email")) = 2))
  RETURNING "document_id")
UPDATE "documents" d SET "signer_count" = d."signer_count" + added."people"
FROM (SELECT "document_id", count(*)::int AS "people" FROM "left_out" GROUP BY "document_id") added
WHERE d."id" = added."document_id";
