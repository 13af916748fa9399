CREATE TABLE "registration_acknowledgements" (
	"document_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"status" text NOT NULL,
	"processed_on" text NOT NULL,
	"society_number" text NOT NULL,
	"messages" text[] NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "registration_acknowledgements_document_id_sender_status_processed_on_society_number_pk" PRIMARY KEY("document_id","sender","status","processed_on","society_number")
);
--> statement-breakpoint
CREATE TABLE "registration_export_documents" (
	"export_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "registration_export_documents_export_id_document_id_pk" PRIMARY KEY("export_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "registration_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"format" text NOT NULL,
	"filename" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"folded" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_file_numbers" (
	"sender_code" text NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	CONSTRAINT "registration_file_numbers_sender_code_year_pk" PRIMARY KEY("sender_code","year")
);
--> statement-breakpoint
CREATE TABLE "registration_parties" (
	"identity" text PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "registration_parties_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1)
);
--> statement-breakpoint
CREATE TABLE "registration_works" (
	"document_id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "registration_works_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notified_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "submitters" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"ipi_name_number" text NOT NULL,
	"sender_code" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "registration_acknowledgements" ADD CONSTRAINT "registration_acknowledgements_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_export_documents" ADD CONSTRAINT "registration_export_documents_export_id_registration_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."registration_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_export_documents" ADD CONSTRAINT "registration_export_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_exports" ADD CONSTRAINT "registration_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_works" ADD CONSTRAINT "registration_works_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submitters" ADD CONSTRAINT "submitters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registration_export_documents_document" ON "registration_export_documents" USING btree ("document_id");--> statement-breakpoint
CREATE TRIGGER "submitters_of_users" BEFORE INSERT ON "submitters" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
--> statement-breakpoint
CREATE TRIGGER "registration_exports_of_users" BEFORE INSERT ON "registration_exports" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
--> statement-breakpoint
CREATE FUNCTION "forget_registration_export"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM registration_exports WHERE id = OLD.export_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "registration_exports_with_documents" AFTER DELETE ON "registration_export_documents" FOR EACH ROW EXECUTE FUNCTION "forget_registration_export"();
