SELECT only_these_rules('clubs', 'club_domains');

CREATE POLICY own_club ON clubs USING (id = current_club()) WITH CHECK (id = current_club());

CREATE POLICY public_content ON clubs FOR SELECT TO clubhouse_reader USING (true);

GRANT SELECT, INSERT, UPDATE, DELETE ON clubs TO clubhouse_app;

-- Every column but comet_api_key: a provider's key is not public content.
GRANT SELECT (id, slug, name, currency, time_zone, logo_image_id, layout_image_id, sponsors_background_image_id,
  address_line1, address_city, address_county, address_country, longitude, latitude, display_address,
  facebook, twitter, instagram, banner, theme, features, on_behalf_of, domain_payment_method,
  comortais_organisation_id, comortais_club_id, comet_organization_id, has_comet_key,
  sso_mode, sso_icon, sso_button_text, sso_help_url, sso_governing_body_id, created_at) ON clubs TO clubhouse_reader;

CREATE POLICY own_club ON club_domains USING (club_id = current_club()) WITH CHECK (club_id = current_club());

GRANT SELECT, INSERT, UPDATE, DELETE ON club_domains TO clubhouse_app;

GRANT SELECT ON club_domains TO clubhouse_reader;

CREATE POLICY public_content ON club_domains FOR SELECT TO clubhouse_reader USING (true);

CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON clubs FOR EACH ROW EXECUTE FUNCTION tell_clubs_changed();

CREATE TRIGGER domains_changed AFTER INSERT OR UPDATE OR DELETE ON club_domains FOR EACH ROW EXECUTE FUNCTION tell_domains_changed();

CREATE POLICY platform_reads ON clubs FOR SELECT TO clubhouse_platform USING (true);

GRANT SELECT (id, slug, name, theme, logo_image_id, sso_mode, sso_icon, sso_button_text, sso_help_url,
  sso_governing_body_id, sign_up_open) ON clubs TO clubhouse_platform;

GRANT SELECT (sign_up_open) ON clubs TO clubhouse_reader;

-- How old somebody is today depends on where today is.
GRANT SELECT (time_zone) ON clubs TO clubhouse_platform;

GRANT SELECT (hide_membership_plans_heading, membership_details_headline) ON clubs TO clubhouse_reader;

-- Amounts in a mail are written in the club's own currency.
GRANT SELECT (currency) ON clubs TO clubhouse_platform;

GRANT SELECT (second_factor) ON clubs TO clubhouse_platform;

-- Of the clubs affiliated to it a body reads who is registered, when they were born and by which plan: no e-mail, no number to call,
-- no answer, no money. A column that is not named here cannot be read, whatever a statement asks.
CREATE POLICY affiliated ON clubs FOR SELECT TO clubhouse_body
  USING (id = ANY (affiliated_clubs()));

GRANT SELECT (id, slug, name, time_zone) ON clubs TO clubhouse_body;

GRANT SELECT (features, address_country, time_zone, created_at, suspended_at) ON clubs TO clubhouse_platform;

GRANT SELECT (suspended_at) ON clubs TO clubhouse_reader;

GRANT SELECT ON club_domains TO clubhouse_platform;

CREATE POLICY platform_reads ON club_domains FOR SELECT TO clubhouse_platform USING (true);

GRANT SELECT (on_behalf_of, features) ON clubs TO clubhouse_platform;
