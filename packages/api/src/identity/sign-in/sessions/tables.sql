SELECT only_these_rules('guests', 'sessions', 'tokens', 'mailed_codes', 'link_codes');

SELECT platform_only('guests', 'sessions', 'tokens', 'mailed_codes', 'link_codes');

CREATE POLICY own_club ON guests TO clubhouse_app USING (club_id = current_club()) WITH CHECK (club_id = current_club());

GRANT SELECT ON guests TO clubhouse_app;
