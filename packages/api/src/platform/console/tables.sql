SELECT only_these_rules('platform_entries');

-- A club reads who was there for the platform, and writes none of it.
CREATE POLICY own_club ON platform_entries FOR SELECT TO clubhouse_app USING (club_id = current_club());

CREATE POLICY platform ON platform_entries TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT ON platform_entries TO clubhouse_app;

-- It is ended and never taken back.
GRANT SELECT, INSERT, UPDATE (left_at) ON platform_entries TO clubhouse_platform;
