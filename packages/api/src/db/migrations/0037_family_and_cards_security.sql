SELECT own_club('membership_numbers');
--> statement-breakpoint
-- A number is given once: no club takes it back, or gives it to somebody else.
REVOKE UPDATE, DELETE ON membership_numbers FROM clubhouse_app;
--> statement-breakpoint
ALTER TABLE own_sign_ins ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE own_sign_ins FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY platform ON own_sign_ins TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON own_sign_ins TO clubhouse_platform;
--> statement-breakpoint
-- Whoever grows up takes along what their clubs keep of them, in all clubs at once or in none. The platform sees whose it is and
-- hands it on; what stands in it, it does not see.
GRANT SELECT (club_id, id, member_id, user_id), UPDATE (member_id, user_id) ON memberships TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY handing_over ON memberships TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT (club_id, id, member_id, given_by), UPDATE (member_id, given_by) ON form_answers TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY handing_over ON form_answers TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, DELETE, UPDATE (member_id) ON membership_numbers TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY handing_over ON membership_numbers TO clubhouse_platform USING (true) WITH CHECK (true);
