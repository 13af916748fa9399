CREATE TABLE "song_keys" (
	"document_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "song_keys_document_id_key_pk" PRIMARY KEY("document_id","key")
);
--> statement-breakpoint
CREATE TABLE "song_keys_due" (
	"document_id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "song_keys" ADD CONSTRAINT "song_keys_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_keys_due" ADD CONSTRAINT "song_keys_due_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "song_keys_owner" ON "song_keys" USING btree ("owner_id","key");--> statement-breakpoint
-- Whatever a document is found by as a paper of a song is made anew by whoever looks for papers next; what stood there is gone at once.
-- The mark first: it waits for whoever is making the keys, whose they are then taken away.
CREATE FUNCTION "make_song_keys_due"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  document uuid;
BEGIN
  IF TG_TABLE_NAME = 'documents' THEN document := NEW.id; ELSE document := NEW.document_id; END IF;
  INSERT INTO public.song_keys_due VALUES (document)
    ON CONFLICT (document_id) DO UPDATE SET document_id = excluded.document_id;
  DELETE FROM public.song_keys WHERE document_id = document;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "documents_keyed" AFTER INSERT OR UPDATE OF "content", "title", "owner_id" ON "documents"
  FOR EACH ROW EXECUTE FUNCTION "make_song_keys_due"();
--> statement-breakpoint
CREATE TRIGGER "document_versions_keyed" AFTER INSERT OR UPDATE OF "canonical" ON "document_versions"
  FOR EACH ROW EXECUTE FUNCTION "make_song_keys_due"();
--> statement-breakpoint
CREATE TRIGGER "registrations_keyed" AFTER INSERT OR UPDATE OF "record" ON "registrations"
  FOR EACH ROW EXECUTE FUNCTION "make_song_keys_due"();
--> statement-breakpoint
INSERT INTO "song_keys_due" SELECT "id" FROM "documents";
