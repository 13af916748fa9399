-- Profiles are looked through in a table of their own; nothing has to be folded while somebody waits.
DROP INDEX "users_published";--> statement-breakpoint
DROP INDEX "users_facets";--> statement-breakpoint
DROP INDEX "users_name_parts";--> statement-breakpoint
DROP INDEX "users_name_near";--> statement-breakpoint
DROP FUNCTION "discovery_near"(text, text);--> statement-breakpoint
DROP FUNCTION "discovery_slips"(text[]);--> statement-breakpoint
DROP FUNCTION "discovery_name"(text, text);--> statement-breakpoint
-- Numbers of what discovery filters by: a fourth of the room that the words take, and compared at once.
CREATE FUNCTION "discovery_keys"(facets text[]) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(SELECT hashtext(facet) FROM unnest(facets) facet);
END $$;
--> statement-breakpoint
-- Of each word of a folded name the first eight letters, whole and without each one of them, as numbers: two words that have one
-- of these in common are a slip apart.
CREATE FUNCTION "discovery_slips"(name text) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  slips integer[] := '{}';
  word text;
BEGIN
  FOREACH word IN ARRAY string_to_array(ltrim(name), ' ') LOOP
    word := left(word, 8);
    FOR i IN 1 .. length(word) + 1 LOOP
      slips := slips || hashtext(left(word, i - 1) || substr(word, i + 1));
    END LOOP;
  END LOOP;
  RETURN slips;
END $$;
--> statement-breakpoint
CREATE TABLE "discovery_entries" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_featured" boolean NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"facets" integer[] NOT NULL,
	"name" text NOT NULL,
	"slips" integer[] GENERATED ALWAYS AS (discovery_slips(name)) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discovery_entries" ADD CONSTRAINT "discovery_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discovery_entries_list" ON "discovery_entries" USING btree ("is_featured" DESC NULLS LAST,"joined_at" DESC NULLS LAST,"user_id","facets");--> statement-breakpoint
CREATE INDEX "discovery_entries_facets" ON "discovery_entries" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "discovery_entries_name" ON "discovery_entries" USING gin ("name" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "discovery_entries_slips" ON "discovery_entries" USING gin ("slips") WITH (fastupdate=false);--> statement-breakpoint
-- Says which profiles are published, and keeps what is found of them in step, in the transaction that changes them.
CREATE FUNCTION "publish_profile"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'active' AND NEW.collaborator_role IS NOT NULL AND NEW.country IS NOT NULL AND NEW.genres <> '{}' THEN
    INSERT INTO public.discovery_entries (user_id, is_featured, joined_at, facets, name) VALUES (
      NEW.id, NEW.is_featured_producer, NEW.created_at,
      public.discovery_keys(public.discovery_facets(
        NEW.collaborator_role, NEW.genres, NEW.country, NEW.budget_preference, NEW.availability_status)),
      ' ' || array_to_string(public.search_split(NEW.first_name || ' ' || NEW.last_name), ' '))
    ON CONFLICT (user_id) DO UPDATE SET is_featured = excluded.is_featured, joined_at = excluded.joined_at,
      facets = excluded.facets, name = excluded.name;
  ELSE
    DELETE FROM public.discovery_entries WHERE user_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_published" AFTER INSERT OR UPDATE OF "status", "collaborator_role", "genres", "country", "budget_preference",
  "availability_status", "first_name", "last_name", "is_featured_producer", "created_at" ON "users"
  FOR EACH ROW EXECUTE FUNCTION "publish_profile"();
--> statement-breakpoint
-- Profiles that are published already.
UPDATE "users" SET "status" = "status" WHERE "collaborator_role" IS NOT NULL;
