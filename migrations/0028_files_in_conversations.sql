CREATE TABLE "collaboration_files" (
	"message_id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "collaboration_files" ADD CONSTRAINT "collaboration_files_message_id_collaboration_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."collaboration_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collaboration_files_sender" ON "collaboration_files" USING btree ("sender_id","size");