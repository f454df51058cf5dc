SELECT own_club('products', 'bundles', 'bundle_items', 'plan_discounts', 'discount_codes', 'stock', 'reservations', 'waiting_places');
--> statement-breakpoint
SELECT public_content('products', 'bundles', 'bundle_items', 'plan_discounts');
--> statement-breakpoint
-- What is not offered does not exist for the public side, whatever a query forgets to ask.
ALTER POLICY public_content ON products USING (is_active);
--> statement-breakpoint
ALTER POLICY public_content ON plan_discounts USING (is_active);
--> statement-breakpoint
-- How many are left is public; a sale makes the club's pages old only where they say a number that somebody minds.
CREATE POLICY public_content ON stock FOR SELECT TO clubhouse_reader USING (true);
--> statement-breakpoint
GRANT SELECT (club_id, id, remaining) ON stock TO clubhouse_reader;
--> statement-breakpoint
CREATE TRIGGER club_changed AFTER UPDATE ON stock FOR EACH ROW
  WHEN (OLD.remaining IS DISTINCT FROM NEW.remaining AND least(OLD.remaining, NEW.remaining) <= 100)
  EXECUTE FUNCTION tell_club_changed();
--> statement-breakpoint
ALTER TABLE products
  ADD CONSTRAINT products_type CHECK (type IN ('Plan', 'Bundle', 'Lotto', 'Draw', 'ShopItem', 'EventTicket')),
  ADD CONSTRAINT products_slug_usable CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT products_name_short CHECK (char_length(name) BETWEEN 1 AND 100);
--> statement-breakpoint
ALTER TABLE programs ADD CONSTRAINT programs_ends_on_plain CHECK (ends_on ~ '^\d{4}-\d{2}-\d{2}$');
--> statement-breakpoint
ALTER TABLE plans
  ADD CONSTRAINT plans_ages CHECK (age_from >= 0 AND age_to >= 0 AND age_from <= age_to),
  ADD CONSTRAINT plans_age_on_plain CHECK (age_on ~ '^\d{4}-\d{2}-\d{2}$'),
  ADD CONSTRAINT plans_open_before_closed CHECK (opens_at < closes_at);
--> statement-breakpoint
ALTER TABLE bundles
  ADD CONSTRAINT bundles_prices CHECK (flat_price >= 0 AND price_cap >= 0),
  ADD CONSTRAINT bundles_priced CHECK (is_dynamic_pricing OR flat_price IS NOT NULL OR price_cap IS NOT NULL),
  ADD CONSTRAINT bundles_valid_plain CHECK (valid_from ~ '^\d{4}-\d{2}-\d{2}$' AND valid_to ~ '^\d{4}-\d{2}-\d{2}$' AND valid_from <= valid_to),
  ADD CONSTRAINT bundles_limits CHECK (adults_min >= 0 AND juveniles_min >= 0 AND adults_min <= adults_max AND juveniles_min <= juveniles_max);
--> statement-breakpoint
ALTER TABLE bundle_items ADD CONSTRAINT bundle_items_limits
  CHECK (price_in_bundle >= 0 AND min_allowed >= 0 AND min_allowed <= max_allowed);
--> statement-breakpoint
ALTER TABLE plan_discounts ADD CONSTRAINT plan_discounts_type CHECK (type IN ('percentage', 'fixed'));
--> statement-breakpoint
ALTER TABLE discount_codes
  ADD CONSTRAINT discount_codes_type CHECK (type IN ('percentage', 'fixed')),
  ADD CONSTRAINT discount_codes_amount CHECK (amount > 0 AND (type = 'fixed' OR amount <= 100)),
  ADD CONSTRAINT discount_codes_capitals CHECK (code = upper(code) AND char_length(code) BETWEEN 1 AND 64),
  ADD CONSTRAINT discount_codes_limit CHECK (used >= 0 AND used <= use_limit);
--> statement-breakpoint
ALTER TABLE reservations
  ADD CONSTRAINT reservations_holder CHECK (holder IN ('order', 'offer')),
  ADD CONSTRAINT reservations_state CHECK (state IN ('held', 'sold', 'released'));
--> statement-breakpoint
ALTER TABLE waiting_places ADD CONSTRAINT waiting_places_status
  CHECK (status IN ('waiting', 'offered', 'taken', 'passed', 'left') AND (status <> 'offered' OR offered_until IS NOT NULL));
--> statement-breakpoint
CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON programs FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
--> statement-breakpoint
CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON plans FOR EACH ROW EXECUTE FUNCTION tell_club_changed();
