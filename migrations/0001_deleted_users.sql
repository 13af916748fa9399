-- Nothing is written for somebody who is being deleted: whoever writes waits until the deletion is over, and is then refused with the
-- SQLSTATE `UD001` and the user's id as its detail (`server/http/errors.ts`). Every table that names users has the trigger.
CREATE FUNCTION "require_user"(wanted uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF wanted IS NULL THEN RETURN; END IF;
  PERFORM FROM public.users WHERE id = wanted AND deleted_at IS NULL FOR KEY SHARE;
  IF NOT FOUND THEN RAISE EXCEPTION 'this user is deleted' USING ERRCODE = 'UD001', DETAIL = wanted; END IF;
END $$;
--> statement-breakpoint
-- Its arguments are the columns that name users.
CREATE FUNCTION "require_users"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  named text;
  wanted uuid;
BEGIN
  FOREACH named IN ARRAY TG_ARGV LOOP
    EXECUTE format('SELECT ($1).%I', named) INTO wanted USING NEW;
    PERFORM public.require_user(wanted);
  END LOOP;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "require_session_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.require_user((NEW.sess -> 'passport' ->> 'user')::uuid);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "require_document_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM public.require_user((SELECT owner_id FROM public.documents WHERE id = NEW.document_id));
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_deleted_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'this user is deleted' USING ERRCODE = 'UD001', DETAIL = OLD.id;
END $$;
--> statement-breakpoint
-- An event is for somebody else's act, too: it is left out, and the act is done.
CREATE FUNCTION "skip_deleted_user"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.users WHERE id = NEW.user_id AND deleted_at IS NULL FOR KEY SHARE;
  IF FOUND THEN RETURN NEW; END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_links_of_users" BEFORE INSERT ON "account_links" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
--> statement-breakpoint
CREATE TRIGGER "admin_events_of_users" BEFORE INSERT ON "admin_events" FOR EACH ROW EXECUTE FUNCTION "require_users"('actor_id');
--> statement-breakpoint
CREATE TRIGGER "avatars_of_users" BEFORE INSERT ON "avatars" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
--> statement-breakpoint
CREATE TRIGGER "blocks_of_users" BEFORE INSERT ON "blocks" FOR EACH ROW EXECUTE FUNCTION "require_users"('blocker_id', 'blocked_id');
--> statement-breakpoint
CREATE TRIGGER "collaboration_messages_of_users" BEFORE INSERT ON "collaboration_messages" FOR EACH ROW EXECUTE FUNCTION "require_users"('sender_id');
--> statement-breakpoint
CREATE TRIGGER "collaboration_requests_of_users" BEFORE INSERT ON "collaboration_requests" FOR EACH ROW EXECUTE FUNCTION "require_users"('sender_id', 'receiver_id');
--> statement-breakpoint
CREATE TRIGGER "consent_requests_of_users" BEFORE INSERT ON "consent_requests" FOR EACH ROW EXECUTE FUNCTION "require_users"('requested_by');
--> statement-breakpoint
CREATE TRIGGER "data_exports_of_users" BEFORE INSERT ON "data_exports" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
--> statement-breakpoint
CREATE TRIGGER "document_edits_of_users" BEFORE INSERT ON "document_edits" FOR EACH ROW EXECUTE FUNCTION "require_users"('saved_by');
--> statement-breakpoint
CREATE TRIGGER "recovery_codes_of_users" BEFORE INSERT ON "recovery_codes" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
--> statement-breakpoint
CREATE TRIGGER "refunds_of_users" BEFORE INSERT ON "refunds" FOR EACH ROW EXECUTE FUNCTION "require_users"('requested_by');
--> statement-breakpoint
CREATE TRIGGER "reviews_of_users" BEFORE INSERT ON "reviews" FOR EACH ROW EXECUTE FUNCTION "require_users"('owner_id');
--> statement-breakpoint
CREATE TRIGGER "tickets_of_users" BEFORE INSERT ON "tickets" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
--> statement-breakpoint
CREATE TRIGGER "two_factors_of_users" BEFORE INSERT ON "two_factors" FOR EACH ROW EXECUTE FUNCTION "require_users"('user_id');
--> statement-breakpoint
CREATE TRIGGER "documents_of_users" BEFORE INSERT OR UPDATE OF "content" ON "documents" FOR EACH ROW EXECUTE FUNCTION "require_users"('owner_id');
--> statement-breakpoint
CREATE TRIGGER "document_versions_of_users" BEFORE INSERT ON "document_versions" FOR EACH ROW EXECUTE FUNCTION "require_document_owner"();
--> statement-breakpoint
CREATE TRIGGER "payments_of_users" BEFORE INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION "require_users"('owner_id');
--> statement-breakpoint
CREATE TRIGGER "payments_forms_of_users" BEFORE UPDATE OF "form_sealed" ON "payments" FOR EACH ROW
  WHEN (NEW.form_sealed IS NOT NULL) EXECUTE FUNCTION "require_users"('owner_id');
--> statement-breakpoint
CREATE TRIGGER "sessions_of_users" BEFORE INSERT ON "sessions" FOR EACH ROW EXECUTE FUNCTION "require_session_user"();
--> statement-breakpoint
CREATE TRIGGER "live_events_of_users" BEFORE INSERT ON "live_events" FOR EACH ROW EXECUTE FUNCTION "skip_deleted_user"();
--> statement-breakpoint
CREATE TRIGGER "users_deleted_stay_blank" BEFORE UPDATE OF "email", "email_verified_at", "password_hash", "first_name", "last_name",
  "profile_image_url", "collaborator_role", "genres", "country", "bio", "sample_work_url", "budget_preference", "availability_status",
  "dark_mode", "language", "email_notifications", "document_signing_alerts", "payment_notifications", "marketing_emails" ON "users"
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION "refuse_deleted_user"();
