CREATE TABLE "archived_documents" (
	"account_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "archived_documents_account_id_document_id_pk" PRIMARY KEY("account_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "document_labels" (
	"document_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "document_labels_document_id_label_id_pk" PRIMARY KEY("document_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "archived_documents" ADD CONSTRAINT "archived_documents_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "archived_documents" ADD CONSTRAINT "archived_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_labels" ADD CONSTRAINT "document_labels_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_labels" ADD CONSTRAINT "document_labels_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "archived_documents_document" ON "archived_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "document_labels_label" ON "document_labels" USING btree ("label_id","document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name" ON "labels" USING btree ("owner_id",lower("name"));--> statement-breakpoint
CREATE TRIGGER "labels_of_users" BEFORE INSERT ON "labels" FOR EACH ROW EXECUTE FUNCTION "require_users"('owner_id');--> statement-breakpoint
CREATE TRIGGER "archived_documents_of_users" BEFORE INSERT ON "archived_documents" FOR EACH ROW EXECUTE FUNCTION "require_users"('account_id');
