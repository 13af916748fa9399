CREATE TABLE "contact_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"publishing" jsonb NOT NULL,
	"master" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"stage_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_sets" ADD CONSTRAINT "contact_sets_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_sets_name" ON "contact_sets" USING btree ("owner_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_person" ON "contacts" USING btree ("owner_id",lower("name"),"email");--> statement-breakpoint
CREATE INDEX "contacts_account" ON "contacts" USING btree ("account_id") WHERE "contacts"."account_id" is not null;--> statement-breakpoint
CREATE TRIGGER "contact_sets_of_users" BEFORE INSERT ON "contact_sets" FOR EACH ROW EXECUTE FUNCTION "require_users"('owner_id');
--> statement-breakpoint
CREATE TRIGGER "contacts_of_users" BEFORE INSERT ON "contacts" FOR EACH ROW EXECUTE FUNCTION "require_users"('owner_id', 'account_id');
--> statement-breakpoint
INSERT INTO "contacts" ("id", "owner_id", "name", "email", "role", "created_at", "last_used_at")
SELECT gen_random_uuid(), owner_id, name, email, role, used_at, used_at FROM (
  SELECT DISTINCT ON (d.owner_id, lower(p.name), p.email)
    d.owner_id, p.name, coalesce(p.email, '') AS email, coalesce(p.role, '') AS role, d.created_at AS used_at
  FROM documents d JOIN users u ON u.id = d.owner_id CROSS JOIN LATERAL (
    SELECT h ->> 'name', lower(h ->> 'email'), h ->> 'role'
    FROM jsonb_array_elements(coalesce(d.content -> 'publishing', '[]') || coalesce(d.content -> 'master', '[]')) h
    WHERE d.type = 'split_sheet'
    UNION ALL VALUES
      (d.content #>> '{formData,artistName}', d.content #>> '{formData,artistEmail}', 'Artist'),
      (d.content #>> '{formData,producerName}', d.content #>> '{formData,producerEmail}', 'Producer'),
      (d.content #>> '{formData,primaryArtist}', d.content #>> '{formData,primaryArtistEmail}', 'Primary Artist'),
      (d.content #>> '{formData,featuredArtist}', d.content #>> '{formData,featuredArtistEmail}', 'Featured Artist')
  ) AS p(name, email, role)
  WHERE d.hidden_at IS NULL AND u.deleted_at IS NULL AND trim(p.name) <> '' AND coalesce(p.email, '') <> u.email
  ORDER BY d.owner_id, lower(p.name), p.email, d.created_at DESC) AS people;
--> statement-breakpoint
DELETE FROM "contacts" c WHERE c.email = '' AND EXISTS (
  SELECT FROM "contacts" o WHERE o.owner_id = c.owner_id AND lower(o.name) = lower(c.name) AND o.email <> '');
--> statement-breakpoint
INSERT INTO "contacts" ("id", "owner_id", "name", "account_id", "created_at", "last_used_at")
SELECT gen_random_uuid(), owner.id, partner.name, partner.id, r.responded_at, r.responded_at
FROM collaboration_requests r
JOIN users owner ON owner.id IN (r.sender_id, r.receiver_id)
JOIN LATERAL (
  SELECT u.id, trim(u.first_name || ' ' || u.last_name) AS name FROM users u
  WHERE u.id = CASE owner.id WHEN r.sender_id THEN r.receiver_id ELSE r.sender_id END AND u.deleted_at IS NULL
) AS partner ON partner.name <> ''
WHERE r.status = 'accepted' AND owner.deleted_at IS NULL AND r.responded_at IS NOT NULL AND NOT EXISTS (
  SELECT FROM "contacts" c WHERE c.owner_id = owner.id AND lower(c.name) = lower(partner.name))
ON CONFLICT DO NOTHING;
