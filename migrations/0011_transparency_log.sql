CREATE TABLE "checkpoint_time_stamps" (
	"size" bigint PRIMARY KEY NOT NULL,
	"token" "bytea" NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_salts" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"salt" "bytea" NOT NULL,
	CONSTRAINT "entry_salts_salt" CHECK (octet_length("entry_salts"."salt") = 32)
);
--> statement-breakpoint
CREATE TABLE "log_checkpoints" (
	"size" bigint PRIMARY KEY NOT NULL,
	"root" "bytea" NOT NULL,
	"note" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "log_checkpoints_root" CHECK (octet_length("log_checkpoints"."root") = 32)
);
--> statement-breakpoint
CREATE TABLE "log_entries" (
	"index" bigint PRIMARY KEY NOT NULL,
	"event_id" bigint NOT NULL,
	"entry" "bytea" NOT NULL,
	CONSTRAINT "log_entries_event_id_unique" UNIQUE("event_id"),
	CONSTRAINT "log_entries_entry" CHECK (octet_length("log_entries"."entry") = 32)
);
--> statement-breakpoint
CREATE TABLE "log_head" (
	"only_one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"origin" text NOT NULL,
	"size" bigint DEFAULT 0 NOT NULL,
	"peaks" "bytea" NOT NULL,
	CONSTRAINT "log_head_only_one" CHECK ("log_head"."only_one"),
	CONSTRAINT "log_head_size" CHECK ("log_head"."size" >= 0),
	CONSTRAINT "log_head_peaks" CHECK (octet_length("log_head"."peaks") % 32 = 0)
);
--> statement-breakpoint
CREATE TABLE "log_keys" (
	"verifier_key" text PRIMARY KEY NOT NULL,
	"first_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_nodes" (
	"level" integer NOT NULL,
	"index" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "log_nodes_level_index_pk" PRIMARY KEY("level","index"),
	CONSTRAINT "log_nodes_level" CHECK ("log_nodes"."level" in (8, 16, 24, 32)),
	CONSTRAINT "log_nodes_hash" CHECK (octet_length("log_nodes"."hash") = 32)
);
--> statement-breakpoint
CREATE TABLE "log_pending" (
	"event_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkpoint_time_stamps" ADD CONSTRAINT "checkpoint_time_stamps_size_log_checkpoints_size_fk" FOREIGN KEY ("size") REFERENCES "public"."log_checkpoints"("size") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_salts" ADD CONSTRAINT "entry_salts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_salts_document" ON "entry_salts" USING btree ("document_id");
--> statement-breakpoint
CREATE FUNCTION "await_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO log_pending (event_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "audit_events_await_log" AFTER INSERT ON "audit_events"
  FOR EACH ROW EXECUTE FUNCTION "await_log"();
--> statement-breakpoint
-- What happened before there was a log is entered late, and proves what stands there from then on.
INSERT INTO "log_pending" ("event_id") SELECT "id" FROM "audit_events" ON CONFLICT DO NOTHING;
--> statement-breakpoint
CREATE FUNCTION "refuse_log_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_log_going_back"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'UPDATE' OR NEW.size < OLD.size OR (NEW.size = OLD.size AND NEW.peaks <> OLD.peaks) THEN
    RAISE EXCEPTION 'the log only grows';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "log_head_grows" BEFORE UPDATE OR DELETE ON "log_head"
  FOR EACH ROW EXECUTE FUNCTION "refuse_log_going_back"();
--> statement-breakpoint
CREATE TRIGGER "log_head_no_truncate" BEFORE TRUNCATE ON "log_head"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_log_change"();
--> statement-breakpoint
DO $$
DECLARE kept text;
BEGIN
  FOREACH kept IN ARRAY ARRAY['log_entries', 'log_nodes', 'log_checkpoints', 'log_keys', 'checkpoint_time_stamps'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_log_change()', kept || '_append_only', kept);
    EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_log_change()', kept || '_no_truncate', kept);
  END LOOP;
END $$;
