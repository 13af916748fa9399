ALTER TABLE "room_codes" ADD COLUMN "asked_in" text;--> statement-breakpoint
CREATE INDEX "text_messages_failed" ON "text_messages" USING btree ("account_id") WHERE "text_messages"."state" = 'failed';