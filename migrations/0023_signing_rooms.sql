CREATE TABLE "room_codes" (
	"signer_id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"way" text NOT NULL,
	"address_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_in" text
);
--> statement-breakpoint
CREATE TABLE "room_sessions" (
	"signer_id" uuid PRIMARY KEY NOT NULL,
	"room_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"way" text NOT NULL,
	"device" text NOT NULL,
	"address_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_rooms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"document_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"sealed_key" text NOT NULL,
	"letters" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"open_until" timestamp (3) with time zone NOT NULL,
	"shared_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "room_codes" ADD CONSTRAINT "room_codes_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_codes" ADD CONSTRAINT "room_codes_room_id_signing_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."signing_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_sessions" ADD CONSTRAINT "room_sessions_signer_id_signers_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_sessions" ADD CONSTRAINT "room_sessions_room_id_signing_rooms_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."signing_rooms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_rooms" ADD CONSTRAINT "signing_rooms_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_rooms" ADD CONSTRAINT "signing_rooms_version_id_document_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."document_versions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_codes_room" ON "room_codes" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "room_sessions_token" ON "room_sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "room_sessions_room" ON "room_sessions" USING btree ("room_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_rooms_key" ON "signing_rooms" USING btree ("key_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_rooms_letters" ON "signing_rooms" USING btree ("letters");--> statement-breakpoint
CREATE INDEX "signing_rooms_document" ON "signing_rooms" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "signing_rooms_version" ON "signing_rooms" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signing_rooms_open" ON "signing_rooms" USING btree ("document_id") WHERE "signing_rooms"."closed_at" is null;