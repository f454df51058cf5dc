ALTER TABLE users
  ADD CONSTRAINT users_email_lower CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254),
  ADD CONSTRAINT users_names_filled CHECK (first_name <> '' AND last_name <> '');
--> statement-breakpoint
ALTER TABLE club_roles ADD CONSTRAINT club_roles_known CHECK (role IN ('member', 'admin', 'owner', 'group_manager'));
--> statement-breakpoint
ALTER TABLE platform_roles
  ADD CONSTRAINT platform_roles_known CHECK (role IN ('super-user', 'xgb')),
  ADD CONSTRAINT platform_roles_body CHECK ((role = 'xgb') = (governing_body_id IS NOT NULL));
--> statement-breakpoint
ALTER TABLE governing_bodies ADD CONSTRAINT governing_bodies_sso_mode_known CHECK (sso_mode IN ('off', 'optional', 'mandatory'));
--> statement-breakpoint
ALTER TABLE related_people
  ADD CONSTRAINT related_people_kind_known CHECK (kind IN ('adult', 'juvenile')),
  ADD CONSTRAINT related_people_date CHECK (date_of_birth IS NULL OR date_of_birth ~ '^\d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
ALTER TABLE sessions ADD CONSTRAINT sessions_of_somebody CHECK ((user_id IS NULL) <> (guest_id IS NULL));
--> statement-breakpoint
ALTER TABLE tokens ADD CONSTRAINT tokens_kind_known CHECK (kind IN ('access', 'refresh'));
--> statement-breakpoint
ALTER TABLE mailed_codes
  ADD CONSTRAINT mailed_codes_purpose_known CHECK (purpose IN ('recovery', 'invitation')),
  -- The last word on guessing: no code path can count beyond it.
  ADD CONSTRAINT mailed_codes_tries CHECK (tries BETWEEN 0 AND 5);
--> statement-breakpoint
ALTER TABLE link_codes ADD CONSTRAINT link_codes_purpose_known CHECK (purpose IN ('verify-email', 'sign-in')),
  ADD CONSTRAINT link_codes_sign_in_is_bound CHECK (purpose <> 'sign-in' OR (browser_hash IS NOT NULL AND site IS NOT NULL AND method IS NOT NULL));
--> statement-breakpoint
ALTER TABLE identity_providers ADD CONSTRAINT identity_providers_of_one CHECK ((club_id IS NULL) <> (governing_body_id IS NULL));
--> statement-breakpoint
-- Lost with a crash, which costs nothing but a fresh start of the counting.
ALTER TABLE rate_counters SET UNLOGGED;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO clubhouse_platform;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['users', 'governing_bodies', 'club_affiliations', 'club_roles', 'platform_roles',
    'related_people', 'terms_acceptances', 'guests', 'sessions', 'tokens', 'mailed_codes', 'link_codes',
    'rate_counters', 'audit_events', 'outbox', 'identity_providers', 'identity_links', 'saml_requests', 'saml_seen'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY platform ON %I TO clubhouse_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO clubhouse_platform', name);
  END LOOP;
  -- What a club itself may reach of these, it reaches for its own rows only.
  FOREACH name IN ARRAY ARRAY['club_affiliations', 'club_roles', 'guests', 'audit_events', 'outbox'] LOOP
    EXECUTE format('CREATE POLICY own_club ON %I TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club())', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON club_roles TO clubhouse_app;
--> statement-breakpoint
GRANT SELECT ON club_affiliations, guests TO clubhouse_app;
--> statement-breakpoint
-- An audit is added to and read, never changed.
REVOKE UPDATE, DELETE ON audit_events FROM clubhouse_platform;
--> statement-breakpoint
GRANT SELECT, INSERT ON audit_events TO clubhouse_app;
--> statement-breakpoint
GRANT INSERT ON outbox TO clubhouse_app;
--> statement-breakpoint
-- A club sees who its people are, and nothing with which somebody could sign in.
CREATE POLICY own_people ON users FOR SELECT TO clubhouse_app USING (EXISTS (
  SELECT FROM club_roles r WHERE r.user_id = users.id AND r.club_id = current_club()));
--> statement-breakpoint
GRANT SELECT (id, email, email_verified_at, first_name, last_name, mobile, address, receive_updates, created_at) ON users TO clubhouse_app;
--> statement-breakpoint
CREATE POLICY platform_reads ON clubs FOR SELECT TO clubhouse_platform USING (true);
--> statement-breakpoint
GRANT SELECT (id, slug, name, theme, logo_image_id, sso_mode, sso_icon, sso_button_text, sso_help_url,
  sso_governing_body_id, sign_up_open) ON clubs TO clubhouse_platform;
--> statement-breakpoint
GRANT SELECT (sign_up_open) ON clubs TO clubhouse_reader;
--> statement-breakpoint
-- The worker is woken instead of asking all the time.
CREATE FUNCTION tell_outbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outbox', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER outbox_filled AFTER INSERT ON outbox FOR EACH STATEMENT EXECUTE FUNCTION tell_outbox();
