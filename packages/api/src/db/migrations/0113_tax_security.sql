SELECT own_club('tax_registrations', 'tax_rates', 'product_tax_rates');
--> statement-breakpoint
ALTER TABLE order_items ADD CONSTRAINT order_items_tax CHECK ((tax_name IS NULL) = (tax_rate IS NULL) AND tax_rate BETWEEN 0 AND 10000);
--> statement-breakpoint
-- What a line has of tax is found by its rate, so no tax is booked without one.
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_tax
  CHECK ((tax_name IS NULL) = (tax_rate IS NULL) AND (account NOT LIKE 'tax:%' OR tax_rate IS NOT NULL));
--> statement-breakpoint
-- The tax that a gross sum contains, half a cent rounded away from nothing: `taxIn` of the domain, for the books.
CREATE FUNCTION tax_in(gross bigint, rate integer) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT round(gross::numeric * rate / (10000 + rate))::bigint $$;
--> statement-breakpoint
-- What of a gross sum lies below a cut of its whole: `grossByRate` of the domain.
CREATE FUNCTION gross_up_to(gross bigint, up_to bigint, whole bigint) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT round(gross::numeric * up_to / whole)::bigint $$;
--> statement-breakpoint
-- Written by those who run the platform, read by the club; never changed.
ALTER TABLE platform_settlements ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE platform_settlements FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_club ON platform_settlements FOR SELECT TO clubhouse_app USING (club_id = current_club());
--> statement-breakpoint
CREATE POLICY platform ON platform_settlements TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON platform_settlements TO clubhouse_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON platform_settlements TO clubhouse_platform;
