-- What the tables need, written by hand.
CREATE EXTENSION IF NOT EXISTS "pg_trgm";
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS "unaccent";
--> statement-breakpoint
-- Text as it is compared: without case, accents (composed or not), vowel marks, soft hyphens and apostrophes. Of Ethiopic letters
-- that sound alike (and are spelt now so, now so) one is kept. Other scripts stay as they are.
CREATE FUNCTION "search_fold"(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN normalize(translate(lower(public.unaccent('public.unaccent', regexp_replace(normalize(written, NFKD),
  U&'[\00AD\0300-\036F\064B-\065F\0670\0640\200B-\200F\2060''`\2018\2019\02BC\02BB\2032]', '', 'g'))),
  U&'\0254\0186\01DD\018E\0259\018F\0263\0194\0269\0196\028A\01B1ሐሑሒሓሔሕሖኀኁኂኃኄኅኆሃሠሡሢሣሤሥሦዐዑዒዓዔዕዖኣፀፁፂፃፄፅፆዉ',
  'ooeeeeggiiuuሀሁሂሀሄህሆሀሁሂሀሄህሆሀሰሱሲሳሴስሶአኡኢአኤእኦአጸጹጺጻጼጽጾው'), NFC);
--> statement-breakpoint
-- The words of a text, in their order, folded. What separates words is listed, so that no locale changes it.
CREATE FUNCTION "search_split"(written text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := '{}';
  word text;
BEGIN
  FOREACH word IN ARRAY regexp_split_to_array(public.search_fold(written),
    U&'[\0001-/:-@\005B-`{-\00BF\055A-\055F\060C\061B\061F\06D4\1361-\1368\2000-\206F\3000-\303F]+') LOOP
    word := left(word, 40);
    IF word <> '' THEN words := words || word; END IF;
  END LOOP;
  RETURN words;
END $$;
--> statement-breakpoint
-- What an entry is found by. Of the title: each word (`t love`), two words at most four apart in the order of the alphabet
-- (`t forever love`), and all of it (`t=love is forever`). Of each name: the same without the last (`a boy`, `a boy burna`). A word
-- that stands twice makes two words, too: "Pata Pata" is `t pata pata`.
CREATE FUNCTION "search_terms"(song text, names text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  words text[] := public.search_split(song);
  terms text[] := ARRAY['t=' || left(array_to_string(words, ' '), 200)];
  field text := 't ';
BEGIN
  FOR name IN 0 .. cardinality(names) LOOP
    IF name > 0 THEN
      words := public.search_split(names[name]);
      field := 'a ';
    END IF;
    FOR i IN 1 .. cardinality(words) LOOP
      terms := terms || (field || words[i]);
      FOR j IN i + 1 .. least(i + 4, cardinality(words)) LOOP
        terms := terms || CASE WHEN words[i] COLLATE "C" < words[j] THEN field || words[i] || ' ' || words[j]
          ELSE field || words[j] || ' ' || words[i] END;
      END LOOP;
    END LOOP;
  END LOOP;
  RETURN ARRAY(SELECT term FROM unnest(terms) WITH ORDINALITY AS made(term, place) GROUP BY term ORDER BY min(place));
END $$;
--> statement-breakpoint
-- The word's first eight letters, also without each one of them and, of a word longer than six, without each two. Two words
-- that have one of these in common are one or two slips apart; words of one or two letters have no misspellings.
CREATE FUNCTION "search_near"(word text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE COST 1000 AS $$
DECLARE
  start text := left(word, 8);
  near text[] := ARRAY[start];
  once text;
BEGIN
  IF length(start) < 3 THEN RETURN near; END IF;
  FOR i IN 1 .. length(start) LOOP
    once := overlay(start PLACING '' FROM i FOR 1);
    near := near || once;
    IF length(word) > 6 THEN
      FOR j IN i .. length(start) - 1 LOOP
        near := near || overlay(once PLACING '' FROM j FOR 1);
      END LOOP;
    END IF;
  END LOOP;
  RETURN near;
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
-- The tables, as drizzle-kit generates them.
CREATE SEQUENCE "public"."receipt_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "avatars_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"bytes" "bytea",
	"expires_at" timestamp (3) with time zone NOT NULL,
	"filename" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "admin_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "admin_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text NOT NULL,
	"target_name" text DEFAULT '' NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"sid" varchar PRIMARY KEY NOT NULL,
	"sess" json NOT NULL,
	"expire" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_sealed" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"password_hash" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text DEFAULT 'user' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"profile_image_url" text,
	"collaborator_role" text,
	"genres" text[] DEFAULT '{}' NOT NULL,
	"country" text,
	"bio" text,
	"sample_work_url" text,
	"budget_preference" text,
	"availability_status" text,
	"is_featured_producer" boolean DEFAULT false NOT NULL,
	"dark_mode" boolean,
	"language" text,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"document_signing_alerts" boolean DEFAULT true NOT NULL,
	"payment_notifications" boolean DEFAULT true NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "consent_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"signer_id" uuid NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"ip_address" text,
	"user_agent" text,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "consent_answers_signer" UNIQUE("request_id","signer_id")
);
--> statement-breakpoint
CREATE TABLE "consent_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"answer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"confirmations_required" integer NOT NULL,
	"confirmed_count" integer DEFAULT 0 NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"scheduled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"details" jsonb DEFAULT '{}' NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_events_position" UNIQUE("document_id","position")
);
--> statement-breakpoint
CREATE TABLE "deleted_documents" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"confirmations" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_edits_number" UNIQUE("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "document_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"canonical" text NOT NULL,
	"sha256" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_because" text,
	"end_reason" text,
	"ended_by" uuid,
	CONSTRAINT "document_versions_number" UNIQUE("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"version_number" integer DEFAULT 0 NOT NULL,
	"signer_count" integer DEFAULT 0 NOT NULL,
	"signed_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"locked_from" text,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "documents_locked_from" CHECK (("documents"."status" = 'locked') = ("documents"."locked_from" is not null))
);
--> statement-breakpoint
CREATE TABLE "event_reasons" (
	"document_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "event_reasons_document_id_position_pk" PRIMARY KEY("document_id","position")
);
--> statement-breakpoint
CREATE TABLE "hidden_entries" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"entry" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issued_pdfs" (
	"version_id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "collaboration_messages" (
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collaboration_messages_request_id_number_pk" PRIMARY KEY("request_id","number")
);
--> statement-breakpoint
CREATE TABLE "collaboration_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"receiver_id" uuid NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"responded_at" timestamp (3) with time zone,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	"sender_read_to" integer DEFAULT 0 NOT NULL,
	"receiver_read_to" integer DEFAULT 0 NOT NULL,
	"sender_mailed_at" integer DEFAULT -1 NOT NULL,
	"receiver_mailed_at" integer DEFAULT -1 NOT NULL
);
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
CREATE TABLE "live_counters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"user_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_events_user_id_number_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"service_type" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"email" text NOT NULL,
	"reference" text NOT NULL,
	"provider_reference" text,
	"access_code" text,
	"authorization_url" text,
	"starting_since" timestamp (3) with time zone,
	"status" text DEFAULT 'pending' NOT NULL,
	"transaction_id" text,
	"channel" text DEFAULT '' NOT NULL,
	"receipt_number" text,
	"paid_at" timestamp (3) with time zone,
	"drafting_since" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"document_id" uuid,
	"form_sealed" text,
	"next_check_at" timestamp (3) with time zone,
	"unused_told_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payments_positive" CHECK ("payments"."amount_cents" > 0),
	CONSTRAINT "payments_completed_has_receipt" CHECK ("payments"."status" <> 'completed' or ("payments"."receipt_number" is not null and "payments"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service_pricing" (
	"service_type" text PRIMARY KEY NOT NULL,
	"price_cents" integer NOT NULL,
	"description" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "service_pricing_positive" CHECK ("service_pricing"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"score" integer NOT NULL,
	"reviewed_by" text NOT NULL,
	"counts" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "search_entries_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"title" text NOT NULL,
	"people" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"song" text NOT NULL,
	"names" text[] NOT NULL,
	"terms" text[] GENERATED ALWAYS AS (search_terms(song, names)) STORED NOT NULL,
	CONSTRAINT "search_entries_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "search_postings" (
	"term" text NOT NULL,
	"entry" bigint NOT NULL,
	CONSTRAINT "search_postings_term_entry_pk" PRIMARY KEY("term","entry")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reminder_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"signer_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"signer_id" uuid PRIMARY KEY NOT NULL,
	"signature_id" text NOT NULL,
	"version_sha256" text NOT NULL,
	"acknowledgements_version" text NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"rights" jsonb NOT NULL,
	"language" text,
	"token_hash" text NOT NULL,
	"token_expires_at" timestamp (3) with time zone NOT NULL,
	"invited_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"reminders_off_at" timestamp (3) with time zone,
	"expiry_told_at" timestamp (3) with time zone,
	CONSTRAINT "signers_place" UNIQUE("version_id","position")
);
--> statement-breakpoint
CREATE TABLE "ticket_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10001 CACHE 1),
	"user_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"category" text NOT NULL,
	"priority" text DEFAULT 'medium' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"topic" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "verification_orders" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"result" jsonb NOT NULL,
	"verified_at" timestamp (3) with time zone NOT NULL,
	"certificate" "bytea",
	"certificate_sha256" text
);
--> statement-breakpoint
ALTER TABLE "avatars" ADD CONSTRAINT "avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "admin_events" ADD CONSTRAINT "admin_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_answers" ADD CONSTRAINT "consent_answers_request_id_consent_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consent_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_answers" ADD CONSTRAINT "consent_answers_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_links" ADD CONSTRAINT "consent_links_answer_id_consent_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."consent_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_requests" ADD CONSTRAINT "consent_requests_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_edits" ADD CONSTRAINT "document_edits_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_edits" ADD CONSTRAINT "document_edits_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reasons" ADD CONSTRAINT "event_reasons_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_entries" ADD CONSTRAINT "hidden_entries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issued_pdfs" ADD CONSTRAINT "issued_pdfs_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_messages" ADD CONSTRAINT "collaboration_messages_request_id_collaboration_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."collaboration_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_requests" ADD CONSTRAINT "collaboration_requests_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collaboration_requests" ADD CONSTRAINT "collaboration_requests_receiver_id_users_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery_entries" ADD CONSTRAINT "discovery_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_counters" ADD CONSTRAINT "live_counters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminder_links" ADD CONSTRAINT "reminder_links_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signatures" ADD CONSTRAINT "signatures_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signers" ADD CONSTRAINT "signers_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signers" ADD CONSTRAINT "signers_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_links" ADD CONSTRAINT "ticket_links_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_messages" ADD CONSTRAINT "ticket_messages_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_orders" ADD CONSTRAINT "verification_orders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_orders" ADD CONSTRAINT "verification_orders_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "admin_events_newest" ON "admin_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "admin_events_action" ON "admin_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "admin_events_actor" ON "admin_events" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "admin_events_kind" ON "admin_events" USING btree ("target_type","at","id");--> statement-breakpoint
CREATE INDEX "admin_events_target" ON "admin_events" USING btree ("target_id","at","id");--> statement-breakpoint
CREATE INDEX "account_links_user" ON "account_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "sessions_expire" ON "sessions" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree (("sess" -> 'passport' ->> 'user'));--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id","role","status") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","created_at","id","status") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("status","created_at","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("first_name","last_name","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search_fold("email" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "consent_answers_of_signer" ON "consent_answers" USING btree ("signer_id");--> statement-breakpoint
CREATE INDEX "consent_links_answer" ON "consent_links" USING btree ("answer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consent_requests_open" ON "consent_requests" USING btree ("document_id") WHERE "consent_requests"."status" = 'pending' or ("consent_requests"."status" = 'approved' and "consent_requests"."purpose" = 'deletion');--> statement-breakpoint
CREATE INDEX "consent_requests_newest" ON "consent_requests" USING btree ("document_id","purpose","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consent_requests_due" ON "consent_requests" USING btree ("scheduled_at") WHERE "consent_requests"."status" = 'approved' and "consent_requests"."purpose" = 'deletion';--> statement-breakpoint
CREATE INDEX "consent_requests_pending" ON "consent_requests" USING btree ("expires_at") WHERE "consent_requests"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "document_versions_signed" ON "document_versions" USING btree ("signed_at","sent_at","document_id") WHERE "document_versions"."signed_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_owner_newest" ON "documents" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("created_at","id","type","status","version_number","signed_count") WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "documents_by_status" ON "documents" USING btree ("status","created_at","id","type") WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "documents_by_type" ON "documents" USING btree ("type","created_at","id") WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "documents_by_title" ON "documents" USING btree ("title","id") WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "documents_hidden" ON "documents" USING btree ("hidden_at") WHERE "documents"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin (search_fold("title") gin_trgm_ops) WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "issued_pdfs_sha256" ON "issued_pdfs" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collaboration_messages_id" ON "collaboration_messages" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "collaboration_requests_open_pair" ON "collaboration_requests" USING btree (least("sender_id", "receiver_id"),greatest("sender_id", "receiver_id")) WHERE "collaboration_requests"."status" <> 'declined';--> statement-breakpoint
CREATE INDEX "collaboration_requests_sender" ON "collaboration_requests" USING btree ("sender_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collaboration_requests_receiver" ON "collaboration_requests" USING btree ("receiver_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "collaboration_requests_unread" ON "collaboration_requests" USING btree ("last_message_at") WHERE ("collaboration_requests"."message_count" > "collaboration_requests"."sender_read_to" and "collaboration_requests"."sender_mailed_at" < "collaboration_requests"."sender_read_to") or ("collaboration_requests"."message_count" > "collaboration_requests"."receiver_read_to" and "collaboration_requests"."receiver_mailed_at" < "collaboration_requests"."receiver_read_to");--> statement-breakpoint
CREATE INDEX "discovery_entries_list" ON "discovery_entries" USING btree ("is_featured" DESC NULLS LAST,"joined_at" DESC NULLS LAST,"user_id","facets");--> statement-breakpoint
CREATE INDEX "discovery_entries_facets" ON "discovery_entries" USING gin ("facets") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "discovery_entries_name" ON "discovery_entries" USING gin ("name" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "discovery_entries_slips" ON "discovery_entries" USING gin ("slips") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "live_events_age" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference_unique" ON "payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_reference_unique" ON "payments" USING btree ("provider_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_receipt_number_unique" ON "payments" USING btree ("receipt_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_document_unique" ON "payments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "payments_owner_newest" ON "payments" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at","id","status","service_type");--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","created_at","id","service_type");--> statement-breakpoint
CREATE INDEX "payments_by_service" ON "payments" USING btree ("service_type","created_at","id","status");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "payments_revenue" ON "payments" USING btree ("paid_at","service_type","amount_cents") WHERE "payments"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin (search_fold("reference" || ' ' || coalesce("receipt_number", '') || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_next_check" ON "payments" USING btree ("next_check_at") WHERE "payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payments_unused" ON "payments" USING btree ("paid_at") WHERE "payments"."status" = 'completed' and "payments"."used_at" is null and "payments"."unused_told_at" is null and "payments"."owner_id" is not null;--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_payment_unique" ON "reviews" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "reviews_owner_newest" ON "reviews" USING btree ("owner_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin (search_near("word")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "reminder_links_signer" ON "reminder_links" USING btree ("signer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signatures_id_unique" ON "signatures" USING btree ("signature_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signers_token_unique" ON "signers" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "signers_document" ON "signers" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signers_email" ON "signers" USING btree ("email");--> statement-breakpoint
CREATE INDEX "signers_invited" ON "signers" USING btree ("invited_at");--> statement-breakpoint
CREATE INDEX "signers_expiring" ON "signers" USING btree ("token_expires_at");--> statement-breakpoint
CREATE INDEX "signers_opened" ON "signers" USING btree ("document_id") WHERE "signers"."opened_at" is not null;--> statement-breakpoint
CREATE INDEX "ticket_links_ticket" ON "ticket_links" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_open_topic" ON "tickets" USING btree ("topic") WHERE "tickets"."topic" is not null and "tickets"."status" in ('open', 'in_progress');--> statement-breakpoint
CREATE INDEX "tickets_newest" ON "tickets" USING btree ("created_at","id","status","priority","category");--> statement-breakpoint
CREATE INDEX "tickets_latest" ON "tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_status" ON "tickets" USING btree ("status","created_at","id","priority","category");--> statement-breakpoint
CREATE INDEX "tickets_by_priority" ON "tickets" USING btree ("priority","created_at","id","status","category");--> statement-breakpoint
CREATE INDEX "tickets_by_category" ON "tickets" USING btree ("category","created_at","id","status","priority");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin (search_fold('T-' || "number"::text || ' ' || "subject" || ' ' || "name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "tickets_user_newest" ON "tickets" USING btree ("user_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "verification_orders_document" ON "verification_orders" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_payment" ON "verifications" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "verifications_document" ON "verifications" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "verifications_certificate" ON "verifications" USING btree ("certificate_sha256");--> statement-breakpoint
-- What tables cannot say, written by hand.
-- Lost in a crash without harm, and written all the time.
ALTER TABLE "rate_limits" SET UNLOGGED;
--> statement-breakpoint
INSERT INTO "service_pricing" ("service_type", "price_cents", "description") VALUES
	('producer_agreement', 39900, 'A complete agreement between an artist and a producer, drafted from your answers. Paid once per agreement, with unlimited edits, downloads and sharing.'),
	('featured_artist_agreement', 39900, 'A complete agreement between a lead artist and a featured artist, drafted from your answers. Paid once per agreement, with unlimited edits, downloads and sharing.'),
	('ai_review', 39900, 'A review of one contract: a score, what to watch out for, what is good about it, and what to ask for.'),
	('ownership_verification', 2000, 'The full ownership record of one registered work, shown at once and sent to you by e-mail.');
--> statement-breakpoint
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_events is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_events_append_only" BEFORE UPDATE OR DELETE ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
CREATE TRIGGER "audit_events_no_truncate" BEFORE TRUNCATE ON "audit_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
CREATE FUNCTION "refuse_admin_event_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'admin_events is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER "admin_events_append_only" BEFORE UPDATE OR DELETE ON "admin_events"
  FOR EACH ROW EXECUTE FUNCTION "refuse_admin_event_change"();
--> statement-breakpoint
CREATE TRIGGER "admin_events_no_truncate" BEFORE TRUNCATE ON "admin_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_admin_event_change"();
--> statement-breakpoint
-- What everybody but an administrator knows of documents. It has the columns the table has today: a migration that adds one makes
-- this view anew (CREATE OR REPLACE VIEW, the same text).
CREATE SCHEMA "shown";
--> statement-breakpoint
CREATE VIEW "shown"."documents" AS SELECT * FROM "public"."documents" WHERE "hidden_at" IS NULL;
--> statement-breakpoint
-- The words of single-word terms.
CREATE FUNCTION "search_words_of"(terms text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(DISTINCT word ORDER BY word), '{}')
  FROM (SELECT substr(term, 3) AS word FROM unnest(terms) term WHERE term ~ '^[ta] [^ ]+$') AS words
$$;
--> statement-breakpoint
-- Keeps postings and words in step with the entries, in the transaction that changes them. Whoever writes a word holds its row
-- until the end, so that nobody forgets it meanwhile.
CREATE FUNCTION "index_search_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry_number bigint := CASE TG_OP WHEN 'DELETE' THEN OLD.number ELSE NEW.number END;
  before text[] := '{}';
  after text[] := '{}';
  added text[];
  gone text[];
  words text[];
BEGIN
  IF TG_OP <> 'INSERT' THEN before := OLD.terms; END IF;
  IF TG_OP <> 'DELETE' THEN after := NEW.terms; END IF;
  added := ARRAY(SELECT unnest(after) EXCEPT SELECT unnest(before));
  gone := ARRAY(SELECT unnest(before) EXCEPT SELECT unnest(after));

  words := public.search_words_of(added);
  LOOP
    INSERT INTO public.search_words SELECT unnest(words) ON CONFLICT DO NOTHING;
    PERFORM FROM public.search_words WHERE word = ANY (words) ORDER BY word FOR KEY SHARE;
    EXIT WHEN (SELECT count(*) FROM public.search_words WHERE word = ANY (words)) = cardinality(words);
  END LOOP;
  INSERT INTO public.search_postings SELECT unnest(added), entry_number;

  DELETE FROM public.search_postings WHERE entry = entry_number AND term = ANY (gone);
  words := ARRAY(SELECT word FROM unnest(public.search_words_of(gone)) word
    WHERE NOT EXISTS (SELECT FROM public.search_postings WHERE term IN ('t ' || word, 'a ' || word)));
  PERFORM FROM public.search_words WHERE word = ANY (words) ORDER BY word FOR UPDATE;
  DELETE FROM public.search_words w WHERE word = ANY (words)
    AND NOT EXISTS (SELECT FROM public.search_postings WHERE term IN ('t ' || w.word, 'a ' || w.word));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "search_entries_indexed" AFTER INSERT OR DELETE OR UPDATE OF "song", "names" ON "search_entries"
  FOR EACH ROW EXECUTE FUNCTION "index_search_entry"();
--> statement-breakpoint
-- What discovery filters by: what somebody does, in which music, where, for how much, and whether they have time.
CREATE FUNCTION "discovery_facets"(role text, genres text[], country text, budget text, availability text) RETURNS text[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
BEGIN
  RETURN array_remove(
    ARRAY['role:' || role, 'country:' || country, 'budget:' || budget, 'availability:' || availability]
      || ARRAY(SELECT 'genre:' || genre FROM unnest(genres) genre), NULL);
END $$;
--> statement-breakpoint
-- Numbers of what discovery filters by: a fourth of the room that the words take, and compared at once.
CREATE FUNCTION "discovery_keys"(facets text[]) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(SELECT hashtext(facet) FROM unnest(facets) facet);
END $$;
--> statement-breakpoint
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
-- Open streams of events are told when their session may have ended, whoever ended it.
CREATE FUNCTION "announce_session_end"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text := OLD.sess -> 'passport' ->> 'user';
BEGIN
  IF owner IS NOT NULL THEN PERFORM pg_notify('live', 'session ' || owner); END IF;
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
