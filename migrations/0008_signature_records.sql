ALTER TABLE "document_versions" ADD COLUMN "sender_email" text;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "sender_ip_address" text;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "sender_user_agent" text;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "record" text;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "record_sha256" text;--> statement-breakpoint
ALTER TABLE "signatures" ADD COLUMN "private_part" text;