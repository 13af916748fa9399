-- Titles as people sort them: numbers as numbers, accents and case only between equals.
CREATE COLLATION IF NOT EXISTS "titles" (provider = icu, locale = 'en-u-kn-true');
--> statement-breakpoint
-- Whose song it is.
CREATE FUNCTION "document_artist"("type" text, "content" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE "type" WHEN 'split_sheet' THEN "content" ->> 'artistName'
  WHEN 'producer_agreement' THEN "content" #>> '{formData,artistName}'
  ELSE "content" #>> '{formData,primaryArtist}' END;
--> statement-breakpoint
-- Everybody a draft names, once each, in reading order.
CREATE FUNCTION "document_names"("type" text, "content" jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE "type"
  WHEN 'split_sheet' THEN ARRAY(
    SELECT "held"."row" ->> 'name' FROM jsonb_array_elements(coalesce("content" -> 'publishing', '[]') || coalesce("content" -> 'master', '[]'))
      WITH ORDINALITY AS "held"("row", "place")
    WHERE "held"."row" ->> 'name' <> '' GROUP BY 1 ORDER BY min("held"."place"))
  WHEN 'producer_agreement' THEN array_remove(ARRAY["content" #>> '{formData,artistName}', "content" #>> '{formData,producerName}'], NULL)
  ELSE array_remove(ARRAY["content" #>> '{formData,primaryArtist}', "content" #>> '{formData,featuredArtist}'], NULL) END;
--> statement-breakpoint
-- What the owner of a document finds it by.
CREATE FUNCTION "document_words"("type" text, "title" text, "content" jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN "public"."search_fold"("title" || ' ' || replace("type", '_', ' ') || ' ' || coalesce("public"."document_artist"("type", "content"), '') || ' ' ||
  array_to_string("public"."document_names"("type", "content"), ' '));
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "searched" text GENERATED ALWAYS AS (document_words(type, title, content)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "consent_requests_asked" ON "consent_requests" USING btree ("requested_by","document_id") WHERE "consent_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "documents_of_owner" ON "documents" USING btree ("owner_id","updated_at" DESC NULLS LAST,"id","type","status","locked_from","version_number","created_at") WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE OR REPLACE VIEW "shown"."documents" AS SELECT * FROM "public"."documents" WHERE "hidden_at" IS NULL;
