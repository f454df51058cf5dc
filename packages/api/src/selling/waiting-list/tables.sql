SELECT only_these_rules('waiting_places');

SELECT own_club('waiting_places');

GRANT SELECT (club_id, id, plan_id, status, offered_until, joined_at) ON waiting_places TO clubhouse_platform;

CREATE POLICY worker ON waiting_places FOR SELECT TO clubhouse_platform USING (true);

-- Who offers places looks for lines in all clubs, and learns nobody's name by it; what it does there it does as the club.
CREATE POLICY platform_finds_lines ON waiting_places FOR SELECT TO clubhouse_platform USING (true);

GRANT SELECT (club_id, plan_id, user_id, status, offered_until) ON waiting_places TO clubhouse_platform;

SELECT only_these_rules('waiting_people');

SELECT own_club('waiting_people');

-- A child who grew up and has an account of their own waits no more with the family.
GRANT SELECT (club_id, member_id), DELETE ON waiting_people TO clubhouse_platform;

CREATE POLICY handing_over ON waiting_people TO clubhouse_platform USING (true);
