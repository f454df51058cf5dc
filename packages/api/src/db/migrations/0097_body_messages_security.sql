DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['body_messages', 'body_sso_tests'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY platform ON %I TO clubhouse_platform USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT own_club('body_message_clubs');
--> statement-breakpoint
-- A club reads what was written to it; it neither writes in a body's name nor takes away what it was told.
REVOKE INSERT, UPDATE, DELETE ON body_message_clubs FROM clubhouse_app;
--> statement-breakpoint
CREATE POLICY to_own_club ON body_messages FOR SELECT TO clubhouse_app
  USING (EXISTS (SELECT FROM body_message_clubs c WHERE c.club_id = current_club()
    AND c.governing_body_id = body_messages.governing_body_id AND c.message_id = body_messages.id));
--> statement-breakpoint
GRANT SELECT ON body_messages TO clubhouse_app;
--> statement-breakpoint
CREATE POLICY own_body ON body_messages TO clubhouse_body USING (governing_body_id = current_body())
  WITH CHECK (governing_body_id = current_body());
--> statement-breakpoint
GRANT SELECT, INSERT ON body_messages TO clubhouse_body;
--> statement-breakpoint
-- To its own clubs only; what became of the mails is not the body's to say.
CREATE POLICY own_body ON body_message_clubs TO clubhouse_body USING (governing_body_id = current_body())
  WITH CHECK (governing_body_id = current_body() AND sent = 0 AND failed = 0
    AND club_id IN (SELECT a.club_id FROM club_affiliations a WHERE a.governing_body_id = current_body()));
--> statement-breakpoint
GRANT SELECT, INSERT ON body_message_clubs TO clubhouse_body;
--> statement-breakpoint
-- The platform sends the mails: it reads what they say and notes what became of them.
GRANT SELECT ON body_messages TO clubhouse_platform;
--> statement-breakpoint
CREATE POLICY platform ON body_message_clubs TO clubhouse_platform USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT, UPDATE (sent, failed) ON body_message_clubs TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE body_messages ADD CONSTRAINT body_messages_bounded CHECK (
  char_length(subject) BETWEEN 1 AND 120 AND char_length(content) BETWEEN 1 AND 10000 AND char_length(reply_to) BETWEEN 3 AND 254);
--> statement-breakpoint
ALTER TABLE body_message_clubs ADD CONSTRAINT body_message_clubs_counted CHECK (
  people >= 0 AND sent >= 0 AND failed >= 0 AND sent + failed <= people);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON body_sso_tests TO clubhouse_platform;
--> statement-breakpoint
ALTER TABLE body_sso_tests ADD CONSTRAINT body_sso_tests_bounded CHECK (
  char_length(outcome) <= 60 AND char_length(passed_with) <= 64 AND octet_length(said::text) <= 65536);
--> statement-breakpoint
ALTER TABLE saml_requests DROP CONSTRAINT saml_requests_test_of_somebody,
  ADD CONSTRAINT saml_requests_test_of_somebody CHECK (num_nonnulls(tests_for, tests_for_body) = num_nonnulls(tested_by));
