SELECT only_these_rules('products', 'programs', 'plans', 'bundles', 'bundle_items', 'plan_discounts', 'discount_codes');

SELECT own_club('products', 'bundles', 'bundle_items', 'plan_discounts', 'discount_codes');

SELECT public_content('products', 'bundles', 'bundle_items', 'plan_discounts');

CREATE POLICY own_club ON programs TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

CREATE POLICY own_club ON plans TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

GRANT SELECT, INSERT, DELETE ON programs, plans TO clubhouse_app;

CREATE POLICY public_content ON programs FOR SELECT TO clubhouse_reader USING (true);

CREATE POLICY public_content ON plans FOR SELECT TO clubhouse_reader USING (true);

GRANT SELECT ON programs, plans TO clubhouse_reader;

-- Versions and answers are written once: nothing may change what somebody was asked or has said.
GRANT UPDATE ON programs, plans TO clubhouse_app;

ALTER POLICY public_content ON plan_discounts USING (is_active);

CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON programs FOR EACH ROW EXECUTE FUNCTION tell_club_changed();

CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON plans FOR EACH ROW EXECUTE FUNCTION tell_club_changed();

-- What a club has switched off is out of sight of the public side, whatever a query forgets.
ALTER POLICY public_content ON products USING (is_active AND EXISTS (
  SELECT FROM clubs c WHERE c.id = products.club_id AND is_sold(c.features, products.type)));

CREATE POLICY affiliated ON products FOR SELECT TO clubhouse_body
  USING (club_id = ANY (affiliated_clubs()));

GRANT SELECT (club_id, id, name) ON products TO clubhouse_body;
