ALTER TABLE "document_versions" ADD COLUMN "copies" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "in_turn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "link_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "awaits_turn" boolean DEFAULT false NOT NULL;