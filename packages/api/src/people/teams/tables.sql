SELECT only_these_rules('team_events', 'team_event_players');

SELECT own_club('team_events', 'team_event_players');

-- Pages show own matches: a match that is added, moved or called off makes kept pages old.
CREATE TRIGGER club_changed AFTER INSERT OR UPDATE OR DELETE ON team_events FOR EACH ROW EXECUTE FUNCTION tell_club_changed();

-- Which are to be asked about is found out for all clubs at once; what they are about is the club's own.
CREATE POLICY platform ON team_events FOR SELECT TO clubhouse_platform USING (true);

GRANT SELECT (club_id, id, starts_at, asks, asked_at, off_at) ON team_events TO clubhouse_platform;

-- Who came and who could not goes by its age alone, notes first.
CREATE POLICY platform ON team_event_players TO clubhouse_platform USING (true) WITH CHECK (true);

GRANT SELECT (club_id, event_id, note), UPDATE (note), DELETE ON team_event_players TO clubhouse_platform;
