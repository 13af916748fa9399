ALTER TABLE "users" ADD COLUMN "updates_contacts" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "kept_by" uuid;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "kept" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "is_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_kept_by_users_id_fk" FOREIGN KEY ("kept_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_kept" ON "contacts" USING btree ("kept_by","owner_id") WHERE "contacts"."kept_by" is not null;