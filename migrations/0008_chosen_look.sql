ALTER TABLE "users" ALTER COLUMN "dark_mode" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "dark_mode" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "language" DROP NOT NULL;