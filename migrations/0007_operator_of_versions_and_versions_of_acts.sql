ALTER TABLE "users" ADD COLUMN "terms_version" text DEFAULT 'not_stated' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "privacy_version" text DEFAULT 'not_stated' NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "operator" jsonb;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "terms_version" text DEFAULT 'not_stated' NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "privacy_version" text DEFAULT 'not_stated' NOT NULL;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "notice_version" text DEFAULT 'not_stated' NOT NULL;--> statement-breakpoint
ALTER TABLE "signers" ADD COLUMN "notice_version" text;