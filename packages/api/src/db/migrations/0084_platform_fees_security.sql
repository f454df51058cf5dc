SELECT own_club('platform_fees');
--> statement-breakpoint
ALTER TABLE platform_fees ADD CONSTRAINT platform_fees_bounded CHECK (basis_points BETWEEN 0 AND 2000 AND fixed BETWEEN 0 AND 500);
--> statement-breakpoint
-- What was agreed stays known: a new rate is a new row.
REVOKE UPDATE, DELETE ON platform_fees FROM clubhouse_app;
