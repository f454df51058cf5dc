SELECT own_club('provider_failures');
--> statement-breakpoint
-- What was taken off is as invisible as if it were gone, whatever a query forgets.
ALTER POLICY public_content ON sponsors USING (removed_at IS NULL);
--> statement-breakpoint
ALTER TABLE sponsors ADD CONSTRAINT sponsors_days CHECK (ends_on >= starts_on);
--> statement-breakpoint
-- DATA-52: which of a club's features a type of product is sold by.
CREATE FUNCTION is_sold(features text[], type text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE type WHEN 'Plan' THEN 'Membership' WHEN 'Bundle' THEN 'Membership' WHEN 'Lotto' THEN 'Lotto'
    WHEN 'Draw' THEN 'Draw' ELSE 'Shop' END = ANY (features)
$$;
--> statement-breakpoint
-- What a club has switched off is out of sight of the public side, whatever a query forgets.
ALTER POLICY public_content ON products USING (is_active AND EXISTS (
  SELECT FROM clubs c WHERE c.id = products.club_id AND is_sold(c.features, products.type)));
