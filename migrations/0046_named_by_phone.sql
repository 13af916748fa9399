ALTER TABLE "representatives" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "text_messages" ADD COLUMN "representative_id" uuid;--> statement-breakpoint
ALTER TABLE "text_messages" ADD CONSTRAINT "text_messages_representative_id_representatives_id_fk" FOREIGN KEY ("representative_id") REFERENCES "public"."representatives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_messages_named" ON "text_messages" USING btree ("representative_id") WHERE "text_messages"."representative_id" is not null;