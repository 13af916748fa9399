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
CREATE TABLE "hidden_entries" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"entry" jsonb NOT NULL
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
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "admin_events" ADD CONSTRAINT "admin_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_entries" ADD CONSTRAINT "hidden_entries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "admin_events_newest" ON "admin_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "admin_events_action" ON "admin_events" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "admin_events_actor" ON "admin_events" USING btree ("actor_id","at","id");--> statement-breakpoint
CREATE INDEX "admin_events_kind" ON "admin_events" USING btree ("target_type","at","id");--> statement-breakpoint
CREATE INDEX "admin_events_target" ON "admin_events" USING btree ("target_id","at","id");--> statement-breakpoint
CREATE INDEX "refunds_newest" ON "refunds" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id","role","status") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","created_at","id","status") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_status" ON "users" USING btree ("status","created_at","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("first_name","last_name","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin (search_fold("email" || ' ' || "first_name" || ' ' || "last_name") gin_trgm_ops) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "documents_newest" ON "documents" USING btree ("created_at","id","type","status","version_number","signed_count") WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "documents_by_status" ON "documents" USING btree ("status","created_at","id","type") WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "documents_by_type" ON "documents" USING btree ("type","created_at","id") WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "documents_by_title" ON "documents" USING btree ("title","id") WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "documents_hidden" ON "documents" USING btree ("hidden_at") WHERE "documents"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "documents_search" ON "documents" USING gin (search_fold("title") gin_trgm_ops) WHERE "documents"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "payments_newest" ON "payments" USING btree ("created_at","id","status","service_type");--> statement-breakpoint
CREATE INDEX "payments_by_status" ON "payments" USING btree ("status","created_at","id","service_type");--> statement-breakpoint
CREATE INDEX "payments_by_service" ON "payments" USING btree ("service_type","created_at","id","status");--> statement-breakpoint
CREATE INDEX "payments_by_amount" ON "payments" USING btree ("amount_cents","id");--> statement-breakpoint
CREATE INDEX "payments_revenue" ON "payments" USING btree ("paid_at","service_type","amount_cents") WHERE "payments"."status" = 'completed';--> statement-breakpoint
CREATE INDEX "payments_search" ON "payments" USING gin (search_fold("reference" || ' ' || coalesce("receipt_number", '') || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "signers_opened" ON "signers" USING btree ("document_id") WHERE "signers"."opened_at" is not null;--> statement-breakpoint
CREATE INDEX "tickets_newest" ON "tickets" USING btree ("created_at","id","status","priority","category");--> statement-breakpoint
CREATE INDEX "tickets_latest" ON "tickets" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "tickets_by_status" ON "tickets" USING btree ("status","created_at","id","priority","category");--> statement-breakpoint
CREATE INDEX "tickets_by_priority" ON "tickets" USING btree ("priority","created_at","id","status","category");--> statement-breakpoint
CREATE INDEX "tickets_by_category" ON "tickets" USING btree ("category","created_at","id","status","priority");--> statement-breakpoint
CREATE INDEX "tickets_search" ON "tickets" USING gin (search_fold('T-' || "number"::text || ' ' || "subject" || ' ' || "name" || ' ' || "email") gin_trgm_ops);--> statement-breakpoint
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
