SELECT only_these_rules('guests', 'sessions', 'tokens', 'mailed_codes', 'link_codes', 'rate_counters');

SELECT platform_only('guests', 'sessions', 'tokens', 'mailed_codes', 'link_codes', 'rate_counters');

CREATE POLICY own_club ON guests TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

GRANT SELECT ON guests TO clubhouse_app;
