SELECT only_these_rules('body_lists', 'body_list_lines', 'body_marks', 'body_accesses', 'body_messages', 'body_message_clubs');

SELECT own_club('body_accesses', 'body_message_clubs');

CREATE POLICY own_body ON body_lists TO clubhouse_body USING (governing_body_id = current_body()) WITH CHECK (governing_body_id = current_body());

CREATE POLICY own_body ON body_list_lines TO clubhouse_body USING (governing_body_id = current_body()) WITH CHECK (governing_body_id = current_body());

CREATE POLICY own_body ON body_marks TO clubhouse_body USING (governing_body_id = current_body()) WITH CHECK (governing_body_id = current_body());

GRANT SELECT, INSERT, DELETE ON body_lists, body_list_lines, body_marks TO clubhouse_body;

GRANT UPDATE (mark, marked_at, marked_by, marked_by_name) ON body_marks TO clubhouse_body;

-- A club decides what was asked; it neither asks in a body's name nor takes away what was.
REVOKE INSERT, UPDATE, DELETE ON body_accesses FROM clubhouse_app;

GRANT UPDATE (state, decided_at, decided_by, until) ON body_accesses TO clubhouse_app;

CREATE POLICY own_body ON body_accesses TO clubhouse_body USING (governing_body_id = current_body())
  WITH CHECK (governing_body_id = current_body() AND state = 'asked' AND until IS NULL
    AND club_id IN (SELECT a.club_id FROM club_affiliations a WHERE a.governing_body_id = current_body()));

GRANT SELECT, INSERT ON body_accesses TO clubhouse_body;

CREATE POLICY platform ON body_messages TO clubhouse_platform USING (true) WITH CHECK (true);

-- A club reads what was written to it; it neither writes in a body's name nor takes away what it was told.
REVOKE INSERT, UPDATE, DELETE ON body_message_clubs FROM clubhouse_app;

CREATE POLICY to_own_club ON body_messages FOR SELECT TO clubhouse_app
  USING (EXISTS (SELECT FROM body_message_clubs c WHERE c.club_id = current_club()
    AND c.governing_body_id = body_messages.governing_body_id AND c.message_id = body_messages.id));

GRANT SELECT ON body_messages TO clubhouse_app;

CREATE POLICY own_body ON body_messages TO clubhouse_body USING (governing_body_id = current_body())
  WITH CHECK (governing_body_id = current_body());

GRANT SELECT, INSERT ON body_messages TO clubhouse_body;

-- To its own clubs only; what became of the mails is not the body's to say.
CREATE POLICY own_body ON body_message_clubs TO clubhouse_body USING (governing_body_id = current_body())
  WITH CHECK (governing_body_id = current_body() AND sent = 0 AND failed = 0
    AND club_id IN (SELECT a.club_id FROM club_affiliations a WHERE a.governing_body_id = current_body()));

GRANT SELECT, INSERT ON body_message_clubs TO clubhouse_body;

-- The platform sends the mails: it reads what they say and notes what became of them.
GRANT SELECT ON body_messages TO clubhouse_platform;

CREATE POLICY platform ON body_message_clubs TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT, UPDATE (sent, failed) ON body_message_clubs TO clubhouse_platform;
