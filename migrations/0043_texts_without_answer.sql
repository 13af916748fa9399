DROP INDEX "text_messages_failed";--> statement-breakpoint
ALTER TABLE "text_messages" ADD COLUMN "sent_with" uuid;--> statement-breakpoint
ALTER TABLE "text_messages" ADD COLUMN "given_at" timestamp (3) with time zone;--> statement-breakpoint
-- An attempt that was counted and not taken back may have been sent.
UPDATE "text_messages" SET "given_at" = "changed_at" WHERE "state" = 'waits' AND "attempts" > 0;--> statement-breakpoint
CREATE INDEX "text_messages_with" ON "text_messages" USING btree ("sent_with") WHERE "text_messages"."sent_with" is not null;--> statement-breakpoint
CREATE INDEX "text_messages_lost" ON "text_messages" USING btree ("account_id") WHERE "text_messages"."state" in ('failed', 'unsure');