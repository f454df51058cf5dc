ALTER TABLE platform_fees ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE platform_fees FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A club reads what it is asked for, and says nothing of it. What was agreed stays known: a new rate is a new row.
CREATE POLICY own_club ON platform_fees FOR SELECT TO clubhouse_app USING (club_id = current_club());
--> statement-breakpoint
CREATE POLICY platform ON platform_fees TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON platform_fees TO clubhouse_app;
--> statement-breakpoint
GRANT SELECT, INSERT ON platform_fees TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE platform_fees ADD CONSTRAINT platform_fees_bounded CHECK (basis_points BETWEEN 0 AND 2000 AND fixed BETWEEN 0 AND 500);
