SELECT own_club('sso_tests');
--> statement-breakpoint
ALTER TABLE sso_tests ADD CONSTRAINT sso_tests_bounded CHECK (
  char_length(outcome) <= 60 AND char_length(passed_with) <= 64 AND octet_length(said::text) <= 65536);
--> statement-breakpoint
-- The platform throws away what was said, and learns no more than when.
CREATE POLICY platform ON sso_tests TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT (club_id, tested_at, said), UPDATE (said) ON sso_tests TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE saml_requests ADD CONSTRAINT saml_requests_test_of_somebody CHECK ((tests_for IS NULL) = (tested_by IS NULL));
