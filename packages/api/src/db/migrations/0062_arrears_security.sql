SELECT own_club('arrears_cases');
--> statement-breakpoint
SELECT own_club('write_offs');
--> statement-breakpoint
-- What two people decided stays to be seen.
REVOKE DELETE ON write_offs FROM clubhouse_app;
