SELECT only_these_rules('club_erasures');

SELECT own_club('club_erasures');

-- Whoever does what has come due works for all clubs, and does it as each of them.
CREATE POLICY platform ON club_erasures FOR SELECT TO clubhouse_platform USING (true);

GRANT SELECT (club_id, person_id, due_at) ON club_erasures TO clubhouse_platform;
