CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" uuid,
	"signer_id" uuid,
	"request_id" uuid,
	"payment_id" uuid,
	"gathers" uuid,
	"count" integer DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notices_off" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_request_id_collaboration_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."collaboration_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_of_owner" ON "notices" USING btree ("owner_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("owner_id","id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_gathered" ON "notices" USING btree ("owner_id","kind","gathers") WHERE "notices"."read_at" is null and "notices"."gathers" is not null;--> statement-breakpoint
CREATE INDEX "notices_document" ON "notices" USING btree ("document_id") WHERE "notices"."document_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_request" ON "notices" USING btree ("request_id") WHERE "notices"."request_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_payment" ON "notices" USING btree ("payment_id") WHERE "notices"."payment_id" is not null;--> statement-breakpoint
CREATE TRIGGER "notices_of_users" BEFORE INSERT ON "notices" FOR EACH ROW EXECUTE FUNCTION "require_users"('owner_id');
