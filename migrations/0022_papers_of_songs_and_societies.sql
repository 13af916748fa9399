CREATE TABLE "societies" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"status" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "song_links" (
	"user_id" uuid NOT NULL,
	"one" uuid NOT NULL,
	"other" uuid NOT NULL,
	"belongs" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "song_links_user_id_one_other_pk" PRIMARY KEY("user_id","one","other"),
	CONSTRAINT "song_links_ordered" CHECK ("song_links"."one" < "song_links"."other")
);
--> statement-breakpoint
CREATE TABLE "song_waivers" (
	"user_id" uuid NOT NULL,
	"contradiction" text NOT NULL,
	"one" uuid NOT NULL,
	"other" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "song_waivers_user_id_contradiction_pk" PRIMARY KEY("user_id","contradiction")
);
--> statement-breakpoint
ALTER TABLE "song_links" ADD CONSTRAINT "song_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_links" ADD CONSTRAINT "song_links_one_documents_id_fk" FOREIGN KEY ("one") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_links" ADD CONSTRAINT "song_links_other_documents_id_fk" FOREIGN KEY ("other") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_waivers" ADD CONSTRAINT "song_waivers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_waivers" ADD CONSTRAINT "song_waivers_one_documents_id_fk" FOREIGN KEY ("one") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "song_waivers" ADD CONSTRAINT "song_waivers_other_documents_id_fk" FOREIGN KEY ("other") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "song_links_one" ON "song_links" USING btree ("one");--> statement-breakpoint
CREATE INDEX "song_links_other" ON "song_links" USING btree ("other");--> statement-breakpoint
CREATE INDEX "song_waivers_one" ON "song_waivers" USING btree ("one");--> statement-breakpoint
CREATE INDEX "song_waivers_other" ON "song_waivers" USING btree ("other");--> statement-breakpoint
CREATE TRIGGER "song_links_of_users" BEFORE INSERT ON "song_links" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
--> statement-breakpoint
CREATE TRIGGER "song_waivers_of_users" BEFORE INSERT ON "song_waivers" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
