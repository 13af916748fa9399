ALTER TABLE "room_codes" ALTER COLUMN "room_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_links" ADD COLUMN "way" text DEFAULT 'mail_link' NOT NULL;