-- What discovery filters by: what somebody does, in which music, where, for how much, and whether they have time.
CREATE FUNCTION "discovery_facets"(role text, genres text[], country text, budget text, availability text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
  RETURN array_remove(
    ARRAY['role:' || role, 'country:' || country, 'budget:' || budget, 'availability:' || availability]
      || ARRAY(SELECT 'genre:' || genre FROM unnest(genres) genre), NULL);
END $$;
--> statement-breakpoint
-- A name as it is looked through for a part of it: folded, each word after a space.
CREATE FUNCTION "discovery_name"(first_name text, last_name text) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
  RETURN ' ' || array_to_string(public.search_split(first_name || ' ' || last_name), ' ');
END $$;
--> statement-breakpoint
-- The first eight letters of a word, whole and without each one of them: two words that have one of these in common are a slip apart.
CREATE FUNCTION "discovery_slips"(words text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
  RETURN ARRAY(SELECT DISTINCT left(start, i - 1) || substr(start, i + 1)
    FROM (SELECT left(word, 8) FROM unnest(words) word) AS starts(start), generate_series(1, length(start) + 1) i);
END $$;
--> statement-breakpoint
-- What the words of a name may be misspelt as.
CREATE FUNCTION "discovery_near"(first_name text, last_name text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
  RETURN public.discovery_slips(public.search_split(first_name || ' ' || last_name));
END $$;
--> statement-breakpoint
CREATE TABLE "live_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collaboration_requests" ADD COLUMN "sender_mailed_at" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "collaboration_requests" ADD COLUMN "receiver_mailed_at" integer DEFAULT -1 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_counters" ADD CONSTRAINT "live_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "users_published" ON "users" USING btree ("is_featured_producer" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id") WHERE "users"."status" = 'active' and "users"."collaborator_role" is not null and "users"."country" is not null and "users"."genres" <> '{}';--> statement-breakpoint
CREATE INDEX "users_facets" ON "users" USING gin (discovery_facets("collaborator_role", "genres", "country", "budget_preference", "availability_status")) WITH (fastupdate=false) WHERE "users"."status" = 'active' and "users"."collaborator_role" is not null and "users"."country" is not null and "users"."genres" <> '{}';--> statement-breakpoint
CREATE INDEX "users_name_parts" ON "users" USING gin (discovery_name("first_name", "last_name") gin_trgm_ops) WITH (fastupdate=false) WHERE "users"."status" = 'active' and "users"."collaborator_role" is not null and "users"."country" is not null and "users"."genres" <> '{}';--> statement-breakpoint
CREATE INDEX "users_name_near" ON "users" USING gin (discovery_near("first_name", "last_name")) WITH (fastupdate=false) WHERE "users"."status" = 'active' and "users"."collaborator_role" is not null and "users"."country" is not null and "users"."genres" <> '{}';--> statement-breakpoint
CREATE INDEX "collaboration_requests_unread" ON "collaboration_requests" USING btree ("last_message_at") WHERE ("collaboration_requests"."message_count" > "collaboration_requests"."sender_read_to" and "collaboration_requests"."sender_mailed_at" < "collaboration_requests"."sender_read_to") or ("collaboration_requests"."message_count" > "collaboration_requests"."receiver_read_to" and "collaboration_requests"."receiver_mailed_at" < "collaboration_requests"."receiver_read_to");--> statement-breakpoint
-- Open streams of events are told when their session may have ended, whoever ended it.
CREATE FUNCTION "announce_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.sess ->> 'userId' IS NOT NULL THEN PERFORM pg_notify('live', 'session ' || (OLD.sess ->> 'userId')); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_ended" AFTER DELETE ON "sessions" FOR EACH ROW EXECUTE FUNCTION "announce_session_end"();
--> statement-breakpoint
CREATE FUNCTION "announce_account_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live', 'session ' || OLD.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_changed" AFTER UPDATE OF "status", "password_hash" ON "users" FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR OLD.password_hash <> NEW.password_hash) EXECUTE FUNCTION "announce_account_change"();
--> statement-breakpoint
CREATE TRIGGER "users_deleted" AFTER DELETE ON "users" FOR EACH ROW EXECUTE FUNCTION "announce_account_change"();
