-- The roles named here are made before any migration runs (db/roles.ts): they belong to the whole cluster.
GRANT USAGE ON SCHEMA drizzle TO clubhouse_app;
--> statement-breakpoint
GRANT SELECT ON drizzle.__drizzle_migrations TO clubhouse_app;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO clubhouse_app, clubhouse_reader;
--> statement-breakpoint
ALTER TABLE clubs
  ADD CONSTRAINT clubs_slug_usable CHECK (slug ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$' AND slug NOT IN ('backoffice', 'myaccount', 'su', 'xgb')),
  ADD CONSTRAINT clubs_currency_known CHECK (currency IN ('GBP', 'EUR', 'AUD', 'NZD', 'USD', 'CAD')),
  ADD CONSTRAINT clubs_sso_mode_known CHECK (sso_mode IN ('off', 'optional', 'mandatory')),
  ADD CONSTRAINT clubs_logo FOREIGN KEY (id, logo_image_id) REFERENCES images (club_id, id) ON DELETE SET NULL (logo_image_id),
  ADD CONSTRAINT clubs_layout FOREIGN KEY (id, layout_image_id) REFERENCES images (club_id, id) ON DELETE SET NULL (layout_image_id),
  ADD CONSTRAINT clubs_sponsors_background FOREIGN KEY (id, sponsors_background_image_id) REFERENCES images (club_id, id) ON DELETE SET NULL (sponsors_background_image_id);
--> statement-breakpoint
ALTER TABLE articles
  ADD CONSTRAINT articles_type_known CHECK (type IN ('News', 'Page', 'Article', 'About Us')),
  -- One spelling everywhere; 'club' is the name of the club's own share card.
  ADD CONSTRAINT articles_slug_usable CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 200 AND slug <> 'club'),
  ADD CONSTRAINT articles_summary_short CHECK (char_length(summary) <= 2000),
  ADD CONSTRAINT articles_status_known CHECK (status IN ('draft', 'published')),
  ADD CONSTRAINT articles_published_has_date CHECK (status <> 'published' OR published_at IS NOT NULL);
--> statement-breakpoint
ALTER TABLE menu_items
  ADD CONSTRAINT menu_items_type_known CHECK (type IN ('External', 'Product', 'Page', 'Section')),
  ADD CONSTRAINT menu_items_kind_known CHECK ((type = 'Product') = (kind IS NOT NULL) AND (kind IS NULL OR kind IN ('MembershipPage', 'LotteryPage', 'DrawPage', 'ShopPage')));
--> statement-breakpoint
-- Which club the transaction works for; NULL when none was set, so that nothing matches.
CREATE FUNCTION current_club() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.club_id', true), '')::uuid $$;
--> statement-breakpoint
ALTER TABLE clubs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE clubs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_club ON clubs USING (id = current_club()) WITH CHECK (id = current_club());
--> statement-breakpoint
CREATE POLICY public_content ON clubs FOR SELECT TO clubhouse_reader USING (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON clubs TO clubhouse_app;
--> statement-breakpoint
-- Every column but comet_api_key: a provider's key is not public content.
GRANT SELECT (id, slug, name, currency, time_zone, logo_image_id, layout_image_id, sponsors_background_image_id,
  address_line1, address_city, address_county, address_country, longitude, latitude, display_address,
  facebook, twitter, instagram, banner, theme, features, on_behalf_of, domain_payment_method,
  comortais_organisation_id, comortais_club_id, comet_organization_id, has_comet_key,
  sso_mode, sso_icon, sso_button_text, sso_help_url, sso_governing_body_id, created_at) ON clubs TO clubhouse_reader;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['club_domains', 'images', 'articles', 'sponsors', 'menu_items'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_club ON %I USING (club_id = current_club()) WITH CHECK (club_id = current_club())', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO clubhouse_app', name);
    EXECUTE format('GRANT SELECT ON %I TO clubhouse_reader', name);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY public_content ON club_domains FOR SELECT TO clubhouse_reader USING (true);
--> statement-breakpoint
CREATE POLICY public_content ON images FOR SELECT TO clubhouse_reader USING (true);
--> statement-breakpoint
CREATE POLICY public_content ON sponsors FOR SELECT TO clubhouse_reader USING (true);
--> statement-breakpoint
CREATE POLICY public_content ON menu_items FOR SELECT TO clubhouse_reader USING (true);
--> statement-breakpoint
-- A draft stays invisible to the public side whatever a query forgets.
CREATE POLICY public_content ON articles FOR SELECT TO clubhouse_reader USING (status = 'published');
--> statement-breakpoint
-- Instants leave the database in the one form that the contract knows.
CREATE FUNCTION iso(moment timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
--> statement-breakpoint
-- DATA-04: an image as the list that the contract knows; empty when there is none.
CREATE FUNCTION image_list(image images) RETURNS json LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT CASE WHEN image.id IS NULL THEN '[]'::json ELSE json_build_array(json_build_object(
    'size', 'original', 'filepath', image.filepath, 'filename', image.filename,
    'width', image.width, 'height', image.height, 'alt', image.alt)) END $$;
--> statement-breakpoint
-- Every process keeps rendered pages; a write tells them all which club's pages are old.
CREATE FUNCTION tell_club_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('club_changed', coalesce(NEW.club_id, OLD.club_id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_clubs_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('club_changed', coalesce(NEW.id, OLD.id)::text);
  IF TG_OP <> 'UPDATE' OR NEW.slug <> OLD.slug THEN PERFORM pg_notify('clubs_changed', ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_domains_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('clubs_changed', '');
  -- Canonical links name the domain.
  PERFORM pg_notify('club_changed', coalesce(NEW.club_id, OLD.club_id)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON clubs FOR EACH ROW EXECUTE FUNCTION tell_clubs_changed();
--> statement-breakpoint
CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON images FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
--> statement-breakpoint
CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON articles FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
--> statement-breakpoint
CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON sponsors FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
--> statement-breakpoint
CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON menu_items FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
--> statement-breakpoint
CREATE TRIGGER domains_changed AFTER INSERT OR UPDATE OR DELETE ON club_domains FOR EACH ROW EXECUTE FUNCTION tell_domains_changed();
--> statement-breakpoint
CREATE UNIQUE INDEX one_primary_domain ON club_domains (club_id) WHERE is_primary;
